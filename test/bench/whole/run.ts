/**
 * Measures the speed of the complete service beside the bound of its stack, on one Postgres in one run. The api and the
 * worker are processes, and people play matches over HTTP and over WebSocket.
 * `npm run bench -- whole [--seconds n] [--matches n] [--apis n] [--redis]`
 */
import { loadavg } from 'node:os';
import { percentiles, round } from '../measure.js';
import { boundOf } from './bound.js';
import { drive } from './drive.js';
import type { DriveOptions, Driven } from './drive.js';
import { withProcesses } from './processes.js';
import type { BenchProcesses } from './processes.js';
import { optionsOf } from './options.js';
import { Outside } from './outside.js';
import { startService } from './service.js';

const DEFAULTS = { seconds: 15, matches: 50, apis: 1, redis: false };

type Options = typeof DEFAULTS;

export function run(args: readonly string[]): Promise<object> {
  const options = optionsOf(args, DEFAULTS);
  return withProcesses(options.redis, (processes) => measured(processes, options));
}

async function measured(processes: BenchProcesses, options: Options): Promise<object> {
  const { seconds, matches, apis } = options;
  const bound = await boundOf(processes, matches, seconds * 1000);
  print({ bound });
  const service = await startService(processes, apis);
  const outside = new Outside(service.addresses);
  const by = async (transport: DriveOptions['by']) => {
    const course = { by: transport, matches, seconds, pace: null };
    const driven = await drive(outside, service.processor, course);
    const pendingTasks = await service.pendingTasks();
    print({ [transport]: { ...figuresOf(driven), pendingTasks } });
    return { ...driven, pendingTasks };
  };
  const http = await by('http');
  const ws = await by('ws');
  await outside.close();
  return {
    ...{ seconds, matches, apis, queues: processes.redisUrl ? 'redis' : 'postgres' },
    ...{ bound: bound.perSecond, http: http.perSecond, ws: ws.perSecond },
    ratioHttp: round(http.perSecond / bound.perSecond),
    ratioWs: round(ws.perSecond / bound.perSecond),
    ...{ boundP99: bound.p99, ...latenciesOf(http, ws) },
    createMs: http.createMillis,
    processorMs: {
      bound: bound.processorMillis,
      http: http.processorMillis,
      ws: ws.processorMillis,
    },
    pendingTasks: { http: http.pendingTasks, ws: ws.pendingTasks },
    errors: http.tally.errors + ws.tally.errors,
    missed: ws.tally.missed,
    load: loadavg().map((load) => round(load, 1)),
  };
}

function latenciesOf(http: Driven, ws: Driven) {
  const p99 = (values: readonly number[]) => percentiles(values, 0.99)[0]!;
  return {
    httpP99: p99(http.tally.answered),
    readP99: p99(http.tally.reads),
    wsP99: p99(ws.tally.answered),
    deliveredP99: p99(ws.tally.delivered),
  };
}

const figuresOf = ({ tally, ...driven }: Driven) => ({
  ...driven,
  moves: tally.moves,
  matches: tally.matches,
  errors: tally.errors,
});

const print = (figures: object): boolean => process.stderr.write(`${JSON.stringify(figures)}\n`);
