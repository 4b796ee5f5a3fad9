/** Api and worker: killed, frozen, and replaced as in a release. */
import { until } from '../../support/wait.js';
import { freeze, oneOf } from './drill.js';
import type { Drill } from './drill.js';

export const killApi: Drill = {
  name: 'kill-api',
  isKill: true,
  run: async ({ fleet }, random) => {
    const api = oneOf(fleet.apis, random);
    await api.end('SIGKILL');
    const now = performance.now();
    await fleet.start(api);
    return now;
  },
};

export const killWorker: Drill = {
  name: 'kill-worker',
  isKill: true,
  run: async ({ fleet }) => {
    await fleet.worker.end('SIGKILL');
    const now = performance.now();
    await fleet.start(fleet.worker);
    return now;
  },
};

export const stopApi: Drill = {
  name: 'stop-api',
  run: ({ fleet }, random) => {
    const api = oneOf(fleet.apis, random);
    return freeze((signal) => api.signal(signal), random);
  },
};

export const stopWorker: Drill = {
  name: 'stop-worker',
  run: ({ fleet }, random) => freeze((signal) => fleet.worker.signal(signal), random),
};

/** Replaces the apis one by one; clients behind a balancer that follows `/health/ready` must not notice. */
export const rolling: Drill = {
  name: 'rolling',
  run: async ({ fleet, crowd: { journal } }) => {
    const before = journal.repetitions;
    for (const api of fleet.apis) {
      await fleet.restart(api, 'SIGTERM');
      await until('both apis', () => fleet.isReady());
    }
    const failed = journal.repetitions - before;
    if (failed > 0) journal.wrong('ROLLING', `${failed} requests failed in a rolling restart`);
    return performance.now();
  },
};
