/**
 * The viewer's share of a shuffle. The service has fixed its own share with the commitment before it gets the seed, so
 * that neither can choose the cards (docs/fairness.md).
 */
import { useRef } from 'preact/hooks';
import { client } from '../api/client';
import { randomHex } from '../api/random-hex';
import { NextShuffleDocument } from '../generated/graphql';
import type { ShuffleFragment } from '../generated/graphql';
import { note } from './noted';
import type { Noted } from './noted';

/** So many random bytes that nobody can try all seeds. */
const BYTES = 16;

/** The client seed of an input. Empty if the commitment is not known. */
interface SeedInput {
  readonly clientSeed?: string;
}

/** The seeds that were made since the page was loaded, by match. */
const made = new Map<string, Noted>();

/** The seed for a match. A repeated request gets the same seed. */
export function seedFor({ matchId, commitment }: Omit<ShuffleFragment, '__typename'>): string {
  const noted = made.get(matchId) ?? { matchId, commitment, seed: randomHex(BYTES) };
  made.set(matchId, noted);
  return noted.seed;
}

/**
 * The service has taken the seed for this match: it is noted for the proof. Nothing is noted if the seed was made for
 * another match, because another device has used that one first.
 */
export function seedTaken(matchId: string | undefined): void {
  const noted = made.get(matchId ?? '');
  if (noted) note(noted);
}

/** The seed for the next match that the viewer creates. */
export async function seedForNext(): Promise<SeedInput> {
  const { data } = await client.value.query(
    NextShuffleDocument,
    {},
    { requestPolicy: 'network-only' },
  );
  const { nextMatchId, nextCommitment } = data?.me ?? {};
  if (!nextMatchId || !nextCommitment) return {};
  return { clientSeed: seedFor({ matchId: nextMatchId, commitment: nextCommitment }) };
}

/** Keeps the seed of the next match for each idempotency key, because a retry must send the same input. */
export function useNextSeed(): (key: string) => Promise<SeedInput> {
  const last = useRef<{ readonly key: string; readonly seed: Promise<SeedInput> } | null>(null);
  return (key) => {
    if (last.current?.key !== key) last.current = { key, seed: seedForNext() };
    return last.current.seed;
  };
}
