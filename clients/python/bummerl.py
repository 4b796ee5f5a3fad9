"""A client for Bummerl, Schnapsen by correspondence: one file, Python's standard library alone (3.9 or newer).

    client = Client("http://localhost:3000", token="bmrl_…")
    for turn in client.turns():
        client.act(turn, choose(turn))

A request whose answer was lost is sent again with the same idempotency key, so that it is done once. A stream whose
connection broke is opened again. A session is refreshed when its access token has run out.
"""

import http.client
import json
import random
import time
import urllib.error
import urllib.request
import uuid

TRIES = 6
#: Whoever is told to come back later than this is told so, and decides.
LONGEST_WAIT_SECONDS = 60
#: A stream that says nothing for so long, not even that it lives, is taken for broken.
SILENCE_SECONDS = 60
PASSING = ("RATE_LIMITED", "UNAVAILABLE")
OVERTAKEN = ("STALE_VERSION", "NOT_YOUR_TURN", "MATCH_OVER")

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
    """A service, as one user: with a token that stays the same, or after `sign_in`."""

    def __init__(self, url, token=None, language="en"):
        self.url = url.rstrip("/") + "/graphql"
        self.access_token = token
        self.refresh_token = None
        self.language = language

    def sign_in(self, username, password):
        """Signs in; the session is refreshed by itself from then on."""
        self._take(self.mutate(LOGIN, {"username": username, "password": password})["login"])

    def query(self, document, variables=None):
        """The data of an answer. Raises RequestFailed."""
        return self._again(lambda: self._post(document, variables or {}))

    def mutate(self, document, given):
        """The data of a mutation that takes `input`. Raises RequestFailed, or Refused with all `userErrors`."""
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
            "idempotencyKey": str(uuid.uuid4()),
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
        variables, failures = variables or {}, 0
        while True:
            try:
                for data in self._connection(document, variables):
                    failures = 0
                    variables = resume(data) if resume else variables
                    yield data
                return
            except Exception as error:  # each is raised again that waiting does not mend
                self._recover(error, failures, is_stream=True)
                failures += 1

    def _again(self, attempt):
        failures = 0
        while True:
            try:
                return attempt()
            except Exception as error:  # as above
                if failures + 1 >= TRIES:
                    raise
                self._recover(error, failures)
                failures += 1

    def _recover(self, error, failures, is_stream=False):
        """Waits until it is worth another try; raises what waiting does not mend."""
        pause = min(30, 0.25 * 2 ** min(failures, 10)) * random.uniform(0.5, 1)
        if isinstance(error, RequestFailed):
            if error.code == "UNAUTHENTICATED" and self.refresh_token and failures == 0:
                given, self.access_token = {"refreshToken": self.refresh_token}, None
                return self._take(self._post(REFRESH, {"input": given})["refreshSession"])
            wait = error.retry_after or 0
            if error.code not in PASSING or wait > LONGEST_WAIT_SECONDS and not is_stream:
                raise error
            pause += wait
        elif not isinstance(error, (OSError, http.client.HTTPException)):
            raise error
        time.sleep(pause)

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


def data_in(text, answer):
    """What an answer says. Raises RequestFailed for its first error."""
    try:
        body = json.loads(text)
    except ValueError:
        code = "RATE_LIMITED" if answer.status == 429 else "UNAVAILABLE"
        raise RequestFailed(code, f"HTTP {answer.status}") from None
    for error in body.get("errors") or []:
        extensions = error.get("extensions", {})
        code = extensions.get("code", "INTERNAL_SERVER_ERROR")
        raise RequestFailed(code, error["message"], extensions.get("retryAfterSeconds"))
    return body["data"]
