/** Real: the service over HTTP and Postgres. Archives of all that is stored of a person. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { request } from 'undici';
import { CoreModule } from '../../src/app/core.module.js';
import { TryLimits } from '../../src/modules/auth/application/index.js';
import { TakeoutDownloads, Takeouts } from '../../src/modules/takeout/application/index.js';
import { SignedTokens } from '../../src/platform/signing/signed-tokens.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { clubOf } from '../support/clubs.js';
import { guestOf, matchOfGuest } from '../support/guests.js';
import { declaredData } from '../support/personal-data.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { playCard, startMatch } from '../support/table.js';
import { askTakeout, takeoutOf, takeoutReady } from '../support/takeout.js';
import { until } from '../support/wait.js';
import { unzip } from '../support/zip.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let played: string;
let hidden: string;
let running: string;
let files: Map<string, string>;

const idOf = (client: TestClient): Promise<string> =>
  rowsOf<{ id: string }>(service, `SELECT id FROM users WHERE username = $1`, [
    client.username,
  ]).then(([row]) => row!.id);

const linesOf = <T = Record<string, unknown>>(name: string): T[] =>
  files
    .get(`${name}.ndjson`)!
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

interface MatchLine {
  readonly id: string;
  readonly status: string;
  readonly yourSeat: number;
  readonly record: { readonly deals: readonly object[] };
  readonly players: readonly { readonly username: string }[];
  readonly deal?: object;
}

beforeAll(async () => {
  service = await startService();
  [anna, ben, cora] = await Promise.all([
    service.player('takeout-anna'),
    service.player('takeout-ben'),
    service.player('takeout-cora'),
  ]);
  const table = await startMatch([anna, ben], { target: 1, rated: false });
  played = table.matchId;
  for (let over = false; !over;) over = (await playCard(table)).status !== 'IN_PROGRESS';
  hidden = (await startMatch([anna, ben], { onlookers: false })).matchId;
  await anna.resign(hidden);
  running = (await startMatch([anna, ben])).matchId;
  await say(anna, 'a word of Anna');
  await say(ben, 'a word of Ben');
  await mustMutate(anna, 'blockUser', { username: cora.username }, 'user { username }');
  await report(cora, anna, 'Cora reports Anna');
  await report(anna, cora, 'Anna reports Cora');
  await takeoutReady(anna);
  files = unzip(await download(anna));
});
afterAll(() => service.stop());

const say = (by: TestClient, text: string) =>
  mustMutate(by, 'sendMessage', { matchId: running, text }, 'message { id }');

const report = (by: TestClient, whom: TestClient, comment: string) =>
  mustMutate(
    by,
    'reportUser',
    { username: whom.username, reason: 'ABUSE', comment },
    'user { username }',
  );

async function download(client: TestClient): Promise<Buffer> {
  const { url } = (await takeoutOf(client))!;
  const { statusCode, headers, body } = await request(addressOf(url!));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="bummerl-[\d-]+\.zip"$/),
  });
  const zip = Buffer.from(await body.arrayBuffer());
  expect(zip.length).toBe(Number(headers['content-length']));
  return zip;
}

/** The same path at the address of the test's service. */
const addressOf = (url: string): string => `${service.base}${new URL(url).pathname}`;

describe('the archive', () => {
  it('has a file for every table that is classified so, and describes each with its fields', async () => {
    const declared = (await declaredData()).flatMap(({ file }) =>
      file ? [`${file.name}.ndjson`] : [],
    );
    expect([...files.keys()].sort()).toEqual(['README.txt', 'matches.ndjson', ...declared].sort());
    const readme = files.get('README.txt')!;
    for (const name of [...files.keys()].filter((it) => it !== 'README.txt'))
      expect(readme).toContain(`\n${name}\n`);
    for (const [name, content] of files) {
      const [first] = content.split('\n');
      if (!name.endsWith('.ndjson') || name === 'matches.ndjson' || !first) continue;
      const part = readme.split(`\n${name}\n`)[1]!.split('\n\n')[0]!;
      for (const field of Object.keys(JSON.parse(first) as object))
        expect(
          `${name}: ${part.includes(`- ${field}:`) || part.includes(`- ${field}_id:`)} ${field}`,
        ).toBe(`${name}: true ${field}`);
    }
  });

  it('has the account, its sign-in and its settings', async () => {
    expect(linesOf('account')).toEqual([
      expect.objectContaining({ id: await idOf(anna), username: anna.username, time_zone: 'UTC' }),
    ]);
    expect(linesOf('sessions')).toHaveLength(1);
    expect(linesOf('password')).toEqual([
      { user_id: await idOf(anna), changed_at: expect.anything() },
    ]);
  });

  it('has every match with record and proof, also one without spectators', () => {
    const lines = linesOf<MatchLine>('matches');
    expect(lines.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
      [`${played} FINISHED`, `${hidden} FINISHED`, `${running} IN_PROGRESS`].sort(),
    );
    const over = lines.find(({ id }) => id === played)!;
    expect(over.record.deals.length).toBeGreaterThan(0);
    expect(over.players.map(({ username }) => username).sort()).toEqual(
      [anna.username, ben.username].sort(),
    );
    expect(linesOf('rating-changes')).toEqual([
      expect.objectContaining({ match_id: rowId(hidden) }),
    ]);
  });

  it('shows of a running match what the player may see, and no hidden card', async () => {
    const line = linesOf<MatchLine>('matches').find(({ id }) => id === running)!;
    const [{ snapshot }] = (await rowsOf<{
      snapshot: { deal: { hands: string[][]; talon: string[] } };
    }>(service, 'SELECT snapshot FROM matches WHERE id = $1', [rowId(running)])) as [
      { snapshot: { deal: { hands: string[][]; talon: string[] } } },
    ];
    const { hands } = snapshot.deal;
    const text = JSON.stringify(line.deal);
    for (const card of hands[line.yourSeat]!) expect(text).toContain(`"${card}"`);
    for (const card of hands[1 - line.yourSeat]!) expect(text).not.toContain(`"${card}"`);
    expect(line.record.deals).toEqual([]);
  });

  it('has what the person has written and done, and nothing private of others', () => {
    expect(linesOf('messages').map(({ text }) => text)).toEqual(['a word of Anna']);
    expect(linesOf('blocked')).toEqual([expect.objectContaining({ blocked: cora.username })]);
    expect(linesOf('reports')).toEqual([
      expect.objectContaining({ comment: 'Anna reports Cora', reported: cora.username }),
    ]);
    const all = [...files.values()].join('\n');
    expect(all).not.toContain('a word of Ben');
    expect(all).not.toContain('Cora reports Anna');
  });

  it('has no secret', async () => {
    const all = [...files.values()].join('\n');
    const [secrets] = await rowsOf<{ password: string; refresh: string }>(
      service,
      `SELECT password_hash AS password, encode(r.token_hash, 'hex') AS refresh
       FROM passwords p JOIN sessions s USING (user_id) JOIN refresh_tokens r ON r.session_id = s.id
       WHERE user_id = $1 LIMIT 1`,
      [await idOf(anna)],
    );
    expect(all).not.toContain(secrets!.password);
    expect(all).not.toContain(secrets!.refresh);
  });

  it('has every row once, page after page, also rows of the same moment', async () => {
    const finn = await service.player();
    const id = await idOf(finn);
    await rowsOf(
      service,
      `INSERT INTO notifications (id, user_id, type, version, created_at)
       SELECT gen_random_uuid(), $1, 'SERVICE_RESTORED', n, date_trunc('day', now()) - n / 700 * interval '1 day'
       FROM generate_series(1, 1203) n`,
      [id],
    );
    await takeoutReady(finn);
    files = unzip(await download(finn));
    const versions = linesOf<{ version: number }>('notifications').map(({ version }) => version);
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 1203 }, (_, i) => i + 1));
  });
});

describe('what moderators did', () => {
  it('has what the person is told of, and not who it was', async () => {
    const [gus, moderator] = [await service.player(), await service.player('takeout-moderator')];
    for (const [act, reason] of [
      ['WARNED', 'rude words'],
      ['FAIR_PLAY_READ', 'a suspicion'],
    ])
      await rowsOf(
        service,
        `WITH entry AS (
           INSERT INTO audit_log (id, actor_id, subject_id, act)
           VALUES (gen_random_uuid(), $1, $2, $3) RETURNING id, subject_id)
         INSERT INTO audit_texts (entry_id, subject_id, reason) SELECT id, subject_id, $4 FROM entry`,
        [await idOf(moderator), await idOf(gus), act, reason],
      );
    await rowsOf(
      service,
      `INSERT INTO appeals (entry_id, user_id, text, answer, is_granted, answered_by_id, answered_at)
       SELECT id, subject_id, 'not rude', 'it was', false, actor_id, now()
       FROM audit_log WHERE subject_id = $1 AND act = 'WARNED'`,
      [await idOf(gus)],
    );
    await takeoutReady(gus);
    files = unzip(await download(gus));
    expect(linesOf('decisions').map(({ act }) => act)).toEqual(['WARNED']);
    expect(linesOf('decision-reasons').map(({ reason }) => reason)).toEqual(['rude words']);
    expect(linesOf('appeals')).toEqual([expect.objectContaining({ answer: 'it was' })]);
    const all = [...files.values()].join('\n');
    expect(all).not.toContain(moderator.username);
    expect(all).not.toContain(await idOf(moderator));
  });
});

describe('what others did with what the person has sent', () => {
  it('has of a report what became of it, and neither who decided nor why', async () => {
    const [hugo, moderator] = [await service.player(), await service.player('takeout-decider')];
    await report(hugo, ben, 'Hugo reports Ben');
    await rowsOf(
      service,
      `UPDATE reports SET decision = 'UPHELD', note = 'words about Ben', closed_at = now(),
         decided_by_id = $2, claimed_by_id = $2, claimed_until = now() WHERE reporter_id = $1`,
      [await idOf(hugo), await idOf(moderator)],
    );
    await takeoutReady(hugo);
    files = unzip(await download(hugo));
    expect(linesOf('reports')).toEqual([
      expect.objectContaining({ decision: 'UPHELD', comment: 'Hugo reports Ben' }),
    ]);
    const all = [...files.values()].join('\n');
    for (const secret of ['words about Ben', moderator.username, await idOf(moderator)])
      expect(all).not.toContain(secret);
  });

  it('has of a removal from a club not who has done it', async () => {
    const [keeper, kurt] = [await service.player('takeout-keeper'), await service.player()];
    const club = await clubOf([keeper, kurt]);
    const removal = { clubId: club.id, username: kurt.username, reason: 'never plays' };
    await mustMutate(keeper, 'removeClubMember', removal);
    for (const [client, byWhom] of [
      [kurt, { removed_by: null, removed_by_id: null }],
      [keeper, { removed_by_id: await idOf(keeper) }],
    ] as const) {
      await takeoutReady(client);
      files = unzip(await download(client));
      expect(linesOf('club-removals')).toEqual([
        expect.objectContaining({ reason: 'never plays', ...byWhom }),
      ]);
    }
  });

  it('has of a request to be friends only what the person has done', async () => {
    const [ida, jan] = [await service.player(), await service.player()];
    await mustMutate(ida, 'sendFriendRequest', { username: jan.username });
    await mustMutate(jan, 'declineFriendRequest', { username: ida.username });
    await rowsOf(
      service,
      'UPDATE friend_requests SET cancelled_at = now() WHERE requester_id = $1',
      [await idOf(ida)],
    );
    for (const [client, knows, not] of [
      [ida, 'cancelled_at', 'declined_at'],
      [jan, 'declined_at', 'cancelled_at'],
    ] as const) {
      await takeoutReady(client);
      files = unzip(await download(client));
      expect(linesOf('friend-requests')).toEqual([
        expect.objectContaining({ [knows]: expect.any(String), [not]: null }),
      ]);
    }
  });
});

describe('asking for an archive', () => {
  it('gives the same one while it is made, and no other within a day', async () => {
    const dora = await service.player();
    const [first, second] = [await askTakeout(dora), await askTakeout(dora)];
    expect(second.requestedAt).toBe(first.requestedAt);
    await takeoutReady(dora);
    const { errors } = await dora.raw<object>('mutation { requestTakeout { takeout { status } } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  });

  it('notifies when it is ready, with a link to the settings', async () => {
    const { notifications } = await anna.ask<{ notifications: { edges: { node: object }[] } }>(
      '{ notifications(first: 20) { edges { node { type text } } } }',
    );
    expect(notifications.edges.map(({ node }) => node)).toContainEqual({
      type: 'DATA_READY',
      text: expect.stringContaining('download'),
    });
  });

  it('works for guests', async () => {
    const guest = await guestOf(service);
    await matchOfGuest(guest);
    await takeoutReady(guest);
    files = unzip(await download(guest));
    expect(linesOf<MatchLine>('matches')).toHaveLength(1);
  });

  it('is null before it was asked for', async () => {
    expect(await takeoutOf(await service.player())).toBeNull();
  });
});

it('one person has two downloads at once, so that slow readers leave room for others', async () => {
  const [one, other] = [await service.player(), await service.player()];
  const core = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
    logger: false,
  });
  const takeouts = core.get(Takeouts, { strict: false });
  const downloads = new TakeoutDownloads(takeouts, core.get(TryLimits, { strict: false }));
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map(async (client) => {
      await takeoutReady(client);
      return (await takeouts.newestOf(await idOf(client)))!;
    }),
  );
  const [slow] = [await downloads.begin(ofOne!), await downloads.begin(ofOne!)];
  await expect(downloads.begin(ofOne!)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await downloads.begin(ofOther!);
  slow.destroy();
  await until('room for another', () =>
    downloads.begin(ofOne!).then(
      () => true,
      () => false,
    ),
  );
  downloads.stop();
  await core.close();
});

describe('the address', () => {
  const statusOf = async (url: string): Promise<number> => {
    const { statusCode, body } = await request(url);
    await body.dump();
    return statusCode;
  };

  it('answers to HEAD without a body', async () => {
    const { url } = (await takeoutOf(anna))!;
    const { statusCode, headers, body } = await request(addressOf(url!), { method: 'HEAD' });
    expect([statusCode, await body.text()]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('is refused when it is wrong or older than an hour', async () => {
    const [{ id }] = (await rowsOf<{ id: string }>(
      service,
      'SELECT id FROM takeouts WHERE user_id = $1',
      [await idOf(anna)],
    )) as [{ id: string }];
    const tokens = new SignedTokens(service.config);
    const at = (token: string) => `${service.base}/export/takeouts/${token}/data.zip`;
    expect(await statusOf(at(tokens.sign('takeout', `${id}:${Date.now() + 60_000}`)))).toBe(200);
    expect(await statusOf(at(tokens.sign('takeout', `${id}:${Date.now() - 1}`)))).toBe(404);
    expect(await statusOf(at(tokens.sign('calendar', `${id}:${Date.now() + 60_000}`)))).toBe(404);
    expect(await statusOf(at(id))).toBe(404);
  });

  it('ends with the archive, which a sweep deletes', async () => {
    const eva = await service.player();
    await takeoutReady(eva);
    const { url } = (await takeoutOf(eva))!;
    await rowsOf(service, 'UPDATE takeouts SET expires_at = service_now() WHERE user_id = $1', [
      await idOf(eva),
    ]);
    expect(await statusOf(addressOf(url!))).toBe(404);
    expect(await takeoutOf(eva)).toBeNull();
  });
});
