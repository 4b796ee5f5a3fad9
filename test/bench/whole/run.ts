/**
 * Measures the speed of the complete service beside the bound of its stack: api and worker as processes, matches of
 * people over HTTP and over WebSocket, all on one Postgres in one run.
 * `npm run bench -- whole [--seconds n] [--matches n] [--apis n] [--redis]`
 */
import { loadavg } from 'node:os';
import { percentiles, round } from '../measure.js';
import { boundOf } from './bound.js';
import { drive } from './drive.js';
import type { Course, Driven } from './drive.js';
import { onGround } from './ground.js';
import type { Ground } from './ground.js';
import { optionsOf } from './options.js';
import { Outside } from './outside.js';
import { startService } from './service.js';

const DEFAULTS = { seconds: 15, matches: 50, apis: 1, redis: false };

type Options = typeof DEFAULTS;

export function run(args: readonly string[]): Promise<object> {
  const options = optionsOf(args, DEFAULTS);
  return onGround(options.redis, (ground) => measured(ground, options));
}

async function measured(ground: Ground, options: Options): Promise<object> {
  const { seconds, matches, apis } = options;
  const bound = await boundOf(ground, matches, seconds * 1000);
  tell({ bound });
  const service = await startService(ground, apis);
  const outside = new Outside(service.addresses);
  const by = async (way: Course['by']) => {
    const course = { by: way, matches, seconds, pace: null };
    const driven = await drive(outside, service.processor, course);
    const owed = await service.owed();
    tell({ [way]: { ...figuresOf(driven), owed } });
    return { ...driven, owed };
  };
  const http = await by('http');
  const ws = await by('ws');
  await outside.close();
  return {
    ...{ seconds, matches, apis, queues: ground.redisUrl ? 'redis' : 'postgres' },
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
    owed: { http: http.owed, ws: ws.owed },
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
    toldP99: p99(ws.tally.told),
  };
}

const figuresOf = ({ tally, ...driven }: Driven) => ({
  ...driven,
  moves: tally.moves,
  matches: tally.matches,
  errors: tally.errors,
});

const tell = (figures: object): boolean => process.stderr.write(`${JSON.stringify(figures)}\n`);
