import { useEffect } from 'preact/hooks';
import type { Match } from './game';
import { trickCount } from './scenes';
import { remember } from './visits';

/** Remembers how much of a match the viewer has seen, so that the next visit begins there. */
export function useVisit(shown: Match, dismissed: number): void {
  const { id, deal } = shown;
  const { number, position } = deal;
  const tricks = trickCount(shown);
  useEffect(
    () => remember({ matchId: id, deal: number, position, tricks, ended: dismissed }),
    [id, number, position, tricks, dismissed],
  );
}
