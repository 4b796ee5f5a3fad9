import { useClient } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Match } from './game';
import { loadSteps } from './load-steps';
import { missedGap, missedScenes } from './missed';
import type { Missed } from './missed';
import { lastVisit } from './visits';

const NOTHING: Missed = { scenes: [], known: null };

/** The scenes since the viewer's last visit. Null until they are loaded. */
export function useMissed(match: Match): Missed | null {
  const client = useClient();
  const [arrival] = useState(() => {
    const visit = lastVisit(match.id);
    return { match, visit, gap: visit && missedGap(visit, match.deal) };
  });
  const { visit, gap } = arrival;
  const [missed, setMissed] = useState<Missed | null>(gap ? null : NOTHING);
  useEffect(() => {
    if (!visit || !gap) return undefined;
    let isOver = false;
    void loadSteps(client, match.id, gap).then((steps) => {
      if (!isOver) setMissed(missedScenes(arrival.match, visit, steps));
    });
    return () => {
      isOver = true;
    };
  }, []);
  return missed;
}
