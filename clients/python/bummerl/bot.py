"""The life of a bot by one stream: challenges, matches that begin, turns, matches that end, and messages.

    class MyBot(Bot):
        def choose(self, turn: Json) -> Union[str, Sequence[str]]:
            return turn["deal"]["legal"][0]

    run(Client("http://localhost:3000", token="bmrl_…", patient=True), MyBot())
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from typing import Callable, Dict, Iterator, Optional, Sequence, Set, Tuple, Union

from . import TURN, Client, Json, RequestFailed

log = logging.getLogger("bummerl")

#: How long after an error a turn is tried again.
RETRY_TURN_SECONDS = 60
#: How many events are read ahead while the bot thinks.
READ_AHEAD = 100

CHALLENGE = """
  id status variant preset target rated creator { username isBot }
  table { seat state user { username } } timeControl { perTurnSeconds bankSeconds }
"""
EVENTS = """subscription ($after: String) {
  eventAdded(after: $after, kinds: [CHALLENGE, MATCH_STARTED, TURN, MATCH_ENDED, MESSAGE]) { __typename cursor
    ... on MatchEvent { matchId type match { %s } }
    ... on NotificationEvent { notification {
      challenge { %s } message { id matchId seat text phrase } } } } }""" % (TURN, CHALLENGE)
PAGE = "pageInfo { hasNextPage endCursor }"
TURNS = "query ($after: String) { myTurns(after: $after, first: 10) { nodes { %s } %s } }" % (TURN, PAGE)
CHALLENGES = """query ($after: String) { me { username }
  challenges(filter: { mine: true, status: OPEN }, after: $after, first: 20) { nodes { %s } %s } }""" % (CHALLENGE, PAGE)
MATCH = "query ($id: ID!) { match(id: $id) { %s } }" % TURN
ERRORS = "userErrors { code message path }"
ACCEPT = "mutation ($input: AcceptChallengeInput!) { acceptChallenge(input: $input) { %s } }" % ERRORS
DECLINE = "mutation ($input: DeclineChallengeInput!) { declineChallenge(input: $input) { %s } }" % ERRORS
SAY = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { %s } }" % ERRORS


class Bot:
    """What a bot does. Only `choose` is needed. An error concerns one match or challenge: the others go on."""

    def choose(self, turn: Json) -> Union[str, Sequence[str]]:
        """Returns one of `turn["deal"]["legal"]`, or a list of several that are played in order."""
        raise NotImplementedError

    def on_challenge(self, challenge: Json) -> Optional[bool]:
        """A challenge names the bot. True accepts it, False declines it, None lets it wait."""

    def on_match_start(self, match: Json) -> Optional[str]:
        """A match has begun. May return a phrase to send."""

    def on_match_end(self, match: Json) -> Optional[str]:
        """A match has ended, however it ended. May return a phrase to send."""

    def on_message(self, message: Json) -> Optional[str]:
        """A message of another player: a `text` or a `phrase`. May return a phrase to send."""

    def on_cursor(self, cursor: str) -> None:
        """An event and all before it have been handled. Store the cursor, and give it to `run` at the next start."""

    def on_error(self, error: Exception, id: str) -> None:
        """Something failed in the match or challenge with this id. A turn is tried again after a minute."""
        log.error("%s: %s", id, error, exc_info=error)


def _after_event(data: Json) -> Json:
    """The variables that continue the stream after an event."""
    return {"after": data["eventAdded"]["cursor"]}


def run(client: Client, bot: Bot, cursor: Optional[str] = None) -> None:
    """Runs a bot: what waits now, then all that happens after the cursor, or from now on. Raises RequestFailed."""
    while True:
        try:
            return _Life(client, bot).live(cursor)
        except RequestFailed as error:
            if error.code != "EVENTS_CLEARED":
                raise
            cursor = None


class _Life:
    def __init__(self, client: Client, bot: Bot) -> None:
        self.client = client
        self.bot = bot
        #: The version up to which each match has been answered, because a turn may come twice.
        self.answered: Dict[str, int] = {}
        #: When to try matches again, by their ids.
        self.retries: Dict[str, float] = {}
        #: The challenges that waited at the start: the stream may bring them again.
        self.known: Set[str] = set()
        self.events: queue.Queue[Union[Json, Exception, None]] = queue.Queue(READ_AHEAD)

    def live(self, cursor: Optional[str]) -> None:
        # The cursor is taken before the state is read, so that nothing is lost in between.
        if cursor is None:
            cursor = str(self.client.query("{ eventCursor }")["eventCursor"])
            self.bot.on_cursor(cursor)
        threading.Thread(target=self._read, args=(cursor,), daemon=True).start()
        self._begin_with_state()
        while True:
            event = self._next()
            if isinstance(event, Exception):
                raise event
            if event is None:
                return
            self._handle(event)
            self.bot.on_cursor(event["cursor"])

    def _read(self, cursor: str) -> None:
        try:
            for data in self.client.stream(EVENTS, {"after": cursor}, _after_event):
                self.events.put(data["eventAdded"])
            self.events.put(None)
        except Exception as error:  # raised where the events are handled
            self.events.put(error)

    def _next(self) -> Union[Json, Exception, None]:
        """The next event. Turns that are due again are played meanwhile."""
        while True:
            due = min(self.retries.values(), default=None)
            try:
                return self.events.get(timeout=None if due is None else max(0, due - time.monotonic()))
            except queue.Empty:
                self._retry()

    def _retry(self) -> None:
        for id, due in list(self.retries.items()):
            if due <= time.monotonic():
                del self.retries[id]
                self._play_again(id)

    def _play_again(self, id: str) -> None:
        self._guard(id, lambda: self._play(self._match(id)), is_turn=True)

    def _begin_with_state(self) -> None:
        for _, turn in self._pages(TURNS, "myTurns"):
            self._play_safely(turn)
        for data, challenge in self._pages(CHALLENGES, "challenges"):
            name = data["me"]["username"]
            if any(seat["state"] == "NAMED" and (seat["user"] or {}).get("username") == name for seat in challenge["table"]):
                self.known.add(challenge["id"])
                self._answer(challenge)

    def _pages(self, document: str, name: str) -> Iterator[Tuple[Json, Json]]:
        after = None
        while True:
            data = self.client.query(document, {"after": after})
            for node in data[name]["nodes"]:
                if node is not None:
                    yield data, node
            info = data[name]["pageInfo"]
            if not info["hasNextPage"]:
                return
            after = info["endCursor"]

    def _handle(self, event: Json) -> None:
        if event["__typename"] == "NotificationEvent":
            return self._notice(event["notification"])
        match, id = event["match"], event["matchId"]
        if event["type"] == "MATCH_STARTED":
            self._reply(id, lambda: self.bot.on_match_start(self._match(id)))
        elif match and match["status"] == "IN_PROGRESS":
            self._play_safely(match)
        elif match:
            self.answered.pop(id, None)
            self._reply(id, lambda: self.bot.on_match_end(match))

    def _notice(self, notification: Json) -> None:
        challenge, message = notification["challenge"], notification["message"]
        if challenge and challenge["id"] in self.known:
            self.known.remove(challenge["id"])
        elif challenge:
            self._answer(challenge)
        if message:
            self._reply(message["matchId"], lambda: self.bot.on_message(message))

    def _match(self, id: str) -> Json:
        return self.client.query(MATCH, {"id": id})["match"]

    def _play_safely(self, turn: Json) -> None:
        self._guard(turn["id"], lambda: self._play(turn), is_turn=True)

    def _play(self, turn: Optional[Json]) -> None:
        """Plays until it is another player's turn."""
        while turn and self._is_to_act(turn):
            self.answered[turn["id"]] = turn["version"]
            chosen = self.bot.choose(turn)
            turn = self.client.act(turn, *([chosen] if isinstance(chosen, str) else chosen))

    def _is_to_act(self, turn: Json) -> bool:
        if turn["toAct"] is None or turn["toAct"] != turn["viewerSeat"]:
            return False
        return turn["version"] > self.answered.get(turn["id"], -1)

    def _reply(self, id: str, call: Callable[[], Optional[str]]) -> None:
        def reply() -> None:
            phrase = call()
            if phrase:
                self.client.mutate(SAY, {"matchId": id, "phrase": phrase})

        self._guard(id, reply)

    def _answer(self, challenge: Json) -> None:
        def answer() -> None:
            accepts = self.bot.on_challenge(challenge)
            if accepts:
                self.client.mutate(ACCEPT, {"challengeId": challenge["id"]})
            elif accepts is not None:
                self.client.mutate(DECLINE, {"challengeId": challenge["id"]}, keyed=False)

        if challenge["status"] == "OPEN":
            self._guard(challenge["id"], answer)

    def _guard(self, id: str, work: Callable[[], None], is_turn: bool = False) -> None:
        """Does work of one match or challenge. Its errors are reported, and the others go on."""
        try:
            work()
        except Exception as error:
            self.bot.on_error(error, id)
            if is_turn:
                self.answered.pop(id, None)
                self.retries[id] = time.monotonic() + RETRY_TURN_SECONDS
