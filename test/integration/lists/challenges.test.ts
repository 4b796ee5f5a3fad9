/** Real: the whole service over HTTP and Postgres; open challenges with every combination of filters. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';

type Kind = 'PER_TURN' | 'BANK' | 'NONE';

/** A challenge as the filter sees it. */
interface Made {
  readonly id: string;
  readonly owner: TestClient;
  readonly variant: string;
  readonly preset: string;
  readonly rated: boolean;
  readonly kind: Kind;
  readonly seconds: number | null;
}

interface Filter {
  readonly variant?: string;
  readonly preset?: string;
  readonly rated?: boolean;
  readonly excludeOwn?: boolean;
  readonly timeControl?: { kind?: Kind; minSeconds?: number; maxSeconds?: number };
}

const HOUR = 3600;
const GAMES = [
  ['zweier', 'weich'],
  ['zweier', 'scharf'],
  ['dritt', 'standard'],
  ['dreier', 'klassisch'],
  ['bauern', 'klassisch'],
] as const;
const CLOCKS = [
  ['PER_TURN', HOUR],
  ['PER_TURN', 72 * HOUR],
  ['BANK', 72 * HOUR],
  ['NONE', null],
] as const;

let service: TestService;
let people: TestClient[];
const all: Made[] = [];

beforeAll(async () => {
  service = await startService();
  people = await Promise.all([service.player(), service.player()]);
  for (const [i, [variant, preset]] of GAMES.entries()) {
    for (const [j, [kind, seconds]] of CLOCKS.entries()) {
      const owner = people[(i + j) % 2]!;
      const isRated = (i * CLOCKS.length + j) % 3 > 0;
      all.unshift(await made(owner, variant, preset, isRated, kind, seconds));
    }
  }
}, 60_000);
afterAll(() => service.stop());

async function made(
  owner: TestClient,
  variant: string,
  preset: string,
  isRated: boolean,
  kind: Kind,
  seconds: number | null,
): Promise<Made> {
  const timeControl = kind === 'NONE' ? {} : { perTurnSeconds: seconds };
  const wanted = isRated ? null : false;
  const { challenge } = await owner.challenge({ variant, preset, rated: wanted, timeControl });
  const { id, rated } = challenge!;
  if (kind === 'BANK') {
    await rowsOf(
      service,
      `UPDATE challenges SET time_control = time_control || $2::jsonb WHERE id = $1`,
      [rowId(id), JSON.stringify({ perTurnSeconds: null, bankSeconds: seconds })],
    );
  }
  return { id, owner, variant, preset, rated, kind, seconds };
}

function fits(challenge: Made, filter: Filter, viewer: TestClient): boolean {
  const { kind, minSeconds, maxSeconds } = filter.timeControl ?? {};
  const { seconds } = challenge;
  return [
    filter.variant === undefined || filter.variant === challenge.variant,
    filter.preset === undefined || filter.preset === challenge.preset,
    filter.rated === undefined || filter.rated === challenge.rated,
    !filter.excludeOwn || challenge.owner !== viewer,
    kind === undefined || kind === challenge.kind,
    minSeconds === undefined || (seconds !== null && seconds >= minSeconds),
    maxSeconds === undefined || (seconds !== null && seconds <= maxSeconds),
  ].every(Boolean);
}

const QUERY = `query ($filter: ChallengeFilter, $first: Int, $after: String) {
  challenges(filter: $filter, first: $first, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;
interface Listed {
  readonly challenges: {
    readonly nodes: readonly { readonly id: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** The listed challenges of all pages. */
async function listed(viewer: TestClient, filter: Filter, first: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { challenges }: Listed = await viewer.ask<Listed>(QUERY, { filter, first, after });
    ids.push(...challenges.nodes.map(({ id }) => id));
    if (!challenges.pageInfo.hasNextPage) return ids;
    after = challenges.pageInfo.endCursor;
  }
}

const among = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const seconds = among(0, HOUR, HOUR + 1, 72 * HOUR, 72 * HOUR + 1, 2 ** 31 - 1);
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    variant: among('zweier', 'dritt', 'dreier', 'bauern'),
    preset: among('weich', 'scharf', 'standard', 'klassisch'),
    rated: fc.boolean(),
    excludeOwn: fc.boolean(),
    timeControl: fc.record(
      {
        kind: among<Kind>('PER_TURN', 'BANK', 'NONE'),
        minSeconds: seconds,
        maxSeconds: seconds,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Only presets of the variant: others are refused. */
const isGame = ({ variant, preset }: Filter): boolean =>
  !variant || !preset || GAMES.some((game) => game[0] === variant && game[1] === preset);

describe('open challenges', () => {
  it('match the filter, newest first, on pages of any size', async () => {
    const property = fc.asyncProperty(
      filters.filter(isGame),
      fc.nat(1),
      fc.integer({ min: 1, max: 7 }),
      look,
    );
    await fc.assert(property, { numRuns: 120 });
  }, 60_000);

  async function look(filter: Filter, who: number, first: number): Promise<void> {
    const viewer = people[who]!;
    const expected = all.filter((challenge) => fits(challenge, filter, viewer));
    expect(await listed(viewer, filter, first)).toEqual(expected.map(({ id }) => id));
  }

  it.each<[string, Filter]>([
    ['a variant', { variant: 'dritt' }],
    ['a preset of several variants', { preset: 'klassisch' }],
    ['the time for a turn', { timeControl: { kind: 'PER_TURN', maxSeconds: HOUR } }],
    ['a bank', { timeControl: { kind: 'BANK' } }],
    ['no clock', { timeControl: { kind: 'NONE' } }],
    ['rated challenges of others', { rated: true, excludeOwn: true }],
  ])('are listed in part by the filter %s', async (_, filter) => {
    const found = await listed(people[0]!, filter, 100);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    await look(filter, 0, 100);
  });

  it('are all listed by excludeOwn for a viewer who is not signed in', async () => {
    expect(await listed(service.client(), { excludeOwn: true }, 100)).toHaveLength(all.length);
  });

  it('the filter excludeOwn lists the challenges in which the viewer has no seat, for a guest too', async () => {
    const guest = await service.player();
    const { challenge } = await people[0]!.challenge({ variant: 'dritt' });
    expect(await listed(guest, { excludeOwn: true }, 100)).toContain(challenge!.id);
    await guest.accept({ challengeId: challenge!.id });
    expect(await listed(guest, { excludeOwn: true }, 100)).not.toContain(challenge!.id);
    expect(await listed(guest, {}, 100)).toContain(challenge!.id);
  });
});
