import { useMutation } from '@urql/preact';
import { useCallback, useEffect } from 'preact/hooks';
import { forgetAnswers } from '../api/client';
import { isSignedIn } from '../api/session';
import { face, hasChosen, keepFace } from '../cards/face';
import type { Face } from '../cards/face';
import { ChooseSuitsDocument } from '../generated/graphql';

/** Chooses the pack on the table; the service's sentences name its cards. */
export function useFace(): (next: Face) => Promise<void> {
  const [, choose] = useMutation(ChooseSuitsDocument);
  return useCallback(
    async (next: Face) => {
      keepFace(next);
      if (!isSignedIn.value) return;
      await choose({ input: { suits: next } });
      // What was answered by other suits is asked for again.
      forgetAnswers();
    },
    [choose],
  );
}

/** The account's choice holds in every browser; what a visitor chose comes along to an account without one. */
export function useSuits(
  viewer: { readonly id: string; readonly suits: Face | null } | null,
): void {
  const choose = useFace();
  const [id, suits] = [viewer?.id, viewer?.suits ?? null];
  useEffect(() => {
    if (suits) keepFace(suits);
    else if (id && hasChosen()) void choose(face.value);
  }, [id, suits, choose]);
}
