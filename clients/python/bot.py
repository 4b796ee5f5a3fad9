"""A bot for Bummerl: BUMMERL_TOKEN=bmrl_… python3 bot.py [http://localhost:3000]"""

import os
import sys

from bummerl import Client
from bummerl.bot import Bot, run

ORDER = "ATKQJ987"


class HighCard(Bot):
    def choose(self, turn):
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

    def on_challenge(self, challenge):
        return not challenge["rated"]


if __name__ == "__main__":
    url = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
    run(Client(url, token=os.environ["BUMMERL_TOKEN"], patient=True), HighCard())
