"""A bot for Bummerl: BUMMERL_TOKEN=bmrl_… python3 bot.py [http://localhost:3000]"""

import logging
import os
import sys

from bummerl import Client

log = logging.getLogger("bot")

ORDER = "ATKQJ987"


def choose(turn):
    """Announces a marriage if it can, leads its highest card, follows with its lowest."""
    actions = turn["deal"]["legalActions"]
    for action in actions:
        if action["__typename"] == "AnnounceMarriageAction":
            return action["token"]
    cards = [action["token"] for action in actions if action["__typename"] == "PlayCardAction"]
    cards.sort(key=lambda token: ORDER.index(token[-1]))
    if not cards:
        return actions[0]["token"]
    return cards[-1] if turn["deal"]["trick"] else cards[0]


def play(client, turn):
    """Plays until it is another player's turn."""
    while turn and turn["toAct"] is not None and turn["toAct"] == turn["viewerSeat"]:
        turn = client.act(turn, choose(turn))


def main():
    url = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
    client = Client(url, token=os.environ["BUMMERL_TOKEN"], patient=True)
    for turn in client.turns():
        try:
            play(client, turn)
        except Exception:  # an error concerns one match: the others go on
            log.exception("match %s", turn["id"])


if __name__ == "__main__":
    main()
