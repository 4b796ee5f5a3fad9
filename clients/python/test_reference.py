"""The reference is that of the code: python3 clients/python/reference.py writes it."""

import unittest

import reference


class ReferenceTest(unittest.TestCase):
    def test_is_that_of_the_code(self):
        self.assertEqual((reference.FOLDER / "REFERENCE.md").read_text(encoding="utf-8"), reference.reference())


if __name__ == "__main__":
    unittest.main()
