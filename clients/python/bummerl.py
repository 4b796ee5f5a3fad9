"""A client for Bummerl, Schnapsen by correspondence: one file, Python's standard library alone (3.9 or newer).

    client = Client("http://localhost:3000", token="bmrl_…")
    for turn in client.turns():
        client.act(turn, choose(turn))

A request whose answer was lost is sent again with the same idempotency key, so that it is done once. A stream whose
connection broke is opened again. A session is refreshed when its access token has run out.
"""

import http.client
import json
import logging
import random
import time
import urllib.error
import urllib.request
import uuid

#: How often a request is sent before its failure is told, where somebody waits for the answer.
TRIES = 6
#: A request that is told to come back later than this fails instead, unless its client is patient.
LONGEST_WAIT_SECONDS = 60
#: A connection that says nothing for so long is taken for broken; the service says something every 12 seconds.
SILENCE_SECONDS = 30
PASSING = ("RATE_LIMITED", "UNAVAILABLE")
OVERTAKEN = ("STALE_VERSION", "NOT_YOUR_TURN", "MATCH_OVER")

log = logging.getLogger("bummerl")

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
    """The request as a whole was refused: `code` as docs/errors.md lists them."""

    def __init__(self, code, message, retry_after=None):
        super().__init__(f"{code}: {message}")
        self.code = code
        self.retry_after = retry_after


class Refused(Exception):
    """The service understood and said no: `problems` has every reason, with its `code`."""

    def __init__(self, problems):
        super().__init__("; ".join(f"{p['code']}: {p['message']}" for p in problems))
        self.problems = problems
        self.codes = [problem["code"] for problem in problems]


class Client:
    """A service, as one user: with a token that stays the same, or after `sign_in`.

    Streams go on until they are ended. So do the requests of a client that is `patient`, as of a bot; others fail
    after six tries.
    """

    def __init__(self, url, token=None, language="en", patient=False):
        self.url = url.rstrip("/") + "/graphql"
        self.access_token = token
        self.refresh_token = None
        self.language = language
        self.patient = patient

    def sign_in(self, username, password):
        """Signs in; the session is refreshed by itself from then on."""
        given = {"username": username, "password": password}
        self._take(self.mutate(LOGIN, given, keyed=False)["login"])

    def query(self, document, variables=None):
        """The data of an answer. Raises RequestFailed."""
        recovery = Recovery(self.patient, self.refresh_token and self._refresh)
        return persist(lambda: self._post(document, variables or {}), recovery)

    def mutate(self, document, given, keyed=True):
        """The data of a mutation that takes `input`. Raises RequestFailed, or Refused with all `userErrors`.

        The input gets an idempotency key, so that it is done once; `keyed=False` for an input that takes none.
        """
        if keyed:
            given = {"idempotencyKey": str(uuid.uuid4()), **given}
        data = self.query(document, {"input": given})
        for payload in data.values():
            if payload["userErrors"]:
                raise Refused(payload["userErrors"])
        return data

    def act(self, turn, *actions):
        """Plays actions in order; the match after them, None where it had gone on without us."""
        given = {
            "matchId": turn["id"],
            "actions": list(actions),
            "expectedVersion": turn["version"],
        }
        try:
            return self.mutate(ACT, given)["act"]["match"]
        except Refused as refused:
            if any(code in OVERTAKEN for code in refused.codes):
                return None
            raise

    def turns(self):
        """Every match in which the user is asked: those that wait, then each as it comes, over any break."""
        for data in self.stream(TURNS):
            yield data["turnAdded"]

    def stream(self, document, variables=None, resume=None):
        """The items of a subscription; `resume` makes the variables after an item of its cursor."""
        variables = variables or {}
        recovery = Recovery(True, self.refresh_token and self._refresh)
        while True:
            try:
                for data in self._connection(document, variables):
                    recovery.succeeded()
                    variables = resume(data) if resume else variables
                    yield data
                return
            except Exception as error:  # raised again where waiting is no help
                recovery.after(error)

    def _refresh(self, patient):
        """Makes a new access token. The old refresh token works a little longer, for an answer that is lost."""
        given, self.access_token = {"refreshToken": self.refresh_token}, None
        data = persist(lambda: self._post(REFRESH, {"input": given}), Recovery(patient, None))
        self._take(data["refreshSession"])

    def _take(self, session):
        if session["userErrors"]:
            raise Refused(session["userErrors"])
        self.access_token, self.refresh_token = session["accessToken"], session["refreshToken"]

    def _request(self, path, accept, document, variables):
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
            return error  # a refusal has a body as well

    def _post(self, document, variables):
        with self._request("", "application/json", document, variables) as answer:
            return data_in(answer.read(), answer)

    def _connection(self, document, variables):
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
    """What happens between one try and the next."""

    def __init__(self, patient, refresh):
        self.patient = patient
        self.refresh = refresh
        self.succeeded()

    def succeeded(self):
        self.failures, self.has_refreshed = 0, False

    def after(self, error):
        """Signs in anew or waits; raises what neither mends, and what is out of patience."""
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


def persist(attempt, recovery):
    """What an attempt comes to, once it succeeds."""
    while True:
        try:
            return attempt()
        except Exception as error:  # raised again where waiting is no help
            recovery.after(error)


def seconds_after(error):
    """How long the service asks to wait for; None where waiting is no help."""
    if isinstance(error, RequestFailed):
        return (error.retry_after or 0) if error.code in PASSING else None
    return 0 if isinstance(error, (OSError, http.client.HTTPException)) else None


def data_in(text, answer):
    """What an answer says. Raises RequestFailed for its first error."""
    try:
        body = json.loads(text)
    except ValueError:
        # Not the service: something on the way, or at a wrong address, has answered.
        passing = {429: "RATE_LIMITED", 408: "UNAVAILABLE"}
        otherwise = "UNAVAILABLE" if answer.status >= 500 else f"HTTP_{answer.status}"
        raise RequestFailed(passing.get(answer.status, otherwise), f"HTTP {answer.status}") from None
    for error in body.get("errors") or []:
        extensions = error.get("extensions", {})
        code = extensions.get("code", "INTERNAL_SERVER_ERROR")
        raise RequestFailed(code, error["message"], extensions.get("retryAfterSeconds"))
    return body["data"]
