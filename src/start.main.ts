/** The whole service in one process: api and worker. */
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl',
  load: async () => (await import('./app/boot.js')).bootStandalone,
});
