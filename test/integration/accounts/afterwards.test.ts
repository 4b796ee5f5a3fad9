/** Real: the whole service, Postgres, and events that come after an account has ended. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import { AccountEnd } from '../../../src/modules/accounts/application/account-end.js';
import { AppSweep } from '../../../src/modules/apps/application/app.sweep.js';
import { KnownCredentials } from '../../../src/modules/auth/application/index.js';
import { Unsubscriptions } from '../../../src/modules/mail/application/index.js';
import { happened } from '../../../src/modules/domain-events.js';
import { Sanctions } from '../../../src/modules/moderation/application/index.js';
import { writeRatings } from '../../../src/modules/ratings/storage/booking-store.js';
import { toGlobalId } from '../../../src/platform/api/ids.js';
import type { Ended, Viewer } from '../../../src/platform/api/viewer.js';
import { Database } from '../../../src/platform/database/database.js';
import { Outbox } from '../../../src/platform/events/outbox.js';
import { newApp } from '../../e2e/authorization/making.js';
import { mustMutate, mutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../../support/sql.js';
import { codesOf, startMatch } from '../../support/table.js';

let service: TestService;
let core: INestApplicationContext;
beforeAll(async () => {
  service = await startService();
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>(service, text, values);
const idOf = async ({ username }: TestClient): Promise<string> =>
  (await sql<{ id: string }>('SELECT id FROM users WHERE username = $1', [username]))[0]!.id;
const ends = () => core.get(AccountEnd, { strict: false });

describe('what happens after an account has ended', () => {
  let ids: { readonly gone: string; readonly there: string };
  let matchId: string;
  let berta: TestClient;
  let name: string;

  beforeAll(async () => {
    const anna = await service.player();
    berta = await service.player();
    const opponents = [{ username: berta.username }];
    const { challenge } = await anna.challenge({ variant: 'zweier', opponents });
    const { match } = await berta.accept({ challengeId: challenge!.id });
    matchId = rowId(match!.id);
    ids = { gone: await idOf(anna), there: await idOf(berta) };
    await ends().run(ids.gone);
    await untilOutboxEmpty(service);
    await ends().runAgain(ids.gone);
    const row = await sql<{ username: string }>('SELECT username FROM users WHERE id = $1', [
      ids.gone,
    ]);
    name = row[0]!.username;
  });

  it('leaves nobody anything to do with it by its name, and writes nothing about it', async () => {
    const gone = { username: name };
    const refused = async (mutation: string, input: object) =>
      codesOf(await mutate(berta, mutation, input));
    expect(await refused('reportUser', { ...gone, reason: 'ABUSE', comment: 'words' })).toEqual([
      'UNKNOWN_USER',
    ]);
    expect(await refused('blockUser', gone)).toEqual(['UNKNOWN_USER']);
    expect(await refused('sendFriendRequest', gone)).toEqual(['UNKNOWN_USER']);
    const challenge = { variant: 'zweier', opponents: [gone] };
    expect(await refused('createChallenge', challenge)).toEqual(['UNKNOWN_OPPONENT']);
    const rematch = { matchId: toGlobalId('Match', matchId) };
    expect(await refused('offerRematch', rematch)).toEqual(['OPPONENT_UNAVAILABLE']);
    const viewer = { userId: ids.there, role: 'ADMIN' } as Viewer;
    const order = { sanction: 'SUSPEND', until: null, reason: 'words', reportId: null } as const;
    expect(await core.get(Sanctions, { strict: false }).impose(viewer, name, order)).toMatchObject({
      ok: false,
      error: [{ code: 'UNKNOWN_USER' }],
    });
    expect(await sql('SELECT suspended_for FROM users WHERE id = $1', [ids.gone])).toEqual([
      { suspended_for: null },
    ]);
  });

  it('is found by its name by who only looks', async () => {
    const query = 'query ($name: String!) { user(username: $name) { isDeleted } }';
    expect(await berta.ask(query, { name })).toEqual({ user: { isDeleted: true } });
  });

  it('writes nothing for it: no notification, no delivery, no event', async () => {
    for (const table of ['notifications', 'user_events'])
      await sql(`DELETE FROM ${table} WHERE user_id = $1`, [ids.there]);
    await core
      .get(Database)
      .transaction((within) =>
        core
          .get(Outbox, { strict: false })
          .add(within, [
            happened('MATCH_ENDED', { matchId, version: 1, status: 'FINISHED' }),
            happened('MATCH_CHANGED', { matchId, version: 1, awaitedId: null }),
          ]),
      );
    await untilOutboxEmpty(service);
    for (const table of ['notifications', 'deliveries', 'user_events']) {
      const ofUser = `SELECT FROM ${table} WHERE user_id = $1`;
      expect([table, await sql(ofUser, [ids.gone])]).toEqual([table, []]);
      expect([table, (await sql(ofUser, [ids.there])).length > 0]).toEqual([table, true]);
    }
  });

  it('leaves it out of leaderboards, whatever is booked', async () => {
    const rating = { ratingKey: 'zweier', mu: 30, sigma: 1, matches: 40, wins: 30 };
    const rows = Object.values(ids).map((userId) => ({ ...rating, userId, provisional: false }));
    await core.get(Database).transaction((within) => writeRatings(rows, within));
    const written = await sql(
      `SELECT user_id, provisional FROM ratings WHERE rating_key = 'zweier' AND user_id = ANY($1) ORDER BY provisional`,
      [Object.values(ids)],
    );
    expect(written).toEqual([
      { user_id: ids.there, provisional: false },
      { user_id: ids.gone, provisional: true },
    ]);
  });
});

describe('links that the person had', () => {
  const URLS = '{ me { competitionCalendarUrl } }';

  it('open no calendar, whether the address was renewed or not', async () => {
    for (const renewals of [0, 1, 2]) {
      const anna = await service.player();
      const addresses: string[] = [];
      for (let n = 0; n <= renewals; n++) {
        if (n > 0) await anna.ask('mutation { renewCompetitionCalendar { userErrors { code } } }');
        const { me } = await anna.ask<{ me: { competitionCalendarUrl: string } }>(URLS);
        addresses.push(new URL(me.competitionCalendarUrl).pathname);
      }
      const statuses = () =>
        Promise.all(addresses.map(async (it) => (await fetch(new URL(it, service.base))).status));
      expect((await statuses()).at(-1)).toBe(200);
      const id = await idOf(anna);
      await ends().run(id);
      expect([renewals, await statuses()]).toEqual([renewals, addresses.map(() => 404)]);
      await ends().runAgain(id);
      expect([renewals, await statuses()]).toEqual([renewals, addresses.map(() => 404)]);
    }
  });

  it('write nothing: a letter that ends e-mails may be clicked years later', async () => {
    const id = await idOf(await service.player());
    const { pathname, search } = new URL(
      core.get(Unsubscriptions, { strict: false }).urlFor(id),
      service.base,
    );
    await ends().run(id);
    await ends().runAgain(id);
    const { status } = await fetch(new URL(pathname + search, service.base), { method: 'POST' });
    expect(status).toBe(200);
    expect(await sql('SELECT FROM notification_preferences WHERE user_id = $1', [id])).toEqual([]);
  });
});

describe('what somebody had hidden', () => {
  const query = `query ($id: ID!, $name: String!) {
    node(id: $id) { ... on User { profileIsVisible matchesAreVisible ratings { rating } } }
    matches(filter: { player: $name }) { nodes { id } } }`;

  it.each([
    ['NOBODY', false],
    ['OPPONENTS', false],
    ['EVERYONE', true],
  ])(
    'when it was for %s is still hidden from strangers after the end: %s',
    async (audience, isSeen) => {
      const [anna, berta] = [await service.player(), await service.player()];
      await mustMutate(anna, 'setVisibility', { profile: audience, matches: audience });
      const table = await startMatch([anna, berta], { rated: true });
      await anna.resign(table.matchId);
      await untilOutboxEmpty(service);
      const id = await idOf(anna);
      await ends().run(id);
      const [{ username: name }] = (await sql<{ username: string }>(
        'SELECT username FROM users WHERE id = $1',
        [id],
      )) as [{ username: string }];
      const seen = await service.client().ask(query, { id: toGlobalId('User', id), name });
      expect(seen).toEqual({
        node: {
          profileIsVisible: isSeen,
          matchesAreVisible: isSeen,
          ratings: isSeen ? [expect.anything()] : [],
        },
        matches: { nodes: isSeen ? [{ id: table.matchId }] : [] },
      });
      const own = await berta.ask<{ matches: { nodes: object[] } }>(
        '{ matches(filter: { mine: true }) { nodes { id } } }',
      );
      expect(own.matches.nodes).toEqual([{ id: table.matchId }]);
    },
  );
});

describe('an app whose developer’s account ends', () => {
  it('ends for all its users at once; their grants are deleted batch by batch', async () => {
    const [developer, user] = [await service.player(), await service.player()];
    const appId = rowId(await newApp(developer));
    await sql(
      `INSERT INTO app_grants (id, user_id, app_id, scopes) VALUES (gen_random_uuid()::text, $1, $2, '{match:read}')`,
      [await idOf(user), appId],
    );
    const heard: Ended[] = [];
    core.get(KnownCredentials, { strict: false }).onEnded((ended) => heard.push(ended));
    const id = await idOf(developer);
    await ends().run(id);
    expect(heard).toContainEqual({ appId });
    const app = () =>
      sql('SELECT deleted_at IS NOT NULL AS deleted FROM apps WHERE id = $1', [appId]);
    const grants = () => sql('SELECT FROM app_grants WHERE app_id = $1', [appId]);
    expect([await app(), await grants()]).toEqual([[{ deleted: true }], [{}]]);
    await core.get(AppSweep, { strict: false }).sweep();
    expect(await grants()).toEqual([]);
    await ends().runAgain(id);
    expect(await app()).toEqual([]);
  });
});
