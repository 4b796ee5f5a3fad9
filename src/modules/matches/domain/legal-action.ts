import { kernel, parseToken, play } from '../../../engine/index.js';
import type {
  Action,
  ActionKind,
  CardToken,
  ContractName,
  Match,
  MatchDealView,
  MatchEvent,
  ParsedAction,
  Phase,
} from '../../../engine/index.js';

type SuitLetter = kernel.SuitLetter;

/** The fields of each kind of legal action in addition to its token. A bid in the phase RAISE is a `raise`. */
interface Parts {
  readonly card: {
    readonly card: CardToken;
    /** Whether it is the first card of a trick. */
    readonly leads: boolean;
  };
  readonly marriage: {
    readonly suit: SuitLetter;
    /** King and queen, which everyone sees from then on. */
    readonly cards: readonly CardToken[];
    /** Its value: 0 for the opponent of a closer under `frozen`. */
    readonly cardPoints: number;
    /** The trump that it names; null if it names none. */
    readonly trump: SuitLetter | null;
  };
  readonly exchange: { readonly gives: CardToken; readonly takes: CardToken };
  readonly close: object;
  readonly draw: object;
  readonly claim: object;
  readonly nameTrump: { readonly suit: SuitLetter };
  readonly turnTrump: object;
  readonly redeal: object;
  readonly cut: object;
  readonly knock: object;
  readonly bid: { readonly contract: ContractName; readonly withoutTalon: boolean };
  readonly raise: { readonly contract: ContractName };
  readonly pass: { readonly phase: Phase };
  readonly layAside: { readonly cards: readonly CardToken[] };
  /** The factor after it: 2, 4 or 8. */
  readonly double: { readonly double: number };
}
export type LegalKind = keyof Parts;

/** A legal action of one kind with its parts, so that a client need not read the notation. */
export type LegalOf<K extends LegalKind> = Parts[K] & { readonly kind: K; readonly token: Action };
export type LegalAction = { [K in LegalKind]: LegalOf<K> }[LegalKind];

/** Where an action may be played: the match, and its deal as the player sees it. */
interface Position {
  readonly match: Match;
  readonly phase: Phase;
}

/**
 * The legal actions of the player to act, in the order of `tokens`. The engine computes their effects (the
 * value of a marriage, the card that an exchange brings) by playing them.
 * @param tokens of `view.legal`, some or all
 */
export function legalActions(
  match: Match,
  { phase }: Pick<MatchDealView, 'phase'>,
  tokens: readonly Action[],
): LegalAction[] {
  return tokens.map((token) => {
    const action = parseToken(token);
    if (!action) throw new Error(`the notation has no ${token}`);
    return READ[action.kind](action, { match, phase });
  });
}

type Read = (action: ParsedAction, position: Position) => LegalAction;

const READ: Readonly<Record<ActionKind, Read>> = {
  card: ({ token, card }, { phase }) => ({
    kind: 'card',
    token,
    card: kernel.CARD_TOKENS[card]!,
    leads: phase === 'LEAD',
  }),
  marriage: ({ token, suit, newTrump }, { match }) => ({
    kind: 'marriage',
    token,
    suit: kernel.SUIT_LETTERS[suit]!,
    cards: kernel.cardTokens(kernel.cardsOf(kernel.PAIRS[suit]!)),
    cardPoints: firstEventOf(match, token, 'MARRIAGE_ANNOUNCED').cardPoints,
    trump: kernel.suitLetter(newTrump),
  }),
  exchange: ({ token }, { match }) => {
    const { gave: gives, took: takes } = firstEventOf(match, token, 'TRUMP_EXCHANGED');
    return { kind: 'exchange', token, gives, takes };
  },
  close: plain('close'),
  draw: plain('draw'),
  claim: plain('claim'),
  nameTrump: ({ token, suit }) => ({ kind: 'nameTrump', token, suit: kernel.SUIT_LETTERS[suit]! }),
  turnTrump: plain('turnTrump'),
  redeal: plain('redeal'),
  cut: plain('cut'),
  knock: plain('knock'),
  bid: ({ token, contract, withoutTalon }, { phase }) =>
    phase === 'RAISE'
      ? { kind: 'raise', token, contract: contract! }
      : { kind: 'bid', token, contract: contract!, withoutTalon },
  pass: ({ token }, { phase }) => ({ kind: 'pass', token, phase }),
  layAside: ({ token, card, second }) => ({
    kind: 'layAside',
    token,
    cards: kernel.cardTokens([card, second]),
  }),
  double: ({ token }, { match }) => {
    const { double } = firstEventOf(match, token, 'DOUBLED');
    return { kind: 'double', token, double };
  },
};

/** The kinds without other fields. */
type PlainKind = 'close' | 'draw' | 'claim' | 'turnTrump' | 'redeal' | 'cut' | 'knock';

function plain(kind: PlainKind): Read {
  return ({ token }) => ({ kind, token });
}

/** The first event that the engine makes for a legal action. Events of these types are completely public. */
function firstEventOf<T extends 'MARRIAGE_ANNOUNCED' | 'TRUMP_EXCHANGED' | 'DOUBLED'>(
  match: Match,
  token: Action,
  type: T,
): Extract<MatchEvent, { readonly type: T }> {
  const played = play(match, token);
  const [first] = played.ok ? played.value.events : [];
  if (first?.type !== type) throw new Error(`${token} does not cause ${type}`);
  return first as Extract<MatchEvent, { readonly type: T }>;
}
