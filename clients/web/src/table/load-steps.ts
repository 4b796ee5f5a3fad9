import type { Client } from '@urql/core';
import { StepsDocument } from '../generated/graphql';
import type { Gap } from './playback';
import type { TableStep } from './scenes';

/** How long the table waits for the steps of a deal, and how often it asks for them, before it goes on without. */
const WAIT_MILLIS = 2_500;
const MAX_ATTEMPTS = 2;

/** Loads the steps of a gap, deal by deal. If some cannot be loaded, they and the later ones are missing. */
export async function loadSteps(
  client: Client,
  id: string,
  gap: Gap,
): Promise<readonly TableStep[]> {
  const steps: TableStep[] = [];
  for (let deal = gap.from; deal <= gap.to; deal += 1) {
    const after = deal === gap.from ? gap.after : null;
    const more = await stepsOfDeal(client, { id, deal, after });
    if (!more) break;
    steps.push(...more);
  }
  return steps;
}

interface Wanted {
  readonly id: string;
  readonly deal: number;
  readonly after: number | null;
}

async function stepsOfDeal(
  client: Client,
  { id, deal, after: afterPosition }: Wanted,
): Promise<readonly TableStep[] | null> {
  const variables = { id, deal, afterPosition };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const request = client.query(StepsDocument, variables, { requestPolicy: 'network-only' });
    const answer = await Promise.race([request.toPromise(), pause(WAIT_MILLIS)]);
    if (answer?.data?.match) return answer.data.match.steps;
  }
  return null;
}

const pause = (millis: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), millis));
