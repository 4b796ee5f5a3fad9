import { rankIn, sidesOf } from './finished-match.js';
import type { FinishedMatch, FinishedSeat, Side } from './finished-match.js';
import { ratingKeyOf } from './rating.js';

/** What two players have had of each other, by the order of their ids. */
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
 * What a match, rated or not, adds to the ledger: an entry for every two players of different sides,
 * in the order of their ids. Each is held to the Bummerl that the match gave to the own seat,
 * whichever of the others won it; whoever left is last and gets one at least. Two seats of one house
 * bot are two opponents. Idle partners share what their seat got as it was played.
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

/** Names an entry's row; sorts as the ids do. */
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

/** A seat with how it ended. */
type Ended = FinishedSeat & { readonly rank: number };

/** Every two seats of different sides; a bot that sits in both meets nobody. */
function meetings(sides: readonly Side[]): [Ended, Ended][] {
  const ended = sides.map((side) => side.seats.flatMap((seat) => peopleOf(side, seat)));
  return ended
    .flatMap((side, i) =>
      ended.slice(i + 1).flatMap((others) => side.flatMap((s) => others.map((o) => pair(s, o)))),
    )
    .filter(([one, other]) => one.userId !== other.userId);
}

/** The player of a seat, and who backs it: they do not leave with the player. */
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

/** A ledger's entry as one of the two reads it. */
export type LedgerSide = ReturnType<typeof ledgerSide>;
