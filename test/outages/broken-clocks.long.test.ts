/** Real: the complete service over HTTP, Postgres. SQL damages clocks; an outage begins while a row is locked. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copiesOf } from '../integration/clock/copies.js';
import type { RowChanges } from '../integration/clock/copies.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from '../support/client.js';
import { lockMatch } from '../support/row-lock.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf } from '../support/sql.js';
import { playerToAct, asPlayerToAct, startMatch } from '../support/table.js';

const HOUR = 3_600_000;
const DAY_SECONDS = 86_400;

let service: TestService;
let playerOnTurn: TestClient;
let matchId: string;
let action: string;

beforeAll(async () => {
  service = await startService();
  const players = await Promise.all([service.player(), service.player()]);
  const table = await startMatch(players, { timeControl: { perTurnSeconds: DAY_SECONDS } });
  const match = await asPlayerToAct(table);
  playerOnTurn = playerToAct(table, match);
  matchId = match.id;
  action = match.deal.legal[0]!;
  await untilOutboxEmpty(service);
});
afterAll(() => service.stop());

const query = <R>(text: string, values: unknown[] = []) => rowsOf<R>(service, text, values);

const copies = async (changes: readonly RowChanges[]): Promise<string[]> =>
  (await copiesOf({ query }, matchId, changes)).map((id) => toGlobalId('Match', id));

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

/** Records an outage of two hours, in which no clock ran: the deadlines in the rows do not count it yet. */
const outage = () =>
  query('INSERT INTO outages (from_at, to_at) VALUES ($1, $2)', [ago(9), ago(7)]);

const BANK = {
  perTurnSeconds: null,
  bankSeconds: DAY_SECONDS,
  incrementSeconds: 60,
  bankCapSeconds: DAY_SECONDS,
  weekends: false,
  vacation: true,
};
const FULL = [DAY_SECONDS * 1000, DAY_SECONDS * 1000];

const DAMAGES: Readonly<Record<string, RowChanges>> = {
  'no time control': { time_control: {} },
  'an invalid time control': {
    time_control: { ...BANK, bankSeconds: null, perTurnSeconds: 'soon' },
  },
  'no start of the turn': { turn_started_at: null },
  'a turn that starts at infinity': { turn_started_at: 'infinity' },
  'no banks': { time_control: BANK, banks: null },
  'a missing bank': { time_control: BANK, banks: [1] },
  'a bank without a cap': { time_control: { ...BANK, bankCapSeconds: null }, banks: FULL },
};

const act = (id: string) =>
  playerOnTurn.raw<unknown>(
    `mutation { act(input: { matchId: "${id}", actions: ["${action}"] }) { userErrors { code } } }`,
  );

describe('a move in a match whose clock is broken', () => {
  it.each(Object.entries(DAMAGES))('is MATCH_BROKEN and not stored: %s', async (_, changes) => {
    const ids = await copies([changes]);
    await outage();
    // Adds a match whose deadline counts the outage; the deadline of the first does not yet.
    ids.push(...(await copies([{ ...changes, outages_counted: 1_000_000 }])));
    for (const id of ids) {
      const { errors } = await act(id);
      expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
        { code: 'MATCH_BROKEN', id },
      ]);
    }
    await endMatches(ids);
  });

  it('does not delay a move in a match with a sound clock after an outage', async () => {
    const [turn, bank] = await copies([{}, { time_control: BANK, banks: FULL }]);
    for (const id of [turn!, bank!]) {
      expect(await act(id)).toMatchObject({ data: { act: { userErrors: [] } } });
    }
    await endMatches([turn!, bank!]);
  });
});

/** Ends matches, so that no other test finds them. */
const endMatches = (ids: readonly string[]) =>
  query(
    `UPDATE matches SET status = 'ABORTED', to_act = NULL, awaiting_id = NULL, deadline = NULL
     WHERE id = ANY($1)`,
    [ids.map(rowId)],
  );

describe('the list of turns, while a row is locked that does not count an outage yet', () => {
  interface Turns {
    readonly nodes: readonly { readonly id: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  }
  const TURNS = `query ($first: Int, $after: String) { myTurns(first: $first, after: $after) {
    nodes { id deadline } pageInfo { hasNextPage endCursor } } }`;

  /** Reads the list page by page; calls `between` after each page. */
  async function turns(first: number, between?: (page: number) => Promise<void>) {
    const found: string[] = [];
    for (let after: string | null = null, page = 1; ; page++) {
      const { myTurns }: { myTurns: Turns } = await playerOnTurn.ask<{ myTurns: Turns }>(TURNS, {
        first,
        after,
      });
      found.push(...myTurns.nodes.map(({ id }) => id));
      if (!myTurns.pageInfo.hasNextPage) return found;
      after = myTurns.pageInfo.endCursor;
      await between?.(page);
    }
  }

  /** Makes turns ten minutes apart, all begun before the outage; returns the ids of their rows. */
  async function begun(count: number): Promise<string[]> {
    const starts = Array.from({ length: count }, (_, i) => ago(10 - i / 6));
    const changes = starts.map((at) => ({
      turn_started_at: at,
      updated_at: at,
      deadline: new Date(Date.parse(at) + DAY_SECONDS * 1000).toISOString(),
    }));
    // One call for each, because `copiesOf` does not keep the order.
    const ids: string[] = [];
    for (const change of changes) ids.push(...(await copiesOf({ query }, matchId, [change])));
    return ids;
  }

  it.each([0, 2, 5])('has every turn once and in order: row %s', async (lockedRow) => {
    const rows = await begun(6);
    const ids = rows.map((id) => toGlobalId('Match', id));
    await outage();
    const lock = await lockMatch(service.database, rows[lockedRow]!);
    const own = (all: readonly string[]) => all.filter((id) => ids.includes(id));
    for (const first of [1, 2, 3, 100]) expect(own(await turns(first))).toEqual(ids);
    let isHeld = true;
    const release = async (page: number) => {
      if (page === 2) await lock.release();
      if (page === 2) isHeld = false;
    };
    expect(own(await turns(1, release))).toEqual(ids);
    expect(isHeld).toBe(false);
    expect(own(await turns(2))).toEqual(ids);
    await endMatches(ids);
  });
});
