/** Real: the card names that the web client has itself, and the card names of the service. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { kernel } from '../../src/engine/index.js';
import { cardNames } from '../../src/modules/matches/domain/card-names.js';
import { CARD_SUITS, LANGUAGES } from '../../src/platform/api/reader.js';

const READERS = LANGUAGES.flatMap((language) => CARD_SUITS.map((suits) => ({ language, suits })));

describe('the names of cards in the web client', () => {
  it.each(READERS)('are those of the service: $language, $suits', ({ language, suits }) => {
    const file = `clients/web/src/messages/${language}/cards.json`;
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const names = cardNames({ language, suits });
    for (const suit of kernel.SUIT_LETTERS)
      expect(messages[`${suits}.suit.${suit}`]).toBe(names.suit(suit));
    for (const rank of kernel.RANK_LETTERS) {
      expect(messages[`${suits}.rank.${rank}`]).toBe(names.rank(rank));
      expect(messages[`${suits}.index.${rank}`]).toBe(names.corner(rank));
    }
    const fullName = messages['name']!.replace('{suit}', names.suit('S')).replace(
      '{rank}',
      names.rank('Q'),
    );
    expect(fullName).toBe(names.card('SQ'));
  });
});
