/** Real: an api whose connection to Postgres breaks after a change is written and before it is acknowledged. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { storedEvents } from '../support/stored.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startApiOn } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { asPlayerToAct, playerToAct, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestService;
let table: Table;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await proxyToPostgres(database.url);
  service = await startApiOn(proxy.through(database.url), { LOG_LEVEL: 'silent' });
  table = await startMatch([await service.player(), await service.player()]);
});
beforeEach(() => proxy.mend());
afterAll(async () => {
  await service.stop();
  await proxy.cut();
  await database.drop();
});

/** Makes a call; loses Postgres' answer to its last statement once `isWritten`; returns the client's answer. */
async function unanswered(
  last: string,
  call: () => Promise<unknown>,
  isWritten: () => Promise<boolean>,
): Promise<string> {
  proxy.loseAnswersTo(last);
  const answer = call().then(
    () => 'an answer',
    (error: Error) => error.message,
  );
  await until('the change', isWritten);
  proxy.reset();
  await proxy.mend();
  return answer;
}

/** Repeats a call until it is answered. */
const repeat = <T>(call: () => Promise<T>): Promise<T> =>
  until('an answer', () => call().catch(() => undefined));

const countOf = async (text: string, values: unknown[]): Promise<number> =>
  (await rowsOf<{ count: number }>({ database }, text, values))[0]!.count;

describe('a change that is written while its client gets UNAVAILABLE', () => {
  it('a move with a lost acknowledgement is played once, and its repeat gets the result', async () => {
    const { version, deal, ...match } = await asPlayerToAct(table);
    const more = { idempotencyKey: randomUUID(), expectedVersion: version };
    const act = () =>
      playerToAct(table, { ...match, version, deal }).act(table.matchId, [deal.legal[0]!], more);
    const events = () => storedEvents({ database }, rowId(table.matchId));
    const answer = await unanswered(
      'match-commit',
      act,
      async () => (await events()).length > version,
    );
    expect(answer).toMatch(/^UNAVAILABLE/);
    for (const answer of [await repeat(act), await repeat(act)]) {
      expect(answer).toMatchObject({ match: { version: version + 1 }, userErrors: [] });
    }
    expect(await events()).toHaveLength(version + 1);
  });

  it('a challenge with a lost acknowledgement is made once, and its repeat gets the same challenge', async () => {
    const [caller] = table.players;
    const input = { variant: 'zweier', idempotencyKey: randomUUID() };
    const call = () => caller!.challenge(input);
    const before = await made();
    const answer = await unanswered('COMMIT', call, async () => (await made()) > before);
    expect(answer).toMatch(/^UNAVAILABLE/);
    const [first, second] = [await repeat(call), await repeat(call)];
    expect(first).toMatchObject({ challenge: { status: 'OPEN' }, userErrors: [] });
    expect(second).toEqual(first);
    expect(await made()).toBe(before + 1);
  });
});

const made = () => countOf('SELECT count(*)::integer FROM challenges', []);
