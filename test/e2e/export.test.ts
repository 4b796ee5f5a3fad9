/** Real: the service over HTTP and Postgres. Finished matches as lines. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { replayText } from '../../src/engine/index.js';
import { verifyLines } from '../../src/record/verify-lines.js';
import { damage } from '../outages/broken-rows.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { playCard, startMatch } from '../support/table.js';
import { setClock } from '../support/time.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
/** The ids of matches, in the order of their ends. */
let played: string;
let resigned: string;
let withoutSpectators: string;
let ofCora: string;

beforeAll(async () => {
  service = await startService();
  [anna, ben, cora] = await Promise.all([service.player(), service.player(), service.player()]);
  const table = await startMatch([anna, ben], { target: 1, rated: false });
  played = table.matchId;
  for (let over = false; !over;) over = (await playCard(table)).status !== 'IN_PROGRESS';
  resigned = await givenUp(anna, ben);
  withoutSpectators = await givenUp(anna, ben, { onlookers: false });
  ofCora = await givenUp(cora, ben);
  await startMatch([anna, ben]);
  await setClock(service, 3600);
});
afterAll(() => service.stop());

async function givenUp(one: TestClient, other: TestClient, more: object = {}): Promise<string> {
  const { matchId } = await startMatch([one, other], more);
  expect((await one.resign(matchId)).userErrors).toEqual([]);
  return matchId;
}

interface ExportLine {
  readonly cursor: string;
  readonly id?: string;
  readonly done?: boolean;
  readonly until?: string;
  readonly error?: { readonly code: string };
  readonly record?: object;
  readonly players?: readonly { readonly username: string }[];
}

const urlOf = (query: Record<string, string>): string =>
  `${service.base}/export/matches.ndjson?${new URLSearchParams(query).toString()}`;

const exported = (
  query: Record<string, string>,
  token: string | null = null,
  signal?: AbortSignal,
) =>
  request(urlOf(query), {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });

async function textOf(query: Record<string, string>, client?: TestClient): Promise<string> {
  const { statusCode, headers, body } = await exported(query, client?.accessToken);
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
  ]);
  return body.text();
}

const parsed = (text: string): ExportLine[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportLine);

const linesOf = async (query: Record<string, string>, client?: TestClient) =>
  parsed(await textOf(query, client));

const idsIn = (lines: readonly ExportLine[]) => lines.flatMap(({ id }) => id ?? []);

describe('an export of a player', () => {
  it('gives strangers all public matches, in the order of their ends', async () => {
    const lines = await linesOf({ player: anna.username.toUpperCase() });
    expect(idsIn(lines)).toEqual([played, resigned]);
    expect(lines.at(-1)).toEqual({
      done: true,
      cursor: expect.any(String),
      until: expect.any(String),
    });
    expect(lines[0]).toMatchObject({
      variant: 'zweier',
      rated: false,
      players: [anna, ben].map(({ username }) => ({ username, isBot: false, left: false })),
      result: { winners: [expect.any(Number)] },
    });
  });

  it('has a match without spectators for its players only', async () => {
    const player = anna.username;
    expect(idsIn(await linesOf({ player }, ben))).toEqual([played, resigned, withoutSpectators]);
    expect(idsIn(await linesOf({ player }, cora))).toEqual([played, resigned]);
  });

  it('every line of an export verifies and replays', async () => {
    const text = await textOf({ player: anna.username }, anna);
    for (const { record } of parsed(text).slice(0, -1)) {
      expect(replayText(JSON.stringify(record)).error).toBeNull();
    }
    const verified = async (lines: string) => {
      const [input, output] = [new PassThrough(), new PassThrough().resume()];
      input.end(lines);
      return verifyLines(input, output);
    };
    expect(await verified(text)).toEqual({ done: true, matches: 3, wrong: 0 });
    const [first] = text.split('\n');
    expect(await verified(`${first}\n`)).toEqual({ done: false, matches: 1, wrong: 0 });
    const forged = text.replace(/"link":"./, '"link":"x');
    expect(await verified(forged)).toMatchObject({ done: true, wrong: 1 });
  });

  it('continues from any cursor, and is empty after the last', async () => {
    const query = { player: anna.username };
    const [first, , last] = await linesOf(query);
    expect(idsIn(await linesOf({ ...query, after: first!.cursor }))).toEqual([resigned]);
    const rest = await linesOf({ ...query, after: last!.cursor });
    expect(rest).toMatchObject([{ done: true }]);
    await setClock(service, 0);
    const behind = await linesOf({ ...query, after: last!.cursor });
    expect(behind).toMatchObject([{ done: true, cursor: last!.cursor }]);
    expect(await linesOf(query)).toMatchObject([{ done: true }]);
    await setClock(service, 3600);
  });

  it('needs a valid token with the scope to read', async () => {
    const input = { name: 'account', scopes: ['email:read'] };
    const { secret } = await mustMutate<{ secret: string }>(
      anna,
      'createApiToken',
      input,
      'secret',
    );
    const query = { player: anna.username };
    for (const [token, status, code] of [
      [secret, 403, 'FORBIDDEN'],
      ['bmrl_wrong', 401, 'UNAUTHENTICATED'],
    ] as const) {
      const { statusCode, body } = await exported(query, token);
      expect(statusCode).toBe(status);
      expect(await body.json()).toMatchObject({ statusCode, code });
    }
  });
});

describe('an export of a day', () => {
  const setEnd = async (matchId: string, to: string) => {
    for (const sql of [
      'UPDATE matches SET finished_at = $2 WHERE id = $1',
      'UPDATE match_seats SET finished_at = $2 WHERE match_id = $1',
    ]) {
      await rowsOf(service, sql, [rowId(matchId), to]);
    }
  };

  it('has all matches that ended from midnight to midnight, in UTC', async () => {
    await setEnd(ofCora, '2020-02-29T00:00:00.000Z');
    await setEnd(resigned, '2020-02-29T23:59:59.999Z');
    await setEnd(played, '2020-03-01T00:00:00.000Z');
    const lines = await linesOf({ day: '2020-02-29' });
    expect(idsIn(lines)).toEqual([ofCora, resigned]);
    expect(lines.at(-1)).toMatchObject({ done: true, until: '2020-03-01T00:00:00.000Z' });
    const after = lines[0]!.cursor;
    expect(idsIn(await linesOf({ day: '2020-02-29', after }))).toEqual([resigned]);
    expect(idsIn(await linesOf({ day: '2020-03-01', after }))).toEqual([played]);
    expect(idsIn(await linesOf({ day: '2020-02-28' }))).toEqual([]);
  });

  it('a broken match in an export gets its own line and does not stop the others', async () => {
    await damage(service, ofCora, 'an unknown variant');
    const [broken, whole, last] = await linesOf({ day: '2020-02-29' });
    expect(broken).toMatchObject({ id: ofCora, error: { code: 'MATCH_BROKEN' } });
    expect(broken).not.toHaveProperty('record');
    expect([whole!.id, last!.done]).toEqual([resigned, true]);
    await damage(service, played, 'no deal row');
    expect(await linesOf({ day: '2020-03-01' })).toMatchObject([
      { id: played, error: { code: 'MATCH_BROKEN' } },
      { done: true },
    ]);
  });
});

describe('filters of an export', () => {
  const found = async (query: Record<string, string>, client?: TestClient) =>
    idsIn(await linesOf(query, client));

  it('a player and a day can be named together', async () => {
    expect(await found({ player: cora.username, day: '2020-02-29' })).toEqual([ofCora]);
    expect(await found({ player: cora.username, day: '2020-03-01' })).toEqual([]);
  });

  it('give the matches from a moment to a moment', async () => {
    const [since, until] = ['2020-02-29T01:00:00+01:00', '2020-02-29T23:59:59.999Z'];
    expect(await found({ since, until })).toEqual([ofCora]);
    expect(await found({ since: '2020-02-29', until: '2020-03-02' })).toEqual([
      ofCora,
      resigned,
      played,
    ]);
  });

  it('give the matches with an opponent, of a variant, rated or not', async () => {
    const [player, opponent] = [ben.username, cora.username];
    expect(await found({ player, opponent })).toEqual([ofCora]);
    expect(await found({ player, opponent: anna.username })).toEqual([resigned, played]);
    expect(await found({ player, rated: 'false' })).toEqual([played]);
    expect(await found({ player, rated: 'true' })).toEqual([ofCora, resigned]);
    expect(await found({ player, variant: 'dreier' })).toEqual([]);
    expect(await found({ player, variant: 'zweier' })).toEqual([resigned, played]);
  });

  it('stop at the limit, and go on from its cursor', async () => {
    const query = { player: ben.username, limit: '1' };
    const [first, last] = await linesOf(query);
    expect([first!.id, last]).toEqual([
      ofCora,
      { done: false, cursor: first!.cursor, error: { code: 'LIMIT_REACHED' } },
    ]);
    expect(idsIn(await linesOf({ ...query, after: last!.cursor }))).toEqual([resigned]);
  });
});

describe('the answer of an export', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is compressed as %s if the client accepts it', async (encoding, unpack) => {
    const url = urlOf({ since: '2020-01-01' });
    const { headers, body } = await request(url, { headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    const text = unpack(Buffer.from(await body.arrayBuffer())).toString();
    expect(idsIn(parsed(text))).toEqual(idsIn(await linesOf({ since: '2020-01-01' })));
  });

  it('says how much is left of its limits', async () => {
    const { headers, body } = await exported({ since: '2020-01-01' }, anna.accessToken);
    await body.dump();
    expect(headers['ratelimit-policy']).toBe(
      '"export-network";q=120;qu="requests";w=3600, "export-user";q=60;qu="requests";w=3600',
    );
    expect(headers['ratelimit']).toMatch(
      /^"export-network";r=\d+;t=\d+, "export-user";r=\d+;t=\d+$/,
    );
  });

  it('is refused with the limit that is used up', async () => {
    const used = `UPDATE rate_limits SET points = 120 WHERE key LIKE 'export-network:%'`;
    const before = await rowsOf<{ points: number }>(
      service,
      `SELECT points FROM rate_limits WHERE key LIKE 'export-network:%'`,
    );
    await rowsOf(service, used);
    const { statusCode, headers, body } = await exported({ since: '2020-01-01' });
    expect([statusCode, await body.json()]).toEqual([
      429,
      expect.objectContaining({ statusCode: 429, code: 'RATE_LIMITED' }),
    ]);
    expect(headers['ratelimit']).toMatch(/^"export-network";r=0;t=\d+$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await rowsOf(
      service,
      `UPDATE rate_limits SET points = ${before[0]!.points} WHERE key LIKE 'export-network:%'`,
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['player', { player: 'nobody-at-all' }, 'PLAYER_NOT_FOUND'],
    ['opponent', { player: 'nobody-at-all', opponent: 'x' }, 'PLAYER_NOT_FOUND'],
    ['since', { since: 'yesterday' }, 'BAD_USER_INPUT'],
    ['since', { since: '2026-02-30T00:00:00Z' }, 'BAD_USER_INPUT'],
    ['until', { day: '2026-11-21', until: '2026-11-22' }, 'BAD_USER_INPUT'],
    ['until', { since: '2026-11-22', until: '2026-11-21' }, 'BAD_USER_INPUT'],
    ['variant', { since: '2026-11-22', variant: 'ZWEIER' }, 'BAD_USER_INPUT'],
    ['rated', { since: '2026-11-22', rated: '1' }, 'BAD_USER_INPUT'],
    ['limit', { since: '2026-11-22', limit: '0' }, 'BAD_USER_INPUT'],
    ['limit', { since: '2026-11-22', limit: '1000001' }, 'BAD_USER_INPUT'],
    ['opponent', { since: '2026-11-22', opponent: 'x' }, 'BAD_USER_INPUT'],
    ['after', { since: '2026-11-22', after: 'nonsense' }, 'BAD_USER_INPUT'],
    ['afetr', { since: '2026-11-22', afetr: 'x' }, 'BAD_USER_INPUT'],
  ])('names %s if it is wrong: %j', async (parameter, query, code) => {
    const { statusCode, headers, body } = await exported(query);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const refusal = (await body.json()) as { parameters: string[]; message: string };
    expect(refusal).toMatchObject({ statusCode, code });
    if (code === 'BAD_USER_INPUT') expect(refusal.parameters).toContain(parameter);
  });
});

it.each<[string, Record<string, string>, number]>([
  ['a request without player and day', {}, 400],
  ['an unknown name', { player: 'nobody-at-all' }, 404],
  ['an invalid day', { day: '2026-02-30' }, 400],
  ['a day in the year 1', { day: '0001-01-01' }, 400],
  ['an invalid cursor', { day: '2026-11-21', after: 'nonsense' }, 400],
  ['an unknown parameter', { day: '2026-11-21', afetr: 'x' }, 400],
])('an export refuses %s', async (_, query, status) => {
  const { statusCode, body } = await exported(query);
  expect(statusCode).toBe(status);
  await body.dump();
});

it('an export answers HEAD with no body', async () => {
  const { statusCode, body } = await request(urlOf({ player: anna.username }), { method: 'HEAD' });
  expect(statusCode).toBe(200);
  expect(await body.text()).toBe('');
});

it('an export ends when its client disconnects', async () => {
  for (let i = 0; i < 6; i++) {
    const leaving = new AbortController();
    const { body } = await exported({ player: anna.username }, anna.accessToken, leaving.signal);
    leaving.abort();
    await expect(body.text()).rejects.toThrow();
  }
  expect((await linesOf({ player: anna.username }, anna)).at(-1)).toMatchObject({ done: true });
});
