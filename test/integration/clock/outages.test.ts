/**
 * Real: the api over HTTP, Postgres, workers' sweeps; more matches are copied by SQL, `service_now()` moves by hours.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deadlineOf } from '../../../src/modules/clock/domain/clock.js';
import { fromGlobalId, toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestClient } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { asPlayerToAct, playerToAct, codesOf, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { BEGIN, DAY, HOUR, rules, SECOND } from '../../unit/clock/arbitrary.js';
import { copiesOf, dropCopies, times } from './copies.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

const CONTROL = { perTurnSeconds: 86_400 };

/** The columns of a running turn; the deadline takes no outage into account. */
const turn = fc
  .tuple(rules, fc.integer({ min: 0, max: 200 * DAY }))
  .map(([{ control, calendars }, after]) => {
    const from = BEGIN + after;
    const zone = calendars[0]!.timeZone;
    const banks = control.bankSeconds && Array<number>(2).fill(control.bankSeconds * SECOND);
    const withoutOutages = { control, calendars: [{ timeZone: zone, vacations: [] }], outages: [] };
    const deadline = deadlineOf(withoutOutages, { seat: 0, isBot: false, from }, banks || null)!;
    const [created_at, until] = [from, deadline].map((at) => new Date(at).toISOString());
    const columns = { time_control: control, banks: banks || null, created_at };
    return { ...columns, zone, deadline: until, turn_started_at: created_at };
  });

let service: TestService;
let sweeper: Sweeper;
let players: TestClient[];
/** How far the service's clock is ahead of the real time, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  service = await startApiAlone();
  sweeper = await startSweeper(service);
  players = await Promise.all([service.player(), service.player()]);
});
afterAll(async () => {
  await sweeper.close();
  await service.stop();
});

const begin = (): Promise<Table> => startMatch(players, { timeControl: CONTROL });

/** Moves the clock forward, never back: a past outage must stay in the past. */
function pass(millis: number): Promise<void> {
  ahead += millis;
  return setClock(service, ahead / 1000);
}

/** Makes an outage of this length. The heartbeat of this process or of the api finds it. */
async function outage(millis: number): Promise<void> {
  const [before] = await lastOutage();
  await sweeper.query('UPDATE heartbeat SET at = now() - make_interval(secs => $1)', [
    millis / 1000,
  ]);
  await sweeper.beat();
  const [after] = await lastOutage();
  expect(after!.id).toBeGreaterThan(before?.id ?? 0);
  expect(after!.millis).toBeGreaterThanOrEqual(millis);
}

const lastOutage = () =>
  sweeper.query<{ id: number; millis: number }>(
    `SELECT id::integer, (extract(epoch FROM to_at - from_at) * 1000)::float8 AS millis
     FROM outages ORDER BY id DESC LIMIT 1`,
  );

/** The stored state of rows: it changes when a row is written or locked. */
const rowsStored = (ids: readonly string[]) =>
  sweeper.query(`SELECT id, xmin::text, xmax::text, deadline FROM matches WHERE id = ANY($1)`, [
    ids,
  ]);

const storedDeadline = async (id: string): Promise<Date> => {
  const sql = 'SELECT deadline FROM matches WHERE id = $1';
  return (await sweeper.query<{ deadline: Date }>(sql, [id]))[0]!.deadline;
};

/** The matches among these for which a reminder is pending, in order. */
const withReminder = async (ids: readonly string[]): Promise<string[]> => {
  const sql = `SELECT subject AS id FROM outbox
    WHERE events->0->>'type' = 'REMINDER_DUE' AND subject = ANY($1::uuid[]) ORDER BY 1`;
  return (await sweeper.query<{ id: string }>(sql, [ids])).map(({ id }) => id);
};

const globalId = (id: string): string => toGlobalId('Match', id);

const rowOf = ({ matchId }: Table): string => fromGlobalId(matchId)!.id;

describe('an outage', () => {
  it('costs one row, however many matches run, and all queries show the deadline in force', async () => {
    const table = await begin();
    const ids = await copiesOf(sweeper, table.matchId, times(1000, {}));
    await pass(3 * HOUR);
    const before = await rowsStored(ids);
    await outage(2 * HOUR);
    expect(await rowsStored(ids)).toEqual(before);
    const later = (await storedDeadline(ids[0]!)).getTime() + 2 * HOUR;
    const list = `{ matches(first: 20, filter: { status: IN_PROGRESS }) { nodes { deadline } }
      myTurns(first: 20) { nodes { deadline } } }`;
    const playerOnTurn = playerToAct(table, await asPlayerToAct(table));
    const seen = await playerOnTurn.ask<Record<string, { nodes: { deadline: string }[] }>>(list);
    const { deadline } = await playerOnTurn.match(globalId(ids[0]!), 'deadline');
    const deadlines = Object.values(seen).flatMap(({ nodes }) =>
      nodes.map((node) => node.deadline),
    );
    expect(deadlines).toHaveLength(40);
    for (const one of [deadline!, ...deadlines])
      expect(new Date(one).getTime()).toBeGreaterThanOrEqual(later);
    await dropCopies(sweeper, ids);
  });

  it('lets the player move past the stored deadline, and the sweep does not end the match', async () => {
    const table = await begin();
    await pass(3 * HOUR);
    await outage(2 * HOUR);
    await pass(22 * HOUR);
    await sweeper.sweep();
    const match = await asPlayerToAct(table);
    expect(match.status).toBe('IN_PROGRESS');
    expect(
      codesOf(await playerToAct(table, match).act(table.matchId, [match.deal.legal[0]!])),
    ).toEqual([]);
  });

  it('a move is judged by the deadline in force even before the sweep has stored it', async () => {
    const table = await begin();
    await pass(3 * HOUR);
    await outage(2 * HOUR);
    const match = await asPlayerToAct(table);
    await pass(22 * HOUR);
    expect((await storedDeadline(rowOf(table))).getTime()).toBeLessThan(Date.now() + ahead);
    expect(
      codesOf(await playerToAct(table, match).act(table.matchId, [match.deal.legal[0]!])),
    ).toEqual([]);
    const { stored, rebuilt } = await sweeper.columns(table.matchId);
    expect(stored).toEqual(rebuilt);
  });

  it('only moves the deadline: the match is lost when the deadline in force has passed', async () => {
    const table = await begin();
    await pass(3 * HOUR);
    await outage(2 * HOUR);
    await pass(DAY);
    await sweeper.sweep();
    expect((await asPlayerToAct(table)).result).toMatchObject({ reason: 'TIMEOUT' });
  });

  it('found meanwhile leaves a timeout unwritten', async () => {
    const table = await begin();
    await pass(DAY + HOUR);
    const late = await sweeper.prepareTimeout(table.matchId);
    await sweeper.query(`UPDATE heartbeat SET at = now() - interval '1 minute'`);
    const unserved = await late();
    await sweeper.beat();
    expect([unserved, await late()]).toEqual([false, false]);
    expect(await (await sweeper.prepareTimeout(table.matchId))()).toBe(true);
  });

  it('delays reminders, also of a match that takes the place of a broken match in a batch', async () => {
    const table = await begin();
    const [broken, ...ids] = await copiesOf(sweeper, table.matchId, [
      { time_control: {} },
      ...times(200, {}),
    ]);
    await pass(20 * HOUR);
    await outage(2 * HOUR);
    await pass(2 * HOUR);
    await sweeper.query(
      `INSERT INTO next_reminders (match_id, due_at)
       SELECT id, service_now() - make_interval(secs => 1000 - nth)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS due(id, nth)`,
      [[broken, ...ids]],
    );
    await sweeper.remind();
    expect(await withReminder(ids)).toEqual([]);
    await pass(2 * HOUR);
    for (let passes = 0; passes < 2; passes++) await sweeper.remind();
    expect(await withReminder(ids)).toEqual(ids.toSorted());
    await dropCopies(sweeper, [broken!, ...ids]);
  });

  it('leaves shown and stored deadlines equal to those computed from the events', async () => {
    const table = await begin();
    const outages = [0, 40, 90, 200].map((day) => BEGIN + day * DAY + 9 * HOUR);
    const copies = fc.sample(turn, { seed: 32, numRuns: 60 });
    const ids = await copiesOf(sweeper, table.matchId, copies);
    await sweeper.query(
      `INSERT INTO outages (from_at, to_at) SELECT at, at + interval '31 hours' FROM unnest($1::timestamptz[]) AS at`,
      [outages.map((at) => new Date(at))],
    );
    const shown = await Promise.all(ids.map((id) => sweeper.columns(globalId(id))));
    for (const { stored, rebuilt } of shown) expect(stored.deadline).toEqual(rebuilt.deadline);
    const changed = shown.filter(
      ({ stored }, i) => stored.deadline!.toISOString() !== copies[i]!.deadline,
    );
    expect(changed.length).toBeGreaterThan(5);
    await sweeper.settle(ids);
    const settled = await Promise.all(ids.map(storedDeadline));
    expect(settled).toEqual(shown.map(({ stored }) => stored.deadline));
  });
});
