/**
 * Real: the web client's modules from the cache to the socket, and its hooks. Stand-ins: the network, the time and a
 * small service. The network delays, reorders, loses and cuts by a seed; BUMMERL_TEST_DEEP=1 tries thousands of seeds.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/record/shuffle.js';
import { IS_DEEP } from '../support/deep.js';
import { Browser, ClientBundle } from './support/races/client-modules.js';
import { ModelService } from './support/races/model-service.js';
import { RoughNetwork, socketClassOn } from './support/races/rough-network.js';
import { CLIENT_MODULES, Visit } from './support/races/visit.js';
import type { ClientModules } from './support/races/visit.js';
import { VirtualTime } from './support/races/virtual-time.js';

const RUNS = IS_DEEP ? 1_000 : 2;
/** With this seed the table stood still before `cacheOrder`. */
const FIRST_SEED = Number(process.env['SEED'] ?? 15);
const MINUTES = 60_000;

interface Disturbance {
  readonly name: string;
  readonly lost: number;
  readonly cutsConnections: boolean;
  /** Whether the user also goes to other pages. */
  readonly walks: boolean;
  /** How long a session is valid. */
  readonly sessionMillis: number;
  /** After this long on a calm network the page shows the newest state. */
  readonly calmMillis: number;
}

const SLOW = { lost: 0, cutsConnections: false, walks: false };

const DISTURBANCES: readonly Disturbance[] = [
  { ...SLOW, name: 'slow answers', sessionMillis: 10 * MINUTES, calmMillis: 10_000 },
  { ...SLOW, name: 'a renewal', walks: true, sessionMillis: 1.2 * MINUTES, calmMillis: 10_000 },
  {
    name: 'a bad network',
    lost: 5,
    cutsConnections: true,
    walks: true,
    sessionMillis: 1.2 * MINUTES,
    calmMillis: MINUTES,
  },
];

describe('the table after', () => {
  const browser = new Browser();
  const time = new VirtualTime();
  let bundle: ClientBundle<ClientModules>;
  let modules: ClientModules;
  let present: RoughNetwork;
  let count = 0;

  beforeAll(async () => {
    bundle = await ClientBundle.of<ClientModules>(CLIENT_MODULES);
    browser.open(new Map());
    time.install();
    browser.set(
      'WebSocket',
      socketClassOn(() => present),
    );
    modules = await bundle.load();
  });
  afterAll(async () => {
    time.restore();
    browser.close();
    await bundle.remove();
  });

  it.each(DISTURBANCES)('$name shows the newest state, and nothing is loading', async (how) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      expect({ seed, problems: await playedWith(seed, how) }).toEqual({ seed, problems: [] });
    }
  });

  /** A user plays and walks on a rough network, which then becomes calm. */
  async function playedWith(seed: number, how: Disturbance): Promise<string[]> {
    const random = seeded(seed);
    const network = networkOf(seed, how);
    modules.session.signIn(tokens(how.sessionMillis));
    const visit = new Visit(modules);
    visit.open();
    for (let played = 0; played < 25_000;) {
      const pause = 50 + random() * (random() < 0.3 ? 4_000 : 500);
      await time.pass(pause);
      played += pause;
      if (how.walks && random() < 0.1) visit.walk();
      else visit.play();
    }
    network.isCalm = true;
    visit.show('table');
    await time.pass(how.calmMillis);
    const atTable = visit.problems(network.service);
    visit.show('home');
    await time.pass(5_000);
    const problems = [...atTable, ...visit.problems(network.service)];
    visit.close();
    modules.client.resetClient();
    await time.pass(MINUTES);
    return problems;
  }

  function networkOf(seed: number, { lost, cutsConnections, sessionMillis }: Disturbance) {
    const random = seeded(seed + 1_000_000);
    const service = new ModelService(
      (answer) => time.after(random() * (random() < 0.5 ? 60 : 1_500), answer),
      () => tokens(sessionMillis),
    );
    const network = new RoughNetwork(time, service, { random, lost, cutsConnections });
    browser.set('fetch', network.fetch);
    present = network;
    return network;
  }

  function tokens(millis: number) {
    const claims = Buffer.from(JSON.stringify({ sub: 'U0' })).toString('base64url');
    count += 1;
    return {
      accessToken: `header.${claims}.${count}`,
      refreshToken: `refresh-${count}`,
      expiresAt: new Date(time.moment + millis).toISOString(),
    };
  }
});
