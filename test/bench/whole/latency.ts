/**
 * Measures the time from sending an action until the opponent's subscription has the match after it, while all
 * players together move at a fixed pace.
 * `npm run bench -- latency [--pace n] [--seconds n] [--matches n] [--apis n] [--redis]`
 */
import { loadavg } from 'node:os';
import { percentiles, round } from '../measure.js';
import { drive } from './drive.js';
import { onGround } from './ground.js';
import { optionsOf } from './options.js';
import { Outside } from './outside.js';
import { startService } from './service.js';

const DEFAULTS = { pace: 10, seconds: 30, matches: 50, apis: 1, redis: false };

export function run(args: readonly string[]): Promise<object> {
  const { redis, apis, ...options } = optionsOf(args, DEFAULTS);
  return onGround(redis, async (ground) => {
    const { addresses, processor } = await startService(ground, apis);
    const outside = new Outside(addresses);
    const { tally, ...driven } = await drive(outside, processor, { by: 'ws', ...options });
    await outside.close();
    const [toldP50, toldP95, toldP99] = percentiles(tally.told, 0.5, 0.95, 0.99);
    const [answeredP50, answeredP99] = percentiles(tally.answered, 0.5, 0.99);
    return {
      ...{ ...options, apis, queues: ground.redisUrl ? 'redis' : 'postgres' },
      ...{ moves: tally.moves, perSecond: driven.perSecond, told: tally.told.length },
      ...{ toldP50, toldP95, toldP99, answeredP50, answeredP99 },
      ...{ processorMs: driven.processorMillis, errors: tally.errors, missed: tally.missed },
      load: loadavg().map((load) => round(load, 1)),
    };
  });
}
