/**
 * Measures the time from sending an action until the opponent's subscription has the match after it, while all
 * players together move at a fixed pace.
 * `npm run bench -- latency [--pace n] [--seconds n] [--matches n] [--apis n] [--redis]`
 */
import { loadavg } from 'node:os';
import { percentiles, round } from '../measure.js';
import { drive } from './drive.js';
import { withProcesses } from './processes.js';
import { optionsOf } from './options.js';
import { Outside } from './outside.js';
import { startService } from './service.js';

const DEFAULTS = { pace: 10, seconds: 30, matches: 50, apis: 1, redis: false };

export function run(args: readonly string[]): Promise<object> {
  const { redis, apis, ...options } = optionsOf(args, DEFAULTS);
  return withProcesses(redis, async (processes) => {
    const { addresses, processor } = await startService(processes, apis);
    const outside = new Outside(addresses);
    const { tally, ...driven } = await drive(outside, processor, { by: 'ws', ...options });
    await outside.close();
    const [deliveredP50, deliveredP95, deliveredP99] = percentiles(
      tally.delivered,
      0.5,
      0.95,
      0.99,
    );
    const [answeredP50, answeredP99] = percentiles(tally.answered, 0.5, 0.99);
    return {
      ...{ ...options, apis, queues: processes.redisUrl ? 'redis' : 'postgres' },
      ...{ moves: tally.moves, perSecond: driven.perSecond, delivered: tally.delivered.length },
      ...{ deliveredP50, deliveredP95, deliveredP99, answeredP50, answeredP99 },
      ...{ processorMs: driven.processorMillis, errors: tally.errors, missed: tally.missed },
      load: loadavg().map((load) => round(load, 1)),
    };
  });
}
