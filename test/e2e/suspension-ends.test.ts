/** Real: two apis and a worker over HTTP, WebSocket and server-sent events, Postgres, a receiver of webhooks. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Hook, notify } from '../integration/webhooks/hooks.js';
import { measureEnds } from '../support/access/ends.js';
import type { Ends, Watched } from '../support/access/ends.js';
import { finishMatches } from '../support/access/matches.js';
import { mustMutate, mutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { PUBLIC } from '../support/oauth.js';
import { Receiver } from '../support/receiver.js';
import { reportOf } from '../support/reports.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { until } from '../support/wait.js';

/** How often the ends are measured. */
const TRIES = 3;
const LIMIT_MILLIS = 1000;
const RACES = 12;

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`;
const REFRESH = `mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { accessToken } }`;

const SETTINGS = {
  PUBLIC_URL: PUBLIC,
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  SWEEP_SPEED: '20',
  // An export waits after its first match.
  EXPORT_DEALS_PER_MINUTE: '1',
};

let service: TestService;
let otherApi: TestService;
let moderator: TestClient;
let receiver: Receiver;
/** Whose matches are exported. */
let exported: string;

beforeAll(async () => {
  service = await startService(SETTINGS);
  otherApi = await startApi(service, SETTINGS);
  receiver = await Receiver.open();
  moderator = await service.player();
  await giveRole(service, moderator, 'MODERATOR');
  exported = await finishMatches(service, 2);
});
afterAll(async () => {
  await receiver.close();
  await otherApi.stop();
  await service.stop();
});

const suspend = ({ username }: TestClient) =>
  mustMutate(moderator, 'suspendUser', { username, reason: 'Insults.' });

const idOf = async ({ username }: TestClient): Promise<string> =>
  (
    await rowsOf<{ id: string }>(service, 'SELECT id FROM users WHERE username = $1', [username])
  )[0]!.id;

/** Prepares the end of all access of a person. @returns what ends it */
type Way = (person: TestClient) => Promise<() => Promise<unknown>>;

const SUSPENSIONS: Readonly<Record<string, Way>> = {
  'an act on the person': (person) => Promise.resolve(() => suspend(person)),
  'the decision of a report': async (person) => {
    const report = { reporter: await service.player(), of: person, isClaimed: true };
    const reportId = await reportOf(moderator, report);
    const sanction = { kind: 'SUSPEND' };
    const order = { reportId, decision: 'UPHELD', reason: 'Insults.', sanction };
    return () => mustMutate(moderator, 'decideReport', order);
  },
};

const deletion: Way = (person) =>
  Promise.resolve(() => mustMutate(person, 'deleteAccount', { password: PASSWORD }));

/** The best time of each part: one slow moment of a busy machine is not held against the service. */
async function bestEnds(prepare: Way, more: Partial<Watched> = {}): Promise<Ends> {
  const measured: Ends[] = [];
  for (let n = 0; n < TRIES; n++) {
    const [person, other] = [await service.player(), await service.player()];
    const end = await prepare(person);
    const watched = { apis: [service, otherApi], person, other, exported, ...more };
    measured.push(await measureEnds(watched, end));
  }
  const names = Object.keys(measured[0]!);
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...measured.map((ends) => ends[name]!))]),
  );
}

const late = (ends: Ends): Ends =>
  Object.fromEntries(Object.entries(ends).filter(([, millis]) => millis >= LIMIT_MILLIS));

describe('a suspension', () => {
  it.each(Object.keys(SUSPENSIONS))(
    'ends everything within a second of its answer, in both processes: by %s',
    async (way) => {
      expect(late(await bestEnds(SUSPENSIONS[way]!))).toEqual({});
    },
  );

  it('nothing more is sent to webhooks, and afterwards only what is new', async () => {
    const person = await service.player();
    const hook = await Hook.open(person, receiver.url('/hook'));
    const before = receiver.received.length;
    await suspend(person);
    await notify(person);
    await untilOutboxEmpty(service);
    const held = () =>
      rowsOf<{ status: string; reason: string }>(
        service,
        `SELECT status, reason FROM deliveries WHERE target_id = $1 AND position IS NOT NULL`,
        [rowId(hook.id)],
      );
    await until('the deliveries to be suppressed', async () => {
      const rows = await held();
      return rows.length > 0 && rows.every(({ reason }) => reason === 'SUSPENDED');
    });
    expect(receiver.received).toHaveLength(before);
    const lift = { username: person.username, reason: 'A mistake.' };
    await mustMutate(moderator, 'unsuspendUser', lift);
    await person.signIn();
    await notify(person);
    await until('a new message', () => receiver.received.length > before);
    expect(await hook.state()).toMatchObject({ state: 'ACTIVE' });
  });
});

describe('the deletion of an account', () => {
  it('ends all access within a second of its answer, in both processes', async () => {
    expect(late(await bestEnds(deletion, { isMatchOver: false }))).toEqual({});
  });

  it('ends the address of its calendar, which a sign-in does not bring back', async () => {
    const person = await service.player();
    const { me } = await person.ask<{ me: { competitionCalendarUrl: string } }>(
      '{ me { competitionCalendarUrl } }',
    );
    const status = async () =>
      (await fetch(new URL(new URL(me.competitionCalendarUrl).pathname, service.base))).status;
    expect(await status()).toBe(200);
    await mustMutate(person, 'deleteAccount', { password: PASSWORD });
    expect(await status()).toBe(404);
    await person.signIn();
    expect(await status()).toBe(404);
  });
});

/** Sends a mutation; what is refused is of no matter. */
const attempt = (client: TestClient, name: string, input: object, fields = '') =>
  mutate<{ secret?: string }>(client, name, input, fields).catch((): { secret?: string } => ({}));

/** All that opens something, sent in one moment with a suspension. @returns the access tokens that were given */
async function openAtOnce(person: TestClient): Promise<string[]> {
  const { username, refreshToken } = person;
  const credentials = { username, password: PASSWORD };
  const signIn = () =>
    otherApi.client().raw<{ login: { accessToken: string | null } }>(LOGIN, { input: credentials });
  const refresh = () =>
    service.client().raw<{ refreshSession: { accessToken: string | null } }>(REFRESH, {
      input: { refreshToken },
    });
  const [, first, second, renewed, token] = await Promise.all([
    suspend(person),
    signIn(),
    signIn(),
    refresh(),
    attempt(person, 'createApiToken', { name: 'Late', scopes: ['match:read'] }, 'secret'),
    attempt(person, 'createWebhook', { url: receiver.url('/late') }),
    attempt(person, 'createChallenge', { variant: 'zweier', rated: false }),
  ]);
  return [
    first.data?.login.accessToken,
    second.data?.login.accessToken,
    renewed.data?.refreshSession.accessToken,
    token.secret,
  ].flatMap((given) => given ?? []);
}

describe('what begins in the same moment as a suspension', () => {
  it('does not survive it', async () => {
    let given = 0;
    for (let n = 0; n < RACES; n++) {
      const person = await service.player();
      const sockets = [service, otherApi].map((api) =>
        socketOf(Object.assign(api.client(), { accessToken: person.accessToken })),
      );
      const feeds = sockets.map((socket) =>
        subscribe(socket, 'subscription { eventAdded { cursor } }'),
      );
      const tokens = await openAtOnce(person);
      given += tokens.length;
      for (const accessToken of [...tokens, person.accessToken!])
        for (const api of [service, otherApi]) {
          const client = Object.assign(api.client(), { accessToken });
          const refused = await until('the refusal', async () => {
            const { errors } = await client.raw('{ me { username } }');
            return errors?.map(({ extensions }) => extensions.code);
          });
          expect(refused).toEqual(['SUSPENDED']);
        }
      await Promise.all(feeds.map(({ ended }) => ended));
      for (const socket of sockets) await socket.dispose();
      const id = await idOf(person);
      const sessions = `SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL`;
      expect(await rowsOf(service, sessions, [id])).toEqual([]);
      const open = `SELECT FROM challenges WHERE creator_id = $1 AND status = 'OPEN'`;
      await until('the end of the challenges', async () => {
        return (await rowsOf(service, open, [id])).length === 0;
      });
    }
    // Otherwise nothing has raced.
    expect(given).toBeGreaterThan(0);
  });
});
