/**
 * The notation (rules 2.3): every token of the table, parsed once. A string that is not in the table is no
 * action of any variant (`UNKNOWN_ACTION`). The variant decides whether a token may be played.
 */
import type { ContractName } from './contracts/index.js';
import { CONTRACT_NAMES } from './contracts/index.js';
import type { Card, Suit } from './kernel/index.js';
import {
  CARD_TOKENS,
  MARRIAGE_TOKENS,
  MARRIAGE_TRUMP_TOKENS,
  NONE,
  TRUMP_TOKENS,
} from './kernel/index.js';

export const ACTION_KINDS = [
  'card',
  'marriage',
  'exchange',
  'close',
  'draw',
  'claim',
  'nameTrump',
  'turnTrump',
  'redeal',
  'cut',
  'knock',
  'bid',
  'pass',
  'layAside',
  'double',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** A parsed token. Fields that its kind does not use are {@link NONE}, null or false. */
export interface ParsedAction {
  readonly token: string;
  readonly kind: ActionKind;
  /** The card played, or the first of the two laid aside. */
  readonly card: Card;
  /** The second of the two laid aside. */
  readonly second: Card;
  /** The suit of a marriage, or the trump named. */
  readonly suit: Suit;
  /** The trump named with a marriage (`mH:S`, rules 6.4). */
  readonly newTrump: Suit;
  readonly contract: ContractName | null;
  /** Whether a bid leaves the talon (`b:GANG!`). */
  readonly withoutTalon: boolean;
}

const parsed = (
  token: string,
  kind: ActionKind,
  more: Partial<ParsedAction> = {},
): ParsedAction => ({
  token,
  kind,
  card: more.card ?? NONE,
  second: more.second ?? NONE,
  suit: more.suit ?? NONE,
  newTrump: more.newTrump ?? NONE,
  contract: more.contract ?? null,
  withoutTalon: more.withoutTalon ?? false,
});

export const bidToken = (contract: ContractName, withoutTalon: boolean): string =>
  `b:${contract}${withoutTalon ? '!' : ''}`;
export const layAsideToken = (first: Card, second: Card): string =>
  `-${CARD_TOKENS[first]!},${CARD_TOKENS[second]!}`;

const PLAIN: Readonly<Record<string, ActionKind>> = {
  x: 'exchange',
  c: 'close',
  d: 'draw',
  '66': 'claim',
  't?': 'turnTrump',
  r: 'redeal',
  cut: 'cut',
  knock: 'knock',
  p: 'pass',
  f: 'double',
};

function allActions(): ParsedAction[] {
  const plain = Object.entries(PLAIN).map(([token, kind]) => parsed(token, kind));
  const cards = CARD_TOKENS.map((token, card) => parsed(token, 'card', { card }));
  const trumps = TRUMP_TOKENS.map((token, suit) => parsed(token, 'nameTrump', { suit }));
  const marriages = MARRIAGE_TOKENS.map((token, suit) => parsed(token, 'marriage', { suit }));
  const naming = MARRIAGE_TRUMP_TOKENS.flatMap((tokens, suit) =>
    tokens.map((token, newTrump) => parsed(token, 'marriage', { suit, newTrump })),
  );
  return [...plain, ...cards, ...trumps, ...marriages, ...naming, ...allBids(), ...allAsides()];
}

const allBids = (): ParsedAction[] =>
  CONTRACT_NAMES.flatMap((contract) =>
    [false, true].map((withoutTalon) =>
      parsed(bidToken(contract, withoutTalon), 'bid', { contract, withoutTalon }),
    ),
  );

const allAsides = (): ParsedAction[] =>
  CARD_TOKENS.flatMap((_, card) =>
    CARD_TOKENS.map((__, second) =>
      parsed(layAsideToken(card, second), 'layAside', { card, second }),
    ),
  );

const TABLE: ReadonlyMap<string, ParsedAction> = new Map(allActions().map((a) => [a.token, a]));

/** The action of a token, undefined where the notation has no such token. */
export const parseToken = (token: string): ParsedAction | undefined => TABLE.get(token);

/** Every token of the notation. */
export const ALL_TOKENS: readonly string[] = [...TABLE.keys()];
