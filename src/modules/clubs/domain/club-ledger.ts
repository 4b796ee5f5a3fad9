import { pairLedgerOf } from '../../ratings/domain/index.js';
import type { FinishedMatch, LedgerFigures } from '../../ratings/domain/index.js';

/** The results of two members against each other, as in the ledger of two players. */
export interface ClubPairEntry extends LedgerFigures {
  readonly lowId: string;
  readonly highId: string;
}

/** The sums of one member over all pairs. The balances of all members together are zero. */
export interface ClubBalance {
  readonly userId: string;
  readonly matches: number;
  /** The Bummerl that the opponents have got. */
  readonly given: number;
  /** The Bummerl that the member has got, once for each opponent. */
  readonly taken: number;
}

/** The entries that a match adds: those of `ledger` between people of the club. */
export function clubEntriesOf(match: FinishedMatch, people: ReadonlySet<string>): ClubPairEntry[] {
  return pairLedgerOf(match)
    .filter(({ lowId, highId }) => people.has(lowId) && people.has(highId))
    .map(({ lowId, highId, matches, lowWins, highWins, lowBummerl, highBummerl }) => {
      const figures = { matches, lowWins, highWins, lowBummerl, highBummerl };
      return { lowId, highId, ...figures };
    });
}

/** What the entries of one match add to the members' balances, in the order of the members' ids. */
export function clubBalancesOf(entries: readonly ClubPairEntry[]): ClubBalance[] {
  const balances = new Map<string, ClubBalance>();
  for (const entry of entries) {
    add(balances, entry.lowId, entry.highBummerl, entry.lowBummerl);
    add(balances, entry.highId, entry.lowBummerl, entry.highBummerl);
  }
  return [...balances.values()].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
}

/** The same figures with the signs turned: what takes a match back. */
export const turned = <Entry extends object>(entries: readonly Entry[]): Entry[] =>
  entries.map(
    (entry) =>
      Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [
          name,
          typeof value === 'number' ? 0 - value : (value as unknown),
        ]),
      ) as Entry,
  );

/** All of them are of one match, so each member has one match however many opponents. */
function add(
  balances: Map<string, ClubBalance>,
  userId: string,
  given: number,
  taken: number,
): void {
  const before = balances.get(userId) ?? { given: 0, taken: 0 };
  const sums = { given: before.given + given, taken: before.taken + taken };
  balances.set(userId, { userId, matches: 1, ...sums });
}
