/** Real: the whole service, a second api process and Postgres. Deletions are made due by SQL. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import { AccountEnd } from '../../../src/modules/accounts/application/account-end.js';
import { DeletionSweep } from '../../../src/modules/accounts/application/deletion.sweep.js';
import { prepareTestData } from '../../e2e/authorization/test-data.js';
import type { TestData } from '../../e2e/authorization/test-data.js';
import { mustMutate, mutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { dumpOf, tablesWith } from '../../support/dump.js';
import { guestOf, matchOfGuest } from '../../support/guests.js';
import { startApi, startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../../support/sql.js';
import { until } from '../../support/wait.js';

let service: TestService;
let second: TestService;
let core: INestApplicationContext;
beforeAll(async () => {
  service = await startService({ GUESTS_PER_MINUTE: '1000', WEBHOOKS_ALLOW_PRIVATE: 'true' });
  second = await startApi(service);
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await second.stop();
  await service.stop();
});

const sweep = () => core.get(DeletionSweep, { strict: false }).run();
const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>(service, text, values);

const askFor = (client: TestClient, password?: string) =>
  mutate(client, 'deleteAccount', { password }, 'deletesAt');
const idOf = async ({ username }: TestClient): Promise<string> =>
  (await sql<{ id: string }>('SELECT id FROM users WHERE username = $1', [username]))[0]!.id;
const makeDue = (userId: string) =>
  sql(
    `UPDATE account_deletions SET due_at = service_now() - interval '1 second' WHERE user_id = $1`,
    [userId],
  );
const rowOf = async (id: string) =>
  (await sql<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id]))[0];
const login = (client: TestClient) =>
  mutate(service.client(), 'login', { username: client.username, password: PASSWORD });
const nameOf = (id: string) => `gone-${id.replaceAll('-', '').slice(-15)}`;

/** Deletes an account as if the period of grace were over. */
async function deleteNow(client: TestClient): Promise<string> {
  const id = await idOf(client);
  expect((await askFor(client, PASSWORD)).userErrors).toEqual([]);
  await makeDue(id);
  await sweep();
  return id;
}

describe('a deletion that was asked for', () => {
  it('takes the password of the account', async () => {
    const anna = await service.player();
    const { userErrors } = await askFor(anna, 'wrong password');
    expect(userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS', path: ['password'] }]);
    expect((await askFor(anna)).userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS' }]);
    expect(
      await sql('SELECT FROM account_deletions WHERE user_id = $1', [await idOf(anna)]),
    ).toEqual([]);
  });

  it('signs the account out at once, on every process', async () => {
    const anna = await service.player();
    const elsewhere = Object.assign(second.client(), { accessToken: anna.accessToken });
    expect(await elsewhere.ask('{ me { username } }')).toEqual({ me: { username: anna.username } });
    await askFor(anna, PASSWORD);
    await until('the end of access in the other process', async () => {
      const { errors } = await elsewhere.raw('{ me { username } }');
      return errors?.[0]?.extensions.code === 'UNAUTHENTICATED';
    });
  });

  it('waits for the days of grace, and does nothing to running matches before', async () => {
    const [anna, berta] = [await service.player(), await service.player()];
    const { challenge } = await anna.challenge({
      variant: 'zweier',
      opponents: [{ username: berta.username }],
    });
    const { match } = await berta.accept({ challengeId: challenge!.id });
    const open = await anna.challenge({ variant: 'zweier' });
    const { deletesAt } = (await askFor(anna, PASSWORD)) as unknown as { deletesAt: string };
    const days = (new Date(deletesAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    await sweep();
    expect((await berta.match(match!.id)).status).toBe('IN_PROGRESS');
    const own = await sql('SELECT status FROM challenges WHERE match_id = $1', [
      rowId(open.challenge!.matchId),
    ]);
    expect(own).toEqual([{ status: 'CANCELLED' }]);
  });

  it('is taken back by a sign-in', async () => {
    const anna = await service.player();
    const id = await idOf(anna);
    await askFor(anna, PASSWORD);
    expect((await login(anna)).userErrors).toEqual([]);
    await makeDue(id);
    await sweep();
    expect(await rowOf(id)).toMatchObject({ username: anna.username, closed_at: null });
  });

  it('turns automatic vacation off, and a sign-in turns it on again for those who had it', async () => {
    const [taker, other] = [await service.player(), await service.player()];
    await mutate(taker, 'setAutoVacation', { enabled: true });
    for (const [client, had] of [
      [taker, true],
      [other, false],
    ] as const) {
      const id = await idOf(client);
      await askFor(client, PASSWORD);
      expect(await rowOf(id)).toMatchObject({ auto_vacation: false });
      await login(client);
      expect(await rowOf(id)).toMatchObject({ auto_vacation: had });
    }
  });

  it('and taken back can be asked for again', async () => {
    const anna = await service.player();
    await askFor(anna, PASSWORD);
    const id = await deleteNow(await anna.signIn());
    expect(await rowOf(id)).toMatchObject({ username: nameOf(id) });
  });

  it('cannot be taken back once it has begun', async () => {
    const anna = await service.player();
    await deleteNow(anna);
    expect((await login(anna)).userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS' }]);
  });
});

describe('a person with data in all tables', () => {
  let data: TestData;
  let id: string;
  let before: ReadonlyMap<string, readonly string[]>;
  const PERSONAL = ['the_owner', 'owner@example.org', 'not yet', 'the_reason', '/standing'];

  const view = (client: TestClient, matchId: string) =>
    client.ask(`{ match(id: "${matchId}") { id status score result { winners places bummerl reason }
      deals { number } record seats { seat ratingAfter } } }`);
  const ledger = () =>
    sql<Record<'low_id' | 'high_id' | 'rating_key', string>>(
      'SELECT * FROM ledger WHERE low_id = $1 OR high_id = $1 ORDER BY low_id, high_id, rating_key',
      [id],
    );

  beforeAll(async () => {
    data = await prepareTestData(service);
    id = await idOf(data.viewers.owner);
    await untilOutboxEmpty(service);
    before = await dumpOf(service);
  });
  afterAll(() => data.close());

  it('is found by nothing that is stored after the deletion, and opponents see what they saw', async () => {
    for (const datum of PERSONAL) expect(tablesWith(before, datum)).not.toEqual([]);
    const { opponent } = data.viewers;
    const [seen, accounts] = [await view(opponent, data.ids.last), await ledger()];
    await deleteNow(data.viewers.owner);
    await untilOutboxEmpty(service);
    await makeDue(id);
    await sweep();
    const after = await dumpOf(service);
    for (const datum of PERSONAL) expect([datum, tablesWith(after, datum)]).toEqual([datum, []]);
    expect(await view(opponent, data.ids.last)).toEqual(seen);
    // The matches that were running have ended, and count.
    const kept = accounts.map(({ low_id, high_id, rating_key }) => ({
      low_id,
      high_id,
      rating_key,
    }));
    expect(await ledger()).toMatchObject(kept);
    expect(accounts.length).toBeGreaterThan(0);
  });

  it('is a player without a name, whom no search finds', async () => {
    const { opponent } = data.viewers;
    const query = `query ($name: String!) { user(username: $name) { username isDeleted } }`;
    const name = nameOf(id);
    expect(await opponent.ask(query, { name })).toEqual({
      user: { username: name, isDeleted: true },
    });
    expect(await opponent.ask(query, { name: 'the_owner' })).toEqual({ user: null });
    const found = await opponent.ask<{ users: { nodes: unknown[] } }>(
      '{ users(prefix: "gone-") { nodes { username } } }',
    );
    expect(found.users.nodes).toEqual([]);
  });

  it('leaves a club to another member, and deletes one in which nobody else was', async () => {
    expect(await sql('SELECT FROM clubs WHERE name = $1', ['the_open_club'])).toEqual([]);
    expect(
      await sql(
        `SELECT u.username FROM clubs c JOIN club_members m ON m.club_id = c.id AND m.role = 'OWNER'
           JOIN users u ON u.id = m.user_id WHERE c.name = $1`,
        ['the_private_club'],
      ),
    ).toEqual([{ username: 'the_partner' }]);
  });

  it('lets a house bot play on where partners would lose, and gives a match of two to the other', async () => {
    const { opponent } = data.viewers;
    const { status, result } = await opponent.match(data.ids.duel);
    expect([status, result!.reason]).toEqual(['FINISHED', 'RESIGNED']);
    type Seats = { seats: { seat: number; substitute: { isBot: boolean } | null }[] };
    const table = await opponent.ask<{ match: Seats & { status: string } }>(
      `{ match(id: "${data.ids.table}") { status seats { seat substitute { isBot } } } }`,
    );
    expect(table.match.status).toBe('IN_PROGRESS');
    expect(table.match.seats.filter(({ substitute }) => substitute !== null)).toHaveLength(1);
  });
});

describe('a deletion that is interrupted', () => {
  afterEach(() => sql('DROP FUNCTION IF EXISTS refuse() CASCADE'));

  it('at any of its steps goes on, and ends once', async () => {
    const [anna, berta] = [await service.player(), await service.player()];
    const { challenge } = await anna.challenge({
      variant: 'zweier',
      opponents: [{ username: berta.username }],
    });
    const { match } = await berta.accept({ challengeId: challenge!.id });
    await mustMutate(anna, 'sendMessage', { matchId: match!.id, text: 'a last word' });
    await mustMutate(anna, 'blockUser', { username: (await service.player()).username });
    await untilOutboxEmpty(service);
    const id = await idOf(anna);
    await askFor(anna, PASSWORD);
    await makeDue(id);
    await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'interrupted'; END $$`);
    const steps = [
      'passwords',
      'match_seats',
      'match_messages',
      'notifications',
      'user_blocks',
      'users',
    ];
    for (const table of steps) {
      await sql(`CREATE TRIGGER refuse BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW
        EXECUTE FUNCTION refuse()`);
      await expect(sweep()).rejects.toThrow('interrupted');
      expect(await rowOf(id)).toMatchObject({ closed_at: null });
      await sql(`DROP TRIGGER refuse ON ${table}`);
    }
    await sweep();
    expect(await rowOf(id)).toMatchObject({ username: nameOf(id), email: null });
    const { closed_at: closedAt } = (await rowOf(id))!;
    expect((await berta.match(match!.id)).status).toBe('FINISHED');
    await makeDue(id);
    await sweep();
    expect(await rowOf(id)).toMatchObject({ closed_at: closedAt });
    expect(
      await sql('SELECT FROM account_deletions WHERE user_id = $1 AND finished_at IS NOT NULL', [
        id,
      ]),
    ).toHaveLength(1);
  });

  it('by another process that does the same has the result of one', async () => {
    const players = [await service.player(), await service.player()];
    const ids = await Promise.all(players.map(idOf));
    for (const player of players) await askFor(player, PASSWORD);
    for (const id of ids) await makeDue(id);
    await Promise.all([sweep(), sweep()]);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ username: nameOf(id) });
  });
});

describe('a guest', () => {
  it('deletes the account without a password, and at once; the row goes, if nothing names it', async () => {
    const guest = await guestOf(service);
    const id = await idOf(guest);
    expect((await askFor(guest)).userErrors).toEqual([]);
    await sweep();
    expect(await rowOf(id)).toBeUndefined();
  });

  it('who has played stays as a player without a name', async () => {
    const guest = await guestOf(service);
    const id = await idOf(guest);
    await matchOfGuest(guest);
    await askFor(guest);
    await sweep();
    expect(await rowOf(id)).toMatchObject({ username: nameOf(id), guest_seen_at: null });
  });

  it('who was closed by an older release ends the same way', async () => {
    const guest = await guestOf(service);
    const id = await idOf(guest);
    await sql('UPDATE users SET guest_seen_at = NULL WHERE id = $1', [id]);
    await sweep();
    expect(await rowOf(id)).toBeUndefined();
  });
});

it('an account has more rows than a statement touches', async () => {
  const anna = await service.player();
  const id = await idOf(anna);
  await sql(
    `INSERT INTO user_blocks (blocker_id, blocked_id)
     SELECT $1, id FROM users WHERE id <> $1 LIMIT 3`,
    [id],
  );
  await sql(
    `INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id)
     SELECT $1, 'key ' || n, 'resign', '\\x00', gen_random_uuid() FROM generate_series(1, 1201) n`,
    [id],
  );
  await core.get(AccountEnd, { strict: false }).run(id);
  expect(await sql('SELECT FROM idempotency_keys WHERE user_id = $1', [id])).toEqual([]);
});
