/**
 * Measures how soon each kind of access ends after the answer of a suspension, in two apis and a worker, while others
 * have streams open. The moderator uses one api, the person both.
 * `npm run bench -- suspension [--tries n] [--streams n] [--redis]`
 */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { measureEnds } from '../../support/access/ends.js';
import type { Ends } from '../../support/access/ends.js';
import { finishMatches } from '../../support/access/matches.js';
import { partsBeingSent } from '../../support/access/sending.js';
import type { Servers } from '../../support/access/sending.js';
import { mustMutate, TestClient } from '../../support/client.js';
import { PUBLIC } from '../../support/oauth.js';
import { PushBrowser } from '../../support/push-browser.js';
import { Receiver } from '../../support/receiver.js';
import { giveRole } from '../../support/staff.js';
import { percentiles, round } from '../measure.js';
import { optionsOf } from '../whole/options.js';
import { withProcesses } from '../whole/processes.js';
import type { BenchProcesses } from '../whole/processes.js';
import { startService } from '../whole/service.js';
import { openOthers } from './others.js';

const DEFAULTS = { tries: 20, streams: 1000, redis: false };
const APIS = 2;
const SETTINGS = {
  PUBLIC_URL: PUBLIC,
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  NEW_ACCOUNT_HOURS: '0',
  // An export waits after its first match.
  EXPORT_DEALS_PER_MINUTE: '1',
};

export async function run(args: readonly string[]): Promise<object> {
  const { redis, tries, streams } = optionsOf(args, DEFAULTS);
  const servers = { receiver: await Receiver.open(), browser: await PushBrowser.open() };
  try {
    return await withProcesses(redis, async (processes) => {
      const measured = await measure(processes, servers, { tries, streams });
      const queues = processes.redisUrl ? 'redis' : 'postgres';
      const load = loadavg().map((one) => round(one, 1));
      return { tries, streams, queues, millis: figuresOf(measured), load };
    });
  } finally {
    await Promise.all([servers.receiver.close(), servers.browser.close()]);
  }
}

async function measure(
  processes: BenchProcesses,
  servers: Servers,
  { tries, streams }: { readonly tries: number; readonly streams: number },
): Promise<Ends[]> {
  const { addresses, url } = await startService(processes, APIS, SETTINGS);
  const database = { url, drop: () => Promise.resolve() };
  const [decides, elsewhere] = addresses as readonly [string, string];
  const player = () => playerAt(elsewhere);
  const moderator = await playerAt(decides);
  await giveRole({ database }, moderator, 'MODERATOR');
  const exported = await finishMatches({ database, player }, 2);
  await openOthers(player, addresses, streams);
  const apis = addresses.map((base) => ({ client: () => new TestClient(base) }));
  const measured: Ends[] = [];
  for (let n = 0; n < tries; n++) {
    const [person, other] = [await player(), await player()];
    const further = await partsBeingSent(person, servers);
    const order = { username: person.username, reason: 'Insults.' };
    const suspend = () => mustMutate(moderator, 'suspendUser', order);
    measured.push(await measureEnds({ apis, person, other, exported, further }, suspend));
    process.stderr.write(`suspended ${n + 1} of ${tries}\n`);
  }
  return measured;
}

const playerAt = (base: string): Promise<TestClient> =>
  new TestClient(base).register(`p${randomBytes(5).toString('hex')}`);

/** The median, the 99th percentile and the most of each part, in both apis together. */
function figuresOf(measured: readonly Ends[]): object {
  const byKind = new Map<string, number[]>();
  for (const [name, millis] of measured.flatMap((ends) => Object.entries(ends))) {
    const kind = name.replace(/ \d+/, '');
    byKind.set(kind, [...(byKind.get(kind) ?? []), millis]);
  }
  return Object.fromEntries(
    [...byKind].map(([kind, millis]) => {
      const [p50, p99] = percentiles(millis, 0.5, 0.99);
      return [kind, { p50, p99, most: round(Math.max(...millis)) }];
    }),
  );
}
