/** Real: the service over HTTP and Postgres. Plans in matches between people. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MatchJson, TestClient } from '../../support/client.js';
import { PLAN, planOf, removePlan, setAutoplay, setPlan } from '../../support/plans.js';
import { storedEvents } from '../../support/stored.js';
import { expectRebuilt } from '../../support/rebuilt.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  waitingPlayer,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let people: TestClient[];
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
  people = await Promise.all(Array.from({ length: 3 }, () => service.player()));
  stranger = await service.player();
});
afterAll(() => service.stop());

/** Trumps are hearts; forehand has a deal that the dealer cannot beat. */
const STACK = {
  forehand: ['HA', 'HT', 'HK', 'DQ', 'CJ'],
  dealer: ['SA', 'ST', 'SK', 'SQ', 'SJ'],
  talon: ['DA', 'DT', 'DK', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'HQ', 'HJ'],
};

interface Position {
  readonly table: Table;
  readonly match: MatchJson;
  /** The player to act first. */
  readonly forehand: TestClient;
  readonly dealer: TestClient;
}

async function begin(input: object = {}): Promise<Position> {
  const table = await startMatch(people.slice(0, 2), { target: 7, rated: false, ...input });
  await stackDeal(service, table, STACK);
  const match = await asPlayerToAct(table);
  return { table, match, forehand: playerToAct(table, match), dealer: waitingPlayer(table, match) };
}

/** A rule of a plan; a string among the choices stands for `{ token }`. */
const when = (condition: object, ...then: (string | object)[]) => ({
  when: condition,
  then: then.map((choice) => (typeof choice === 'string' ? { token: choice } : choice)),
});
const eventsOf = ({ matchId }: Table) => storedEvents(service, rowId(matchId));
const tokensOf = async (table: Table) =>
  (await eventsOf(table)).flatMap(({ token }) => token ?? []);
const notificationsOf = ({ matchId }: Table) =>
  rowsOf<{ user_id: string; version: number }>(
    service,
    `SELECT user_id, version FROM notifications WHERE match_id = $1 AND type = 'YOUR_TURN'
     ORDER BY version`,
    [rowId(matchId)],
  );

let at: Position;
beforeEach(async () => {
  at = await begin();
});

describe('a plan', () => {
  it('answers in the call of the opponent', async () => {
    const { table, match, forehand, dealer } = at;
    const set = await setPlan(dealer, table.matchId, [when({ led: 'HA' }, 'SJ')]);
    expect(set.userErrors).toEqual([]);
    const { match: after } = await forehand.act(table.matchId, ['HA']);
    expect(after!.deal.lastTrick).toEqual([
      expect.objectContaining({ card: 'HA' }),
      expect.objectContaining({ card: 'SJ' }),
    ]);
    expect(after!.toAct).toBe(match.toAct);
    expect(await planOf(dealer, table)).toMatchObject({ firedVersions: [match.version + 1] });
    expect(await tokensOf(table)).toEqual(['HA', 'SJ']);
    await expectRebuilt(service, table.matchId);
  });

  it('plays nothing where no rule holds, and stays active', async () => {
    const { table, forehand, dealer } = at;
    await setPlan(dealer, table.matchId, [when({ led: 'DQ' }, 'SJ')]);
    const { match: after } = await forehand.act(table.matchId, ['HA']);
    expect(after!.deal.trick).toHaveLength(1);
    expect(await planOf(dealer, table)).toMatchObject({ status: 'ACTIVE', firedVersions: [] });
  });

  it('does not act when it is set, but when its owner is next to act', async () => {
    const { table, match, forehand, dealer } = at;
    await setPlan(forehand, table.matchId, [when({}, 'HA')]);
    expect((await asPlayerToAct(table)).version).toBe(match.version);
    await forehand.act(table.matchId, ['CJ']);
    await dealer.act(table.matchId, ['SA']);
    expect(await tokensOf(table)).toEqual(['CJ', 'SA', 'HA']);
  });

  it('without a legal choice is stopped, and its owner gets the turn and one notification', async () => {
    const { table, match, forehand, dealer } = at;
    await until('the first notification', async () => (await notificationsOf(table)).length === 1);
    await setPlan(dealer, table.matchId, [when({ phase: 'FOLLOW' }, 'HJ', 'c')]);
    const { match: after } = await forehand.act(table.matchId, ['CJ']);
    const version = match.version + 1;
    expect([after!.toAct, after!.version]).toEqual([1 - match.toAct!, version]);
    const stopped = { reason: 'NO_LEGAL_CHOICE', rule: 0, version };
    expect(await planOf(dealer, table)).toMatchObject({ status: 'STOPPED', stopped });
    await until('the notification', async () => (await notificationsOf(table)).length === 2);
    await dealer.act(table.matchId, ['SJ']);
    expect(await planOf(dealer, table)).toMatchObject({ status: 'STOPPED', firedVersions: [] });
  });

  it('is for its deal only, unless it is for the match', async () => {
    const { table, forehand, dealer } = at;
    await setPlan(forehand, table.matchId, [when({ dealNumber: { exactly: 9 } }, 'p')]);
    await setPlan(dealer, table.matchId, [when({ dealNumber: { exactly: 9 } }, 'p')], {
      scope: 'MATCH',
    });
    expect(await planOf(forehand, table)).toMatchObject({ scope: 'DEAL', dealNumber: 1 });
    expect(await planOf(dealer, table)).toMatchObject({ scope: 'MATCH', dealNumber: null });
    await rowsOf(service, 'UPDATE matches SET deal_number = 2 WHERE id = $1', [
      rowId(table.matchId),
    ]);
    expect(await planOf(forehand, table)).toMatchObject({ status: 'DONE' });
    expect(await planOf(dealer, table)).toMatchObject({ status: 'ACTIVE' });
  });

  it('for the match continues in the next deal, all in one answer', async () => {
    // No side can win 100 points while 64 actions are played automatically, so that the match continues.
    const { table, match, forehand, dealer } = await begin({ target: 100 });
    const rules = [when({}, { cheapest: true })];
    await setPlan(dealer, table.matchId, rules, { scope: 'MATCH' });
    await setPlan(forehand, table.matchId, rules, { scope: 'MATCH' });
    const { match: after } = await forehand.act(table.matchId, ['HA'], { idempotencyKey: 'all' });
    expect(after!.deal.number).toBeGreaterThan(2);
    expect(after!.version).toBe((await eventsOf(table)).length);
    expect((await tokensOf(table)).length).toBe(65);
    await expectRebuilt(service, table.matchId);
    const fired = [await planOf(forehand, table), await planOf(dealer, table)].flatMap(
      (plan) => plan!.firedVersions,
    );
    expect(new Set(fired).size).toBe(64);
    const again = await forehand.act(table.matchId, ['HA'], { idempotencyKey: 'all' });
    expect(again.match!.version).toBe(after!.version);
    await until('one notification for the cascade', async () =>
      (await notificationsOf(table)).some(({ version }) => version === after!.version),
    );
    const versions = (await notificationsOf(table)).map(({ version }) => version);
    expect(versions.filter((version) => version > match.version)).toEqual([after!.version]);
  });

  it('answers a house bot too', async () => {
    const { match: made } = await people[0]!.challenge({
      variant: 'zweier',
      opponents: [{ bot: 'random' }],
      target: 1,
      rated: false,
    });
    const id = made!.id;
    await setPlan(people[0]!, id, [when({}, { cheapest: true }, 'd')], { scope: 'MATCH' });
    await until('the end of the match', async () => {
      const now = await people[0]!.match(id);
      if (now.status !== 'IN_PROGRESS') return true;
      if (now.toAct === 0) await people[0]!.act(id, [now.deal.legal[0]!]);
      return false;
    });
    expect((await planOf(people[0]!, { matchId: id }))!.firedVersions.length).toBeGreaterThan(0);
  });
});

describe('setting a plan', () => {
  it('counts its revisions, and is refused with a stale revision', async () => {
    const { table, dealer } = at;
    const first = await setPlan(dealer, table.matchId, [when({}, 'SA')], { expectedRevision: 0 });
    expect(first.match!.plan).toMatchObject({ revision: 1, rules: [when({}, 'SA')] });
    const second = await setPlan(dealer, table.matchId, [when({}, 'SK')], { expectedRevision: 1 });
    expect(second.match!.plan!.revision).toBe(2);
    const stale = await setPlan(dealer, table.matchId, [when({}, 'SJ')], { expectedRevision: 1 });
    expect(codesOf(stale)).toEqual(['STALE_REVISION']);
    expect(await planOf(dealer, table)).toMatchObject({ revision: 2, rules: [when({}, 'SK')] });
  });

  it('again with the same key changes nothing', async () => {
    const { table, dealer } = at;
    const key = { idempotencyKey: `plan ${table.matchId}` };
    await setPlan(dealer, table.matchId, [when({}, 'SA')], key);
    const again = await setPlan(dealer, table.matchId, [when({}, 'SA')], key);
    expect(again.match!.plan!.revision).toBe(1);
    const other = await setPlan(dealer, table.matchId, [when({}, 'SK')], key);
    expect(codesOf(other)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('reports every error with its place', async () => {
    const { table, dealer } = at;
    const rules = [when({ led: 'H9' }, 'SA'), when({}, { cheapest: true, highest: true })];
    const refused = await setPlan(dealer, table.matchId, rules, { expectedRevision: 7 });
    expect(refused.userErrors).toMatchObject([
      { code: 'CONDITION_INVALID', path: ['rules', 0, 'when', 'led'] },
      { code: 'CHOICE_INVALID', path: ['rules', 1, 'then', 0] },
      { code: 'STALE_REVISION', path: ['expectedRevision'] },
    ]);
    expect(await planOf(dealer, table)).toBeNull();
  });

  it('a plan is read as it was sent, and can be sent again as it was read', async () => {
    const { table, dealer } = at;
    const condition = { trump: 'H', hasContract: false, talonCount: { min: 1, max: 9 } };
    const nested = { all: [condition], any: [{ led: 'HA' }, {}], not: { phase: 'LEAD' } };
    const choices = ['SJ', { cheapestWinning: true, suit: 'S', trump: false }];
    const rules = [{ ...when(nested, ...choices), once: true }, when({}, 'SA')];
    await setPlan(dealer, table.matchId, rules);
    const read = (await planOf(dealer, table))!.rules;
    expect(read).toMatchObject(rules);
    const again = await setPlan(dealer, table.matchId, read);
    expect(again.match!.plan).toMatchObject({ revision: 2, rules: read });
  });

  it('is for players only, while the match runs', async () => {
    const { table, dealer, forehand } = at;
    const rules = [when({}, 'SA')];
    expect(codesOf(await setPlan(stranger, table.matchId, rules))).toEqual(['NOT_A_PLAYER']);
    const unknown = Buffer.from('Match:00000000-0000-4000-8000-000000000000').toString('base64url');
    expect(codesOf(await setPlan(dealer, unknown, rules))).toEqual(['MATCH_NOT_FOUND']);
    await forehand.resign(table.matchId);
    expect(codesOf(await setPlan(dealer, table.matchId, rules))).toEqual(['MATCH_OVER']);
  });

  it('when two plans for the same revision are sent at once, exactly one is accepted', async () => {
    const { table, dealer } = at;
    const both = await Promise.all(
      ['SA', 'SK'].map((card) =>
        setPlan(dealer, table.matchId, [when({}, card)], { expectedRevision: 0 }),
      ),
    );
    expect(both.flatMap(codesOf)).toEqual(['STALE_REVISION']);
  });
});

describe('changing a plan again and again', () => {
  it('does not delay the opponent', async () => {
    const { table, forehand, dealer } = at;
    let acting = true;
    const change = async () => {
      while (acting) await setPlan(dealer, table.matchId, [when({ led: 'DQ' }, 'SJ')]);
    };
    const changes = [change(), change(), change()];
    const { userErrors } = await forehand.act(table.matchId, ['HA']);
    acting = false;
    await Promise.all(changes);
    expect(userErrors).toEqual([]);
  });
});

describe('removing a plan', () => {
  it('leaves no answer to a move, and removing again is no error', async () => {
    const { table, match, forehand, dealer } = at;
    await setPlan(dealer, table.matchId, [when({}, 'SJ')]);
    for (const expectedRevision of [1, 1]) {
      const removed = await removePlan(dealer, table.matchId, { expectedRevision });
      expect([removed.userErrors, removed.match!.plan]).toEqual([[], null]);
    }
    const { match: after } = await forehand.act(table.matchId, ['HA']);
    expect(after!.version).toBe(match.version + 1);
    const rows = await rowsOf(service, 'SELECT rules FROM plans WHERE match_id = $1', [
      rowId(table.matchId),
    ]);
    expect(rows).toEqual([{ rules: [] }]);
  });

  it('does not reset the count of revisions', async () => {
    const { table, dealer } = at;
    await setPlan(dealer, table.matchId, [when({}, 'SJ')]);
    await removePlan(dealer, table.matchId);
    const later = await setPlan(dealer, table.matchId, [when({}, 'SK')], { expectedRevision: 0 });
    expect(later.match!.plan!.revision).toBe(3);
    const stale = await removePlan(dealer, table.matchId, { expectedRevision: 1 });
    expect(codesOf(stale)).toEqual(['STALE_REVISION']);
  });

  it('during a move leaves nothing to play after the removal', async () => {
    for (let round = 0; round < 12; round++) {
      const { table, match, forehand, dealer } = await begin();
      await setPlan(dealer, table.matchId, [when({ led: 'HA' }, 'SJ')]);
      let removedAt = 0;
      const [acted] = await Promise.all([
        forehand.act(table.matchId, ['HA']),
        removePlan(dealer, table.matchId).then(({ match: seen }) => {
          removedAt = seen!.version;
        }),
      ]);
      expect(acted.userErrors).toEqual([]);
      const fired = (await tokensOf(table)).length === 2;
      // The version in the answer to the removal shows that the removal came first.
      if (removedAt === match.version) expect(fired).toBe(false);
    }
  });
});

describe('secrecy of a plan', () => {
  const RULES = [when({ holds: 'SA' }, 'SJ'), when({ led: 'HA' }, 'SK')];

  it('a plan is shown neither to the opponent nor to a spectator, by any query', async () => {
    const { table, dealer, forehand } = at;
    await setPlan(dealer, table.matchId, RULES);
    await setAutoplay(dealer, { matchId: table.matchId, mode: 'FORCED', delay: 'HIDDEN' });
    for (const client of [forehand, stranger, service.client()]) {
      const seen = await client.ask<object>(
        `query ($id: ID!) { match(id: $id) { ${PLAN} autoplay { mode } }
           node(id: $id) { ... on Match { ${PLAN} } } matches(first: 5) { nodes { id ${PLAN} } } }`,
        { id: table.matchId },
      );
      expect(JSON.stringify(seen)).not.toMatch(/"revision"|HIDDEN/);
    }
  });

  it('a plan is not shown to the opponent whose move it answers', async () => {
    const { table, dealer, forehand } = at;
    await setPlan(dealer, table.matchId, RULES);
    const answer = await forehand.raw<object>(
      `mutation ($input: ActInput!) { act(input: $input) { match { version ${PLAN} } } }`,
      { input: { matchId: table.matchId, actions: ['HA'] } },
    );
    expect(answer.data).toEqual({ act: { match: expect.objectContaining({ plan: null }) } });
  });

  it('a plan leaves no trace in events, outbox or notifications', async () => {
    const { table, dealer, forehand } = at;
    await setPlan(dealer, table.matchId, RULES);
    await forehand.act(table.matchId, ['HA']);
    const stored = await rowsOf<{ text: string }>(
      service,
      `SELECT to_jsonb(e)::text AS text FROM match_events e WHERE match_id = $1
       UNION ALL SELECT events::text FROM outbox UNION ALL SELECT to_jsonb(n)::text FROM notifications n`,
      [rowId(table.matchId)],
    );
    expect(stored.filter(({ text }) => /plan|rule|holds/i.test(text))).toEqual([]);
  });

  it('a plan is shown to its owner’s token that may read', async () => {
    const { table, dealer } = at;
    await setPlan(dealer, table.matchId, RULES);
    const seen: (object | null)[] = [];
    for (const scope of ['match:read', 'preference:write']) {
      const { createApiToken } = await dealer.ask<{ createApiToken: { secret: string } }>(
        `mutation ($input: CreateApiTokenInput!) {
           createApiToken(input: $input) { secret userErrors { code } } }`,
        { input: { name: `to ${scope}`, scopes: [scope] } },
      );
      const program = service.client();
      program.accessToken = createApiToken.secret;
      seen.push(await planOf(program, table));
    }
    expect(seen).toMatchObject([{ rules: RULES }, null]);
  });

  it('a plan with an illegal choice shows no error to the opponent', async () => {
    const { table, dealer, forehand } = at;
    await setPlan(dealer, table.matchId, [when({}, 'c')]);
    const { userErrors } = await forehand.act(table.matchId, ['HA']);
    expect(userErrors).toEqual([]);
  });
});

describe('a seat that a player has left', () => {
  it('a player who has left has no plan any more', async () => {
    const table = await startMatch(people, { variant: 'dritt', rated: false });
    const leaver = people[2]!;
    await setPlan(leaver, table.matchId, [when({}, { cheapest: true })], { scope: 'MATCH' });
    await leaver.resign(table.matchId);
    expect(await planOf(leaver, table)).toBeNull();
    expect(codesOf(await setPlan(leaver, table.matchId, [when({}, 'HA')]))).toEqual([
      'NOT_A_PLAYER',
    ]);
  });
});
