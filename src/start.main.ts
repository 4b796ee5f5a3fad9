/** Starts the complete service in one process: api and worker. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl',
  listensAt: ['PORT', 'METRICS_PORT'],
  load: async () => (await import('./app/boot.js')).bootStandalone,
  startEmbedded,
});
