"""A client for Bummerl, Schnapsen by correspondence: one file that needs only Python's standard library (3.9 or newer).

    client = Client("http://localhost:3000", token="bmrl_…")
    for turn in client.turns():
        client.act(turn, choose(turn))

A request whose answer was lost is sent again with the same idempotency key, so that it is done only once. A stream
reconnects after a lost connection. A session is refreshed when its access token has expired.
"""

from __future__ import annotations

import http.client
import json
import logging
import random
import time
import urllib.error
import urllib.request
import uuid
from typing import Any, Callable, Dict, Iterator, List, Optional, TypeVar

__version__ = "1.0.0"

#: How often a request is sent before it fails, unless its client is patient.
TRIES = 6
#: If the service asks for a longer wait than this, the request fails, unless its client is patient.
LONGEST_WAIT_SECONDS = 60
#: A connection without data for this time counts as broken. The service sends something every 12 seconds.
SILENCE_SECONDS = 30
TEMPORARY = ("RATE_LIMITED", "UNAVAILABLE")
STALE = ("STALE_VERSION", "NOT_YOUR_TURN", "MATCH_OVER")

log = logging.getLogger("bummerl")

#: A JSON object of the API; docs/schema.graphql has its fields.
Json = Dict[str, Any]
T = TypeVar("T")

TURN = """
  id version status preset viewerSeat toAct score variant { key }
  deal { number phase trump trumpCard talonCount closedBy contract declarer double cardPoints tricks legal
    hands { seat count cards known } trick { seat card } lastTrick { seat card }
    legalActions { __typename token text } }
"""
TURNS = "subscription { turnAdded(initial: true) { %s } }" % TURN
ACT = """mutation ($input: ActInput!) {
  act(input: $input) { match { %s } userErrors { code message path actionIndex } } }""" % TURN
SESSION = "accessToken refreshToken userErrors { code message path }"
LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { %s } }" % SESSION
REFRESH = "mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { %s } }" % SESSION


class RequestFailed(Exception):
    """The complete request was refused. `code` is one of docs/errors.md, which lists what `extensions` has for each."""

    def __init__(
        self, code: str, message: str, retry_after: Optional[float] = None, extensions: Optional[Json] = None
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.retry_after = retry_after
        self.extensions = extensions or {}


class Refused(Exception):
    """The service refused the input. `problems` has all reasons, each with its `code`."""

    def __init__(self, problems: List[Json]) -> None:
        super().__init__("; ".join(f"{p['code']}: {p['message']}" for p in problems))
        self.problems = problems
        self.codes = [problem["code"] for problem in problems]


class Client:
    """A client of a service for one user, with a fixed token or after `sign_in`.

    Streams reconnect until they are ended. With `patient`, as for a bot, requests are also retried without a limit;
    otherwise they fail after six tries.
    """

    def __init__(self, url: str, token: Optional[str] = None, language: str = "en", patient: bool = False) -> None:
        self.url = url.rstrip("/") + "/graphql"
        self.access_token = token
        self.refresh_token: Optional[str] = None
        self.language = language
        self.patient = patient

    def sign_in(self, username: str, password: str, code: Optional[str] = None) -> None:
        """Signs in. From then on the session is refreshed automatically.

        `code` is of the second factor. Without it, an account that has one raises Refused with SECOND_FACTOR_REQUIRED.
        """
        fields = {"username": username, "password": password}
        if code is not None:
            fields["code"] = code
        self._set_session(self.mutate(LOGIN, fields, keyed=False)["login"])

    def query(self, document: str, variables: Optional[Json] = None) -> Json:
        """The data of an answer. Raises RequestFailed."""
        recovery = Recovery(self.patient, self._refresh if self.refresh_token else None)
        return persist(lambda: self._post(document, variables or {}), recovery)

    def mutate(self, document: str, fields: Json, keyed: bool = True) -> Json:
        """The data of a mutation that takes `input`. Raises RequestFailed, or Refused with all `userErrors`.

        The input gets an idempotency key, so that it is done only once. Pass `keyed=False` for an input without one.
        """
        if keyed:
            fields = {"idempotencyKey": str(uuid.uuid4()), **fields}
        data = self.query(document, {"input": fields})
        for payload in data.values():
            if payload["userErrors"]:
                raise Refused(payload["userErrors"])
        return data

    def act(self, turn: Json, *actions: str) -> Optional[Json]:
        """Plays actions in order. Returns the match after them, or None if it had changed before."""
        fields = {
            "matchId": turn["id"],
            "actions": list(actions),
            "expectedVersion": turn["version"],
        }
        try:
            return self.mutate(ACT, fields)["act"]["match"]
        except Refused as refused:
            if any(code in STALE for code in refused.codes):
                return None
            raise

    def turns(self) -> Iterator[Json]:
        """The matches in which it is the user's turn: first the waiting ones, then each new one. Reconnects."""
        for data in self.stream(TURNS):
            yield data["turnAdded"]

    def stream(
        self,
        document: str,
        variables: Optional[Json] = None,
        resume: Optional[Callable[[Json], Json]] = None,
    ) -> Iterator[Json]:
        """The items of a subscription. `resume` returns the variables for reconnecting after an item, with its cursor."""
        variables = variables or {}
        recovery = Recovery(True, self._refresh if self.refresh_token else None)
        while True:
            try:
                for data in self._connection(document, variables):
                    recovery.succeeded()
                    variables = resume(data) if resume else variables
                    yield data
                return
            except Exception as error:  # raised again if waiting does not help
                recovery.after(error)

    def _refresh(self, patient: bool) -> None:
        """Gets a new access token. The old refresh token works a little longer, in case the answer is lost."""
        fields, self.access_token = {"refreshToken": self.refresh_token}, None
        data = persist(lambda: self._post(REFRESH, {"input": fields}), Recovery(patient, None))
        self._set_session(data["refreshSession"])

    def _set_session(self, session: Json) -> None:
        if session["userErrors"]:
            raise Refused(session["userErrors"])
        self.access_token, self.refresh_token = session["accessToken"], session["refreshToken"]

    def _request(self, path: str, accept: str, document: str, variables: Json) -> Any:
        headers = {
            "content-type": "application/json",
            "accept": accept,
            "accept-language": self.language,
        }
        if self.access_token:
            headers["authorization"] = f"Bearer {self.access_token}"
        body = json.dumps({"query": document, "variables": variables}).encode()
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            return urllib.request.urlopen(request, timeout=SILENCE_SECONDS)
        except urllib.error.HTTPError as error:
            return error  # a refusal also has a body

    def _post(self, document: str, variables: Json) -> Json:
        with self._request("", "application/json", document, variables) as answer:
            return data_in(answer.read(), answer)

    def _connection(self, document: str, variables: Json) -> Iterator[Json]:
        """The items of one connection of server-sent events."""
        with self._request("/stream", "text/event-stream", document, variables) as answer:
            if answer.status != 200 or "event-stream" not in answer.headers.get("content-type", ""):
                data_in(answer.read(), answer)
                raise ConnectionError("this is no stream")
            event, data = None, []
            for line in answer:
                field, _, value = line.decode().rstrip("\r\n").partition(":")
                if field == "event":
                    event = value.strip()
                elif field == "data":
                    data.append(value.lstrip())
                elif field == "" and event == "complete":
                    return
                elif field == "" and event == "next" and data:
                    yield data_in("\n".join(data), answer)
                if field == "" and not value:
                    event, data = None, []
            raise ConnectionError("the stream broke off")


class Recovery:
    """Decides what happens between two attempts."""

    def __init__(self, patient: bool, refresh: Optional[Callable[[bool], None]]) -> None:
        self.patient = patient
        self.refresh = refresh
        self.succeeded()

    def succeeded(self) -> None:
        self.failures, self.has_refreshed = 0, False

    def after(self, error: Exception) -> None:
        """Refreshes the session or waits. Raises the error if neither helps, or if there are no attempts left."""
        is_signed_out = isinstance(error, RequestFailed) and error.code == "UNAUTHENTICATED"
        if is_signed_out and self.refresh and not self.has_refreshed:
            self.has_refreshed = True
            return self.refresh(self.patient)
        self.has_refreshed = False
        wait = seconds_after(error)
        if wait is None or not self.patient and (wait > LONGEST_WAIT_SECONDS or self.failures + 1 >= TRIES):
            raise error
        log.warning("trying again: %s", error)
        time.sleep(wait + min(30, 0.25 * 2 ** min(self.failures, 10)) * random.uniform(0.5, 1))
        self.failures += 1


def persist(attempt: Callable[[], T], recovery: Recovery) -> T:
    """Repeats an attempt until it succeeds, and returns its result."""
    while True:
        try:
            return attempt()
        except Exception as error:  # raised again if waiting does not help
            recovery.after(error)


def seconds_after(error: Exception) -> Optional[float]:
    """How many seconds the service asks the client to wait; None if waiting does not help."""
    if isinstance(error, RequestFailed):
        return (error.retry_after or 0) if error.code in TEMPORARY else None
    return 0 if isinstance(error, (OSError, http.client.HTTPException)) else None


def data_in(text: Any, answer: Any) -> Json:
    """The data of an answer. Raises RequestFailed for its first error."""
    try:
        body = json.loads(text)
    except ValueError:
        # Not from the service, but from a proxy or a wrong address.
        temporary = {429: "RATE_LIMITED", 408: "UNAVAILABLE"}
        otherwise = "UNAVAILABLE" if answer.status >= 500 else f"HTTP_{answer.status}"
        raise RequestFailed(temporary.get(answer.status, otherwise), f"HTTP {answer.status}") from None
    for error in body.get("errors") or []:
        extensions = error.get("extensions", {})
        code = extensions.get("code", "INTERNAL_SERVER_ERROR")
        raise RequestFailed(code, error["message"], extensions.get("retryAfterSeconds"), extensions)
    return body["data"]
