/** Plans and autoplay over the API. */
import type { MatchJson, TestClient, UserErrorJson } from './client.js';
import { MATCH, mutate } from './client.js';
import type { Table } from './table.js';

export interface PlanJson {
  readonly revision: number;
  readonly scope: string;
  readonly dealNumber: number | null;
  readonly status: string;
  readonly stopped: { reason: string; rule: number | null; version: number } | null;
  readonly rules: unknown;
  readonly firedVersions: readonly number[];
}

const RANGE = '{ exactly min max }';
const FACTS = `onLead phase led ledSuit onTable holds legal trump hasTrump closed contract hasContract
  talonCount ${RANGE} dealNumber ${RANGE} trickNumber ${RANGE} cardPoints ${RANGE}`;
const CONDITION = `${FACTS} all { ${FACTS} } any { ${FACTS} } not { ${FACTS} }`;
const RULE = `when { ${CONDITION} } then { token cheapest cheapestWinning highest suit trump } once`;

export const PLAN = `plan { revision scope dealNumber status stopped { reason rule version } rules { ${RULE} }
  firedVersions updatedAt }`;

export interface PlanAnswer {
  readonly match: (MatchJson & { readonly plan: PlanJson | null }) | null;
  readonly userErrors: readonly UserErrorJson[];
}

const FIELDS = `match { ${MATCH} ${PLAN} }`;

export const setPlan = (client: TestClient, matchId: string, rules: unknown, more: object = {}) =>
  mutate<PlanAnswer>(client, 'setPlan', { matchId, rules, ...more }, FIELDS);

export const removePlan = (client: TestClient, matchId: string, more: object = {}) =>
  mutate<PlanAnswer>(client, 'removePlan', { matchId, ...more }, FIELDS);

export const setAutoplay = (client: TestClient, input: object) =>
  mutate<{ autoplay: object | null; userErrors: UserErrorJson[] }>(
    client,
    'setAutoplay',
    input,
    'autoplay { mode delay }',
  );

export const planOf = async (client: TestClient, { matchId }: Pick<Table, 'matchId'>) =>
  (await client.match<{ plan: PlanJson | null }>(matchId, PLAN)).plan;
