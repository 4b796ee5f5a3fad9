/** Starts only the api. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl api',
  listensAt: ['PORT', 'METRICS_PORT'],
  load: async () => (await import('./app/boot.js')).bootApi,
  startEmbedded,
});
