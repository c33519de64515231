// All pages of a browser share this worker, and with it one stream: a browser opens about six connections to
// a server, and pages that each kept one would leave none for the seventh.
import { Stream } from "./stream.js";

const pages = new Map(); // the port of each page that is seen -> the table it shows
const news = () => ({ link: stream.link, at: stream.at });
const stream = new Stream(() => pages.forEach((_table, port) => port.postMessage(news())));

addEventListener("connect", ({ ports: [port] }) => {
  port.onmessage = ({ data: { table, anew } }) => {
    if (table) pages.set(port, table);
    else pages.delete(port);
    stream.want(pages.values(), anew);
    port.postMessage(news());
  };
});
