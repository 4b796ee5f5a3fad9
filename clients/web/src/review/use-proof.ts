import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../api/client';
import { MatchProofDocument } from '../generated/graphql';
import type { Proof } from './proof';
import { notedOf } from '../fairness/noted';
import { verified } from './verify';
import type { ShuffleCheck } from './verify';

/** `failed`: no answer came. `invalid`: the document is not a proof, or is the proof of another match. */
type State = 'idle' | 'running' | 'done' | 'failed' | 'invalid';

interface Checking {
  readonly state: State;
  readonly commitment: string;
  readonly results: readonly ShuffleCheck[];
  /** Whether the proof has what this browser noted before the match. Null if it noted nothing. */
  readonly isAsNoted: boolean | null;
}

const IDLE: Checking = { state: 'idle', commitment: '', results: [], isAsNoted: null };

function isAsNoted({ matchId, commitment, clientSeeds }: Proof): boolean | null {
  const noted = notedOf(matchId);
  return noted && noted.commitment === commitment && clientSeeds.includes(noted.seed);
}

/** Fetches the proof of a match and checks it deal by deal while the component is mounted. */
export function useProof(id: string): Checking & { readonly check: () => void } {
  const [checking, setChecking] = useState(IDLE);
  const isOver = useRef(false);
  useEffect(() => () => void (isOver.current = true), []);
  const set = (change: Partial<Checking>) => setChecking((before) => ({ ...before, ...change }));

  async function check(): Promise<void> {
    setChecking({ ...IDLE, state: 'running' });
    const { data } = await client.value.query(MatchProofDocument, { id });
    if (!data?.match) return set({ state: 'failed' });
    // The declared type. A document of another shape fails below.
    const proof = data.match.proof as Proof;
    try {
      if (proof.matchId !== id) return set({ state: 'invalid' });
      set({ commitment: proof.commitment, isAsNoted: isAsNoted(proof) });
      for await (const result of verified(proof)) {
        if (isOver.current) return;
        setChecking((before) => ({ ...before, results: [...before.results, result] }));
      }
      set({ state: 'done' });
    } catch (error) {
      console.warn('the document is not a proof', error);
      set({ state: 'invalid' });
    }
  }
  return { ...checking, check: () => void check() };
}
