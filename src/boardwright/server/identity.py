"""Who somebody is: a guest with a signed cookie, and the token that proves a form is our own."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "viewer"
A_YEAR: Final = 365 * 24 * 3600  # seconds


class Identities:
    """Signs and reads cookies with one key."""

    def __init__(self, secret: str, https: bool = False) -> None:
        """Take the key; `https` keeps the cookie from plain connections."""
        self._key = secret.encode()
        settings = {"digest_method": hashlib.sha256}
        self._signer = URLSafeSerializer(secret, salt="viewer", signer_kwargs=settings)
        self.links = URLSafeSerializer(secret, salt="link", signer_kwargs=settings)
        self._https = https

    def of(self, connection: HTTPConnection) -> str | None:
        """Return the identity behind a request, or None for a new or forged cookie."""
        value = connection.cookies.get(COOKIE, "")
        if not 0 < len(value) < 200:
            return None
        try:
            identity = self._signer.loads(value)
        except BadData:
            return None
        return identity if isinstance(identity, str) else None

    @staticmethod
    def new() -> str:
        """Return a fresh identity of 256 bits."""
        return secrets.token_urlsafe(32)

    def remember(self, response: Response, identity: str) -> None:
        """Give an identity to the browser."""
        response.set_cookie(
            COOKIE,
            self.cookie(identity),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._https,
            path="/",
        )

    def cookie(self, identity: str) -> str:
        """Return the cookie's value for an identity."""
        return str(self._signer.dumps(identity))

    def token(self, identity: str) -> str:
        """Return the token that this identity's forms carry."""
        return hmac.new(self._key, b"form:" + identity.encode(), hashlib.sha256).hexdigest()[:40]

    def is_token(self, identity: str, token: str) -> bool:
        """Tell whether a form's token belongs to an identity."""
        return hmac.compare_digest(self.token(identity).encode(), token.encode("utf-8", "surrogatepass"))
