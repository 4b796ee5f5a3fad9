import { useMutation } from '@urql/preact';
import { useCallback, useEffect } from 'preact/hooks';
import { resetClient } from '../api/client';
import { fromEnum, toEnum } from '../api/enum-values';
import { isSignedIn } from '../api/session';
import { face, hasChosen, storeFace } from '../cards/face';
import type { Face } from '../cards/face';
import { ChooseSuitsDocument } from '../generated/graphql';
import type { CardSuits } from '../generated/graphql';

/** Chooses the pack of cards. The service's texts name the cards of this pack. */
export function useFace(): (next: Face) => Promise<void> {
  const [, choose] = useMutation(ChooseSuitsDocument);
  return useCallback(
    async (next: Face) => {
      storeFace(next);
      if (!isSignedIn.value) return;
      await choose({ input: { suits: toEnum(next) } });
      // The answers still name the cards of the other pack, so they are fetched again.
      resetClient();
    },
    [choose],
  );
}

/**
 * Uses the account's choice in every browser. If the account has none, it gets the choice that the visitor made in this
 * browser.
 */
export function useSuits(
  viewer: { readonly id: string; readonly suits: CardSuits | null } | null,
): void {
  const choose = useFace();
  const [id, suits] = [viewer?.id, viewer?.suits ?? null];
  useEffect(() => {
    if (suits) storeFace(fromEnum(suits));
    else if (id && hasChosen()) void choose(face.value);
  }, [id, suits, choose]);
}
