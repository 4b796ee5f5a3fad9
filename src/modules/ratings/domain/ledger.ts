import { rankIn, sidesOf } from './finished-match.js';
import type { FinishedMatch, FinishedSeat, Side } from './finished-match.js';
import { ratingKeyOf } from './rating.js';

/** The results of two players against each other. “Low” is the player with the lower id, “high” the other. */
export interface LedgerFigures {
  readonly matches: number;
  readonly lowWins: number;
  readonly highWins: number;
  /** The Bummerl that each has got. */
  readonly lowBummerl: number;
  readonly highBummerl: number;
}

export interface PairLedgerEntry extends LedgerFigures {
  readonly lowId: string;
  readonly highId: string;
  readonly ratingKey: string;
}

export const NOTHING: LedgerFigures = {
  matches: 0,
  lowWins: 0,
  highWins: 0,
  lowBummerl: 0,
  highBummerl: 0,
};

/**
 * The entries that a match, rated or not, adds to the ledger: one for every two players of different sides, in
 * the order of their ids. Each player has the Bummerl of their own seat, whichever opponent won. A player who
 * left is last and gets at least one Bummerl. A house bot in two seats counts as two opponents. Idle partners
 * get the result with which their seat ended.
 */
export function pairLedgerOf(match: FinishedMatch): PairLedgerEntry[] {
  const ratingKey = ratingKeyOf(match);
  const entries = new Map<string, PairLedgerEntry>();
  for (const [one, other] of meetings(sidesOf(match))) {
    const [low, high] = one.userId < other.userId ? [one, other] : [other, one];
    const pair = { lowId: low.userId, highId: high.userId, ratingKey };
    const key = ledgerKey(pair);
    entries.set(key, { ...pair, ...plus(entries.get(key) ?? NOTHING, figuresOf(low, high)) });
  }
  return [...entries.values()].toSorted((a, b) => (ledgerKey(a) < ledgerKey(b) ? -1 : 1));
}

/** The key of an entry's row; keys sort like the ids. */
export function ledgerKey(entry: Pick<PairLedgerEntry, 'lowId' | 'highId' | 'ratingKey'>): string {
  return `${entry.lowId} ${entry.highId} ${entry.ratingKey}`;
}

export function plus(a: LedgerFigures, b: LedgerFigures): LedgerFigures {
  return {
    matches: a.matches + b.matches,
    lowWins: a.lowWins + b.lowWins,
    highWins: a.highWins + b.highWins,
    lowBummerl: a.lowBummerl + b.lowBummerl,
    highBummerl: a.highBummerl + b.highBummerl,
  };
}

export function minus(a: LedgerFigures, b: LedgerFigures): LedgerFigures {
  return {
    matches: a.matches - b.matches,
    lowWins: a.lowWins - b.lowWins,
    highWins: a.highWins - b.highWins,
    lowBummerl: a.lowBummerl - b.lowBummerl,
    highBummerl: a.highBummerl - b.highBummerl,
  };
}

/** A seat with its rank. */
type Ended = FinishedSeat & { readonly rank: number };

/** Every two players of different sides. A bot that sits on both sides does not meet itself. */
function meetings(sides: readonly Side[]): [Ended, Ended][] {
  const ended = sides.map((side) => side.seats.flatMap((seat) => peopleOf(side, seat)));
  return ended
    .flatMap((side, i) =>
      ended.slice(i + 1).flatMap((others) => side.flatMap((s) => others.map((o) => pair(s, o)))),
    )
    .filter(([one, other]) => one.userId !== other.userId);
}

/** The player of a seat and its backers. A backer does not leave when the player leaves. */
function peopleOf(side: Side, seat: FinishedSeat): Ended[] {
  const backers = seat.backers.map((userId) => ({
    ...seat,
    userId,
    left: false,
    rank: seat.place,
  }));
  return [{ ...seat, rank: rankIn(side, seat) }, ...backers];
}

const pair = (one: Ended, other: Ended): [Ended, Ended] => [one, other];

function figuresOf(low: Ended, high: Ended): LedgerFigures {
  return {
    matches: 1,
    lowWins: Number(low.rank < high.rank),
    highWins: Number(high.rank < low.rank),
    lowBummerl: bummerlOf(low),
    highBummerl: bummerlOf(high),
  };
}

const bummerlOf = ({ left, bummerl }: Ended): number => (left ? Math.max(1, bummerl) : bummerl);

/** An entry from the side of one of its two players. */
export function ledgerSide(userId: string, entry: PairLedgerEntry) {
  const { ratingKey, matches } = entry;
  const low = { wins: entry.lowWins, bummerl: entry.lowBummerl };
  const high = { wins: entry.highWins, bummerl: entry.highBummerl };
  const [own, other] = userId === entry.lowId ? [low, high] : [high, low];
  return {
    ratingKey,
    matches,
    won: own.wins,
    lost: other.wins,
    bummerlGiven: other.bummerl,
    bummerlTaken: own.bummerl,
  };
}

/** An entry of the ledger as one of the two players sees it. */
export type LedgerSide = ReturnType<typeof ledgerSide>;
