/** Starts only the worker. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl worker',
  listensAt: ['WORKER_PORT', 'METRICS_PORT'],
  load: async () => (await import('./app/boot-worker.js')).bootWorker,
  startEmbedded,
});
