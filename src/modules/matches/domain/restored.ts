import { abortMatch } from './abort.js';
import type { Advance, NewEvent } from './advance.js';
import type { MatchRestore, StoredMatch } from './stored-match.js';
import { beginAgain } from './table.js';
import type { DealCards } from './table.js';

/**
 * Deals the running deal of a match again, after the database has lost what came next: players may have seen more of its
 * cards. Its number and its dealer stay, and all that was played in it is void.
 *
 * @param deal deals from the new chain
 */
export function dealAgain(stored: StoredMatch, deal: DealCards): Advance {
  return beginAgain(stored, restoredEvent(stored, stored.toAct), deal);
}

/** Calls a match off, for the same reason. */
export function callOffLost(stored: StoredMatch): Advance {
  return abortMatch(stored, null, restoredEvent(stored, null));
}

/** @param seat whose turn ends, so that the clock can be computed from the events */
function restoredEvent({ restores }: StoredMatch, seat: number | null): NewEvent {
  const { deal, commitment } = restores.at(-1)!;
  return { type: 'MATCH_RESTORED', seat, token: null, payload: { deal, commitment } };
}

/** The restores after which a match went on, each with the commitment from its deal on. */
export const laterCommitments = ({
  restores,
}: Pick<StoredMatch, 'restores'>): { deal: number; commitment: string }[] =>
  restores.flatMap(({ deal, commitment }) =>
    deal === null || commitment === null ? [] : [{ deal, commitment }],
  );

/** Whether a version is of a time that the database has lost. */
export const isLostVersion = (
  { restores }: Pick<StoredMatch, 'restores'>,
  version: number,
): boolean => restores.some((restore) => isWithin(restore, version));

const isWithin = ({ from, to }: MatchRestore, version: number): boolean =>
  version > from && version <= to;

/** How many events a match has: versions that may have been used in lost times have none. */
export const eventCount = ({
  restores,
  version,
}: Pick<StoredMatch, 'restores' | 'version'>): number =>
  restores.reduce((count, { from, to }) => count - (to - from), version);

/** The versions of the next events after a version, in order. */
export function versionsAfter(
  { restores, version: last }: Pick<StoredMatch, 'restores' | 'version'>,
  version: number,
  limit: number,
): number[] {
  const versions: number[] = [];
  for (let next = version + 1; next <= last && versions.length < limit; next++) {
    const gap = restores.find((restore) => isWithin(restore, next));
    if (gap) next = gap.to;
    else versions.push(next);
  }
  return versions;
}
