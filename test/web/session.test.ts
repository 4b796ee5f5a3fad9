/** Real: the web client's modules for session, storage and clock. Stand-ins: the browser around them, and the time. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { Browser, ClientBundle } from './support/races/client-modules.js';
import type { Tab } from './support/races/client-modules.js';
import { VirtualTime } from './support/races/virtual-time.js';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: string;
}

interface Modules {
  readonly session: {
    readonly session: { readonly value: Tokens | null };
    readonly userChanges: { readonly value: number };
    readonly signIn: (session: Tokens) => void;
    readonly forgetSession: () => void;
    readonly isExpired: (session: Tokens) => boolean;
    readonly refreshOnce: (refresh: () => Promise<Tokens | null>) => Promise<void>;
  };
  readonly clock: { readonly serviceNow: () => number };
  readonly requests: { readonly request: typeof fetch };
  readonly storage: { readonly isForgetful: { readonly value: boolean } };
  readonly visits: {
    readonly lastVisit: (matchId: string) => object | null;
    readonly remember: (visit: object) => void;
  };
}

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const VISIT = { matchId: 'M', deal: 1, position: 2, ended: 0 };

const browser = new Browser();
const time = new VirtualTime();
let bundle: ClientBundle<Modules>;

beforeAll(async () => {
  bundle = await ClientBundle.of<Modules>({
    session: '/src/api/session.ts',
    clock: '/src/api/clock.ts',
    requests: '/src/api/requests.ts',
    storage: '/src/api/storage.ts',
    visits: '/src/table/visits.ts',
  });
});
beforeEach(() => {
  time.clockAhead = 0;
  time.install();
});
afterEach(() => {
  time.restore();
  browser.close();
});
afterAll(() => bundle.remove());

async function pageWith(stored: Map<string, string> | null = new Map()) {
  const tab = browser.open(stored);
  return { tab, ...(await bundle.load()) };
}

let count = 0;
function tokensOf(user: string, millis = 10 * MINUTE): Tokens {
  count += 1;
  return {
    accessToken: `header.${Buffer.from(JSON.stringify({ sub: user })).toString('base64url')}.x`,
    refreshToken: `refresh-${count}`,
    expiresAt: new Date(time.moment + millis).toISOString(),
  };
}

/** Another tab stores a session. */
function storeElsewhere({ stored, target }: Tab, session: Tokens): void {
  stored!.set('bummerl.session', JSON.stringify(session));
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'bummerl.session' }));
}

describe('a session', () => {
  it.each([-DAY, -3 * 3_600_000, DAY])(
    'expires by the clock of the service when the device is %d ms ahead',
    async (ahead) => {
      time.clockAhead = ahead;
      const { session, requests, clock } = await pageWith();
      const date = new Date(time.moment).toUTCString();
      browser.set('fetch', () => Promise.resolve(new Response('{}', { headers: { date } })));
      await requests.request('/graphql');
      expect(Math.abs(clock.serviceNow() - time.moment)).toBeLessThanOrEqual(1_000);
      const tokens = tokensOf('anna');
      expect(session.isExpired(tokens)).toBe(false);
      await time.pass(9 * MINUTE + 1_001);
      expect(session.isExpired(tokens)).toBe(true);
    },
  );

  it('is not renewed again at once, whatever the clocks say', async () => {
    const { session } = await pageWith();
    session.signIn(tokensOf('anna', -DAY));
    let renewals = 0;
    const refresh = () => {
      renewals += 1;
      return Promise.resolve(tokensOf('anna', -DAY));
    };
    for (let i = 0; i < 5; i += 1) await session.refreshOnce(refresh);
    expect(renewals).toBe(1);
    expect(session.isExpired(session.session.value!)).toBe(false);
    await time.pass(11_000);
    await session.refreshOnce(refresh);
    expect(renewals).toBe(2);
  });

  it('of another user in another tab begins the page anew, a renewed one does not', async () => {
    const { tab, session } = await pageWith();
    session.signIn(tokensOf('anna'));
    const before = session.userChanges.value;
    storeElsewhere(tab, tokensOf('anna'));
    expect(session.userChanges.value).toBe(before);
    storeElsewhere(tab, tokensOf('bert'));
    expect(session.userChanges.value).toBe(before + 1);
    session.forgetSession();
    expect(session.userChanges.value).toBe(before + 2);
  });

  it('works in memory where the browser stores nothing', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const { session, storage } = await pageWith(null);
    expect(storage.isForgetful.value).toBe(true);
    expect(warned).toHaveBeenCalledWith('this browser does not store anything', expect.anything());
    warned.mockRestore();
    session.signIn(tokensOf('anna'));
    const next = tokensOf('anna');
    await session.refreshOnce(() => Promise.resolve(next));
    expect(session.session.value).toEqual(next);
  });
});

describe('what a user has seen', () => {
  it('is not shown to the next user of the browser', async () => {
    const { session, visits } = await pageWith();
    session.signIn(tokensOf('anna'));
    visits.remember(VISIT);
    expect(visits.lastVisit('M')).toMatchObject(VISIT);
    session.signIn(tokensOf('bert'));
    expect(visits.lastVisit('M')).toBeNull();
    session.signIn(tokensOf('anna'));
    expect(visits.lastVisit('M')).toMatchObject(VISIT);
  });
});
