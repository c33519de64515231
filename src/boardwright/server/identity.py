"""Who somebody is: a guest with a signed cookie, and the token that proves a form is our own."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from boardwright.server import cookies

FORMER: Final = "viewer"  # the name of the cookie before each store had its own; still honoured


class Identities:
    """Signs and reads cookies with one key.

    A browser keeps the cookies of all servers of a host together, whatever their ports, so their names
    hold something of the key.
    """

    def __init__(self, secret: str, https: bool = False) -> None:
        """Take the key; `https` keeps the cookies from plain connections."""
        self._key = secret.encode()
        settings = {"digest_method": hashlib.sha256}
        self._signer = URLSafeSerializer(secret, salt="viewer", signer_kwargs=settings)
        self.links = URLSafeTimedSerializer(secret, salt="link", signer_kwargs=settings)
        self.https = https
        store = hmac.new(self._key, b"cookies", hashlib.sha256).hexdigest()[:8]
        self.viewer = f"viewer-{store}"
        self.screen = f"screen-{store}"  # the table and the seat that a shared screen shows
        self.ended: set[str] = set()  # identities whose cookies are worth nothing any more

    def of(self, connection: HTTPConnection) -> str | None:
        """Return the identity behind a request, or None for a new, an ended or a forged one."""
        sent = [value for name in (self.viewer, FORMER) for value in cookies.found(connection.cookies, name)]
        return next((identity for value in sent if (identity := self._read(value))), None)

    def sends_cookie(self, connection: HTTPConnection) -> bool:
        """Tell whether a browser sent a cookie of ours, be it worth something or not."""
        return any(cookies.value(connection.cookies, name) for name in (self.viewer, FORMER))

    def _read(self, value: str) -> str | None:
        if not 0 < len(value) < 200:
            return None
        try:
            identity = self._signer.loads(value)
        except BadData:
            return None
        return identity if isinstance(identity, str) and identity not in self.ended else None

    @staticmethod
    def new() -> str:
        """Return a fresh identity of 256 bits."""
        return secrets.token_urlsafe(32)

    def remember(self, connection: HTTPConnection, response: Response, identity: str) -> None:
        """Give an identity to the browser, and take back what said the same under another name."""
        cookies.put(response, self.viewer, self.cookie(identity), https=self.https)
        self._drop_former(connection, response)

    def renew(self, connection: HTTPConnection, response: Response) -> None:
        """Give the browser its identity again if it came under a former name."""
        name = cookies.kept_as(self.viewer, https=self.https)
        if (identity := self.of(connection)) and self._read(connection.cookies.get(name, "")) != identity:
            self.remember(connection, response, identity)

    def forget(self, connection: HTTPConnection, response: Response, identity: str) -> None:
        """End an identity, here at once, and take it from the browser. The store tells other servers."""
        self._drop_former(connection, response)
        self.ended.add(identity)
        cookies.put(response, self.viewer, "", https=self.https, age=0)

    def _drop_former(self, connection: HTTPConnection, response: Response) -> None:
        former = [FORMER, self.viewer] if self.https else [FORMER]
        for name in former:
            if self._read(connection.cookies.get(name, "")):  # else another server's on this host
                cookies.put(response, name, "", https=False, age=0)

    def cookie(self, identity: str) -> str:
        """Return the cookie's value for an identity."""
        return str(self._signer.dumps(identity))

    def token(self, identity: str) -> str:
        """Return the token that this identity's forms carry."""
        return hmac.new(self._key, b"form:" + identity.encode(), hashlib.sha256).hexdigest()[:40]

    def is_token(self, identity: str, token: str) -> bool:
        """Tell whether a form's token belongs to an identity."""
        return hmac.compare_digest(self.token(identity).encode(), token.encode("utf-8", "surrogatepass"))
