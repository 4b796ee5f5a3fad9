/** Real: two apis and a worker over HTTP, Postgres. The addresses are those that a proxy would report. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openCoreModules } from '../support/core.js';
import { ENDED_NETWORKS } from '../../src/modules/networks/storage/closed-network-store.js';
import { clearOld } from '../../src/platform/database/clear-old.js';
import { Database } from '../../src/platform/database/database.js';
import { mutate, mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { until } from '../support/wait.js';

const PROXIED = { TRUST_PROXY: '1', REGISTRATIONS_PER_MINUTE: '1000', GUESTS_PER_MINUTE: '1000' };
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const CLOSED = 'closedCount closedNetwork { id closedAddresses opensAt note }';

interface Closing {
  readonly closedCount: number | null;
  readonly closedNetwork: { readonly id: string; readonly closedAddresses: string | null } | null;
  readonly userErrors: readonly UserErrorJson[];
}

let service: TestService;
let otherApi: TestService;
let moderator: TestClient;
/** The third number of the addresses of a test, so that tests do not share networks. */
let part = 0;

beforeAll(async () => {
  service = await startService(PROXIED);
  otherApi = await startApi(service, PROXIED);
  moderator = await service.player();
  await giveRole(service, moderator, 'MODERATOR');
});
afterAll(async () => {
  await otherApi.stop();
  await service.stop();
});
beforeEach(() => {
  part += 1;
});

const close = (input: object): Promise<Closing> =>
  mutate(moderator, 'closeNetwork', { until: TOMORROW, reason: 'Floods.', ...input }, CLOSED);
const codesOf = ({ userErrors }: Pick<Closing, 'userErrors'>) => userErrors.map((it) => it.code);

/** Sends an operation from an address, without a session. */
async function from(address: string, query: string, input?: object, api = service) {
  const response = await fetch(`${api.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables: input ? { input } : {} }),
  });
  return (await response.json()) as {
    data: Record<
      string,
      { accessToken: string; refreshToken: string; user: { username: string } }
    > | null;
    errors?: { message: string; extensions: { code: string; until?: string; contact?: string } }[];
  };
}

const FIELDS = 'accessToken refreshToken user { username } userErrors { code }';
const GUEST = `mutation { startAsGuest { accessToken refreshToken user { username } } }`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ${FIELDS} } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { ${FIELDS} } }`;
const REFRESH = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { ${FIELDS} } }`;

const guestFrom = (address: string, api = service) => from(address, GUEST, undefined, api);
const registerFrom = (address: string, username: string) =>
  from(address, REGISTER, { username, password: PASSWORD });
const signInFrom = (address: string, username: string) =>
  from(address, LOGIN, { username, password: PASSWORD });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? null;

describe('a closed network', () => {
  it('lets nobody in, says until when and whom to ask, and others come in', async () => {
    const [inside, outside] = [`10.1.${part}.7`, `10.2.${part}.7`];
    const known = await service.player();
    expect(await close({ network: `10.1.${part}.0/24` })).toMatchObject({
      closedCount: 1,
      userErrors: [],
    });
    for (const answer of [
      await guestFrom(inside),
      await registerFrom(inside, 'shut_out'),
      await signInFrom(inside, known.username),
      await signInFrom(inside, 'nobody_at_all'),
    ])
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'NETWORK_CLOSED',
        until: TOMORROW,
        contact: `${service.config.PUBLIC_URL}/imprint`,
      });
    for (const answer of [await guestFrom(outside), await signInFrom(outside, known.username)])
      expect(codeOf(answer)).toBeNull();
  });

  it('lets who is signed in go on', async () => {
    const address = `10.1.${part}.7`;
    const { data } = await guestFrom(address);
    const { accessToken, refreshToken } = data!['startAsGuest']!;
    await close({ network: address });
    const guest = Object.assign(service.client(), { accessToken });
    expect(await guest.ask('{ me { username } }')).toMatchObject({ me: {} });
    expect(codeOf(await from(address, REFRESH, { refreshToken }))).toBeNull();
  });

  it('is closed at once in every process, and open at once', async () => {
    const address = `10.1.${part}.7`;
    expect(codeOf(await guestFrom(address, otherApi))).toBeNull();
    const { closedNetwork } = await close({ network: address });
    await until('it is closed', async () => codeOf(await guestFrom(address, otherApi)) !== null);
    const opening = { closedNetworkId: closedNetwork!.id, reason: 'It was a school.' };
    await mustMutate(moderator, 'openNetwork', opening);
    expect(codeOf(await guestFrom(address))).toBeNull();
    await until('it is open', async () => codeOf(await guestFrom(address, otherApi)) === null);
    expect(codesOf(await mutate(moderator, 'openNetwork', opening))).toEqual(['NOT_CLOSED']);
  });

  it('opens by itself', async () => {
    const address = `10.1.${part}.7`;
    await close({ network: address });
    await rowsOf(service, `UPDATE closed_networks SET until = now() WHERE network = $1`, [
      `${address}/32`,
    ]);
    // An api that has not read the list yet.
    const third = await startApi(service, PROXIED);
    expect(codeOf(await guestFrom(address, third))).toBeNull();
    await third.stop();
    expect(await close({ network: address })).toMatchObject({ closedCount: 1 });
  });

  it.each([
    ['an address', '10.9.0.1', '10.9.0.1/32', '10.9.0.1'],
    ['one with bits that do not count', '10.9.1.77/24', '10.9.1.0/24', '10.9.1.200'],
    ['one written as IPv6', '::ffff:10.9.2.0/120', '10.9.2.0/24', '10.9.2.9'],
    ['one whose visitors are written as IPv6', '10.9.3.0/24', '10.9.3.0/24', '::ffff:10.9.3.9'],
    ['an IPv6 address, for its household', '2001:db8:5::1', '2001:db8:5::/64', '2001:db8:5:0:9::1'],
    ['a network of IPv6', '2001:DB9::/32', '2001:db9::/32', '2001:db9:ffff::1'],
  ])('%s', async (_, network, closedAddresses, visitor) => {
    expect(await close({ network })).toMatchObject({ closedNetwork: { closedAddresses } });
    expect(codeOf(await guestFrom(visitor))).toBe('NETWORK_CLOSED');
    expect(codesOf(await close({ network }))).toEqual(['ALREADY_CLOSED']);
  });
});

it('whose time is over is forgotten, and no other', async () => {
  const [over, closed] = [`10.1.${part}.1`, `10.1.${part}.2`];
  await close({ network: over });
  await close({ network: closed });
  await rowsOf(service, `UPDATE closed_networks SET until = now() WHERE network = $1`, [
    `${over}/32`,
  ]);
  const core = await openCoreModules(service.config);
  await clearOld(core.get(Database), ENDED_NETWORKS);
  await core.close();
  const left = await rowsOf<{ network: string }>(
    service,
    `SELECT network FROM closed_networks WHERE network LIKE $1`,
    [`10.1.${part}.%`],
  );
  expect(left).toEqual([{ network: `${closed}/32` }]);
});

describe('the networks of an account', () => {
  it('are closed without being shown to anybody, and the person is told', async () => {
    const [home, work] = [`10.1.${part}.7`, `2001:db8:${part}::9`];
    const name = `flooder_${part}`;
    const { data } = await registerFrom(home, name);
    await signInFrom(work, name);
    const closed = await close({ username: name });
    expect(closed).toMatchObject({ closedCount: 2, closedNetwork: { closedAddresses: null } });
    expect(codeOf(await guestFrom(home))).toBe('NETWORK_CLOSED');
    expect(codeOf(await guestFrom(`2001:db8:${part}::77`))).toBe('NETWORK_CLOSED');
    const person = Object.assign(service.client(), { accessToken: data!['register']!.accessToken });
    const about = '{ decisionsAboutMe { nodes { kind reason until closedAddresses mayAppeal } } }';
    expect(await person.ask(about)).toEqual({
      decisionsAboutMe: {
        nodes: [
          {
            kind: 'NETWORK_CLOSED',
            reason: 'Floods.',
            until: TOMORROW,
            closedAddresses: null,
            mayAppeal: true,
          },
        ],
      },
    });
  });

  it('are refused for staff, for oneself, and when there are none', async () => {
    const admin = await service.player();
    await giveRole(service, admin, 'ADMIN');
    const away = await service.player();
    const old = `UPDATE sessions SET last_used_at = now() - interval '31 days' WHERE user_id =
      (SELECT id FROM users WHERE username = $1)`;
    await rowsOf(service, old, [away.username]);
    expect(codesOf(await close({ username: admin.username }))).toEqual(['NOT_ON_STAFF']);
    expect(codesOf(await close({ username: moderator.username }))).toEqual(['NOT_ON_YOURSELF']);
    expect(codesOf(await close({ username: 'nobody_at_all' }))).toEqual(['UNKNOWN_USER']);
    expect(codesOf(await close({ username: away.username }))).toEqual(['NO_NETWORKS']);
  });
});

describe('closing is refused', () => {
  const inMillis = (millis: number) => new Date(Date.now() + millis).toISOString();

  it.each([
    ['for no network', { network: 'the school' }, 'NETWORK_INVALID'],
    ['for a number', { network: '1234' }, 'NETWORK_INVALID'],
    ['for too many bits', { network: '10.8.0.0/33' }, 'NETWORK_INVALID'],
    ['for a wide network', { network: '10.0.0.0/15' }, 'NETWORK_TOO_WIDE'],
    ['for a wide network of IPv6', { network: '2001::/31' }, 'NETWORK_TOO_WIDE'],
    ['for a wide network written as IPv6', { network: '::ffff:10.0.0.0/95' }, 'NETWORK_TOO_WIDE'],
    ['for nothing', {}, 'ONE_NETWORK_OR_USER'],
    ['for both', { network: '10.8.0.1', username: 'anna' }, 'ONE_NETWORK_OR_USER'],
    ['in the past', { network: '10.8.0.1', until: inMillis(-1000) }, 'CLOSING_END_INVALID'],
    [
      'for years',
      { network: '10.8.0.1', until: inMillis(400 * 86_400_000) },
      'CLOSING_END_INVALID',
    ],
    ['without a reason', { network: '10.8.0.1', reason: ' ' }, 'MODERATION_REASON_INVALID'],
    ['for the own network', { network: '127.0.0.0/16' }, 'OWN_NETWORK'],
  ])('%s', async (_, input, code) => {
    expect(codesOf(await close(input))).toEqual([code]);
  });

  it('for a network of which the moderator was a visitor lately', async () => {
    const visit = `UPDATE sessions SET network = $2 WHERE user_id =
      (SELECT id FROM users WHERE username = $1)`;
    await rowsOf(service, visit, [moderator.username, `10.1.${part}.7`]);
    expect(codesOf(await close({ network: `10.1.${part}.0/24` }))).toEqual(['OWN_NETWORK']);
  });

  it('when the list is full, also for two at the same time', async () => {
    const fill = `INSERT INTO closed_networks (id, network, is_of_account, reason, until)
      SELECT gen_random_uuid(), format('10.200.%s.%s/32', n / 256, n % 256), false, 'Full', now() + interval '1 day'
      FROM generate_series(1, 499 - (SELECT count(*)::integer FROM closed_networks WHERE until > now())) AS n`;
    await rowsOf(service, fill);
    const both = await Promise.all([
      close({ network: `10.1.${part}.1` }),
      close({ network: `10.1.${part}.2` }),
    ]);
    expect(both.flatMap(codesOf)).toEqual(['TOO_MANY_CLOSED']);
    await rowsOf(service, `DELETE FROM closed_networks WHERE reason = 'Full'`);
  });
});

it('moderators read the list in pages, newest first, and admins the log', async () => {
  const [first, second] = [`10.1.${part}.1`, `10.1.${part}.2`];
  await close({ network: first });
  const { closedNetwork } = await close({ network: second, reason: 'Bots.' });
  const list = `query ($after: String) { closedNetworks(first: 1, after: $after) {
    nodes { closedAddresses note opensAt } pageInfo { endCursor } } }`;
  interface Listed {
    closedNetworks: { nodes: object[]; pageInfo: { endCursor: string } };
  }
  const { closedNetworks: newest } = await moderator.ask<Listed>(list);
  expect(newest.nodes).toEqual([
    { closedAddresses: `${second}/32`, note: 'Bots.', opensAt: TOMORROW },
  ]);
  const { closedNetworks: next } = await moderator.ask<Listed>(list, {
    after: newest.pageInfo.endCursor,
  });
  expect(next.nodes).toMatchObject([{ closedAddresses: `${first}/32` }]);

  await mustMutate(moderator, 'openNetwork', {
    closedNetworkId: closedNetwork!.id,
    reason: 'Sorry.',
  });
  const admin = await service.player();
  await giveRole(service, admin, 'ADMIN');
  const log = `{ auditLog(first: 2) { nodes { kind reason closedAddresses actor { username } subject { username } } } }`;
  const entry = {
    closedAddresses: `${second}/32`,
    actor: { username: moderator.username },
    subject: null,
  };
  expect(await admin.ask(log)).toEqual({
    auditLog: {
      nodes: [
        { kind: 'NETWORK_OPENED', reason: 'Sorry.', ...entry },
        { kind: 'NETWORK_CLOSED', reason: 'Bots.', ...entry },
      ],
    },
  });
});
