import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Exports } from '../../../src/modules/exports/application/exports.js';
import type { VoidedMatches } from '../../../src/modules/ratings/application/index.js';
import type { FinishedGames } from '../../../src/modules/competitions/application/index.js';
import type { Exporter } from '../../../src/modules/exports/application/exports.js';
import type { MatchExport } from '../../../src/modules/exports/application/match-export.js';
import type {
  EndPosition,
  FinishedMatches,
  FinishedPage,
  MatchRecords,
  StoredMatch,
} from '../../../src/modules/matches/application/index.js';
import type { Users } from '../../../src/modules/users/application/index.js';
import { CredentialWatch } from '../../../src/platform/api/credential-watch.js';
import type { Authenticator, Ended, Viewer } from '../../../src/platform/api/viewer.js';
import type { Config } from '../../../src/platform/config/config.js';
import { FIRST_UUID } from '../../../src/platform/api/ids.js';
import { decodeCursor, isMomentAndId } from '../../../src/platform/api/page.js';
import { until } from '../../support/wait.js';

const UNTIL = new Date('2026-11-21T12:00:00.000Z');
const match = (n: number) =>
  ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    onlookers: true,
    players: [],
    backers: [],
    finishedAt: new Date(n),
  }) as unknown as StoredMatch;

/** Twenty matches, after which there are more. */
const pageFrom = (first: number): FinishedPage => ({
  matches: Array.from({ length: 20 }, (_, n) => match(first + n)),
  next: [new Date(first + 19).toISOString(), match(first + 19).id],
  isShort: false,
});

/** Endless matches without records. */
function exportsWith(more: Partial<FinishedMatches> = {}, config: Partial<Config> = {}) {
  const reads = { pages: 0 };
  const finished = {
    settledUntil: () => Promise.resolve(UNTIL),
    page: () => {
      reads.pages += 1;
      return Promise.resolve(pageFrom(reads.pages * 100));
    },
    ...more,
  } as FinishedMatches;
  const records = {
    async *of(views: readonly object[]) {
      for (const viewed of views) yield await Promise.resolve({ viewed, broken: new Error() });
    },
  } as unknown as MatchRecords;
  const users = { byIds: () => Promise.resolve(new Map()) } as unknown as Users;
  const limits = { count: () => Promise.resolve() } as never;
  const settings = {
    EXPORTS: 5,
    EXPORT_SECONDS: 600,
    EXPORT_DEALS_PER_MINUTE: 1e9,
    ...config,
  } as Config;
  const credential: { holds: boolean; end: (ended: Ended) => void } = {
    holds: true,
    end: () => undefined,
  };
  const authenticator = {
    onEnded: (hear: (ended: Ended) => void) => (credential.end = hear),
    stillHolds: () => Promise.resolve(credential.holds),
  } as unknown as Authenticator;
  const exports = new Exports(
    finished,
    {} as FinishedGames,
    records,
    users,
    { among: () => Promise.resolve(new Map([[match(100).id, UNTIL]])) } as unknown as VoidedMatches,
    limits,
    authenticator,
    new CredentialWatch(authenticator),
    settings,
  );
  return { exports, reads, credential };
}

const strangerAt = (address: string): Exporter => ({
  viewer: null,
  authorization: undefined,
  address,
});

const ALL = { opponentId: null, variant: null, rated: null, since: null, until: null };

const requestOf = (userId: string | null, limit: number | null = null) => ({
  userId,
  of: { playerId: 'p', ...ALL },
  competitionId: null,
  limit,
  after: null,
});

/** The remaining lines of an export. */
async function rest({ stream }: MatchExport) {
  const lines: { done?: boolean; cursor: string | null; error?: { code: string } }[] = [];
  for await (const line of stream) lines.push(JSON.parse(String(line)) as never);
  return lines;
}

describe('running exports', () => {
  it('two exports of a user, four of a network and as many as the process allows can run at once', async () => {
    const { exports } = exportsWith();
    const begin = (userId: string | null, address: string) =>
      exports.begin(requestOf(userId), strangerAt(address)).then(
        () => 'begun',
        ({ code }: { code: string }) => code,
      );
    expect([await begin('a', '1.1.1.1'), await begin('a', '1.1.1.2')]).toEqual(['begun', 'begun']);
    expect(await begin('a', '1.1.1.3')).toBe('RATE_LIMITED');
    for (const userId of ['b', 'c', null]) expect(await begin(userId, '1.1.1.1')).toBe('begun');
    expect(await begin(null, '1.1.1.9')).toBe('UNAVAILABLE');
  });

  it('an export ends when its client leaves: it frees its place and reads no more pages', async () => {
    const { exports, reads } = exportsWith({}, { EXPORTS: 1 });
    const { stream } = await exports.begin(requestOf('a'), strangerAt('1.1.1.1'));
    stream.once('data', () => stream.destroy());
    await until('the end', () => Promise.resolve(stream.closed));
    const { pages } = reads;
    await exports.begin(requestOf('a'), strangerAt('1.1.1.1'));
    expect(reads.pages).toBe(pages);
  });

  it('an export reads no more than its client takes', async () => {
    const { exports, reads } = exportsWith();
    const { stream } = await exports.begin(requestOf('a'), strangerAt('1.1.1.1'));
    await until('the first line', () => Promise.resolve(stream.read() as string | null));
    await sleep(5);
    expect(reads.pages).toBe(1);
    stream.destroy();
  });

  it('a line says when its match was voided', async () => {
    const { exports } = exportsWith();
    const found = await rest(await exports.begin(requestOf('a', 2), strangerAt('1.1.1.1')));
    expect(found.map((line) => (line as { voidedAt?: string }).voidedAt)).toEqual([
      UNTIL.toISOString(),
      undefined,
      undefined,
    ]);
  });

  it('no export begins while the process stops', async () => {
    const { exports } = exportsWith();
    const running = await exports.begin(requestOf('a'), strangerAt('1.1.1.1'));
    const [first] = [await running.stream[Symbol.asyncIterator]().next()];
    expect(first.done).toBe(false);
    exports.stop();
    await expect(exports.begin(requestOf('b'), strangerAt('1.1.1.2'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('an export that was ended too early names the reason and the cursor to go on from', async () => {
    const { exports } = exportsWith();
    const running = await exports.begin(requestOf('a'), strangerAt('1.1.1.1'));
    running.end('TIME_IS_UP');
    expect(await rest(running)).toEqual([
      { done: false, cursor: null, error: { code: 'TIME_IS_UP' } },
    ]);
  });

  it('an export with a limit ends after so many matches, and can be continued', async () => {
    const { exports } = exportsWith();
    const lines = await rest(await exports.begin(requestOf('a', 21), strangerAt('1.1.1.1')));
    expect(lines).toHaveLength(22);
    const [sent, last] = lines.slice(-2);
    expect(last).toEqual({ done: false, cursor: sent!.cursor, error: { code: 'LIMIT_REACHED' } });
  });

  it('an export that searches long moves its cursor on, without the id of a match', async () => {
    const next: EndPosition = ['2026-11-20T00:00:00.000Z', match(1).id];
    let pages = 0;
    const page = () => {
      if (pages++ > 0) return Promise.reject(new Error('the second page'));
      return Promise.resolve({ matches: [], next, isShort: true });
    };
    const { exports } = exportsWith({ page });
    const [last] = await rest(await exports.begin(requestOf('a'), strangerAt('1.1.1.1')));
    expect(decodeCursor(last!.cursor!, isMomentAndId)).toEqual([next[0], FIRST_UUID]);
  });

  it('an export ends with the credential of its reader, and no other does', async () => {
    const { exports, credential } = exportsWith();
    const begin = (userId: string) => {
      const viewer = { userId, appId: null } as unknown as Viewer;
      return exports.begin(requestOf(userId), { ...strangerAt('1.1.1.1'), viewer });
    };
    const [one, other] = [await begin('a'), await begin('b')];
    credential.holds = false;
    credential.end({ userId: 'a' });
    expect(await rest(one)).toEqual([
      { done: false, cursor: null, error: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(other.ending.aborted).toBe(false);
    other.stream.destroy();
  });

  it('an export that waits for its turn to read ends at once, too', async () => {
    const { exports, credential } = exportsWith({}, { EXPORT_DEALS_PER_MINUTE: 1 });
    const viewer = { userId: 'a', appId: null } as unknown as Viewer;
    const one = await exports.begin(requestOf('a'), { ...strangerAt('1.1.1.1'), viewer });
    const lines = one.stream[Symbol.asyncIterator]();
    await lines.next();
    const next = lines.next();
    credential.holds = false;
    const began = performance.now();
    credential.end({ userId: 'a' });
    expect(String((await next).value)).toContain('UNAUTHENTICATED');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('an export that loses the database keeps the lines sent before, and ends with their last cursor', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    let pages = 0;
    const page = () => ((pages += 1) === 1 ? Promise.resolve(pageFrom(0)) : Promise.reject(away));
    const { exports } = exportsWith({ page });
    const lines = await rest(await exports.begin(requestOf('a'), strangerAt('1.1.1.1')));
    expect(lines).toHaveLength(21);
    const [sent, last] = lines.slice(-2);
    expect(last).toEqual({ done: false, cursor: sent!.cursor, error: { code: 'UNAVAILABLE' } });
  });
});
