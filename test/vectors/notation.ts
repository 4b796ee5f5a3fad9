/** docs/vectors/notation.json: every card and every token, parsed. */
import { ALL_TOKENS, kernel, parseToken } from '../../src/engine/index.js';
import type { ParsedAction } from '../../src/engine/index.js';

/** Strings that look like tokens but are not: they are refused with UNKNOWN_ACTION. */
const NO_TOKENS = [
  '',
  ' HA',
  'HA ',
  'ha',
  'AH',
  'H1',
  'H10',
  'XA',
  'm',
  'mX',
  'mH:',
  'mH:X',
  'mh',
  't',
  'tX',
  'TH',
  'X',
  'C',
  'b:',
  'b:gang',
  'b:NOTHING',
  'b:GANG!!',
  '-HA',
  '-HA,',
  '-HA,HX',
  '-HA, HT',
  'HA,HT',
  '67',
  '6 6',
  'Cut',
  'constructor',
  'HA\n',
];

/** A few tokens of two cards laid aside. All of them would be a thousand similar lines. */
const isUsual = ({ kind, card, second }: ParsedAction): boolean =>
  kind !== 'layAside' || (card % 8 === 3 && second % 8 >= 6);

const cardOf = (card: number): string | null => kernel.CARD_TOKENS[card] ?? null;

const written = ({ token, kind, ...action }: ParsedAction) => ({
  token,
  kind,
  card: cardOf(action.card),
  second: cardOf(action.second),
  suit: kernel.suitLetter(action.suit),
  newTrump: kernel.suitLetter(action.newTrump),
  contract: action.contract,
  withoutTalon: action.withoutTalon,
});

export function notationVectors(): object {
  return {
    cards: kernel.CARD_TOKENS.map((token, card) => ({
      token,
      suit: token[0],
      rank: token[1],
      points: kernel.CARD_POINTS[card],
    })),
    decks: kernel.DECK_TOKENS,
    actions: ALL_TOKENS.map((token) => parseToken(token)!)
      .filter(isUsual)
      .map(written),
    unknown: NO_TOKENS,
  };
}
