"""Checks docs/vectors/shuffle.json with a shuffle that was written only from docs/fairness.md."""

import hashlib
import hmac
import json
import pathlib
import struct
import unittest

VECTORS = pathlib.Path(__file__).parents[2] / "docs" / "vectors" / "shuffle.json"


def field(value):
    text = str(value).encode()
    return struct.pack(">I", len(text)) + text


def numbers(link, *fields):
    """The 32-bit numbers of a shuffle."""
    block = 0
    while True:
        message = b"".join(field(value) for value in (*fields, block))
        yield from struct.unpack(">8I", hmac.digest(link, message, "sha256"))
        block += 1


def below(bound, stream):
    return next(number for number in stream if number < 2**32 - 2**32 % bound) % bound


def shuffled(deck, link, purpose, match, deal):
    cards = list(deck)
    stream = numbers(bytes.fromhex(link), purpose, match["matchId"], deal, *match["clientSeeds"])
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class ShuffleTest(unittest.TestCase):
    def setUp(self):
        self.vectors = json.loads(VECTORS.read_text("utf8"))

    def test_each_link_hashes_to_the_one_before(self):
        for chain in self.vectors["chains"]:
            links = [chain["commitment"], *chain["links"]]
            hashed = [hashlib.sha256(bytes.fromhex(link)).hexdigest() for link in links[1:]]
            self.assertEqual(hashed, links[:-1])

    def test_each_shuffle_gives_the_order_of_its_vector(self):
        for match in self.vectors["matches"]:
            with self.subTest(match["preset"], variant=match["variant"]):
                draw = match["draw"]
                self.assertEqual(shuffled(match["deck"], draw["link"], "draw", match, 0), draw["order"])
                for deal in match["deals"]:
                    order = shuffled(match["deck"], deal["link"], "deal", match, deal["number"])
                    self.assertEqual(order, deal["order"])


if __name__ == "__main__":
    unittest.main()
