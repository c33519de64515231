// A page that boardwright itself has just opened here: what its button does is done as soon as it is seen.
const form = document.getElementById("at-once");
let sent = false;

function send() {
  if (sent || document.visibilityState !== "visible" || document.prerendering) return;
  sent = true;
  form.requestSubmit();
}

document.addEventListener("visibilitychange", send);
document.addEventListener("prerenderingchange", send);
send();
