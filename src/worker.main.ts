/** The worker alone. */
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl worker',
  load: async () => (await import('./app/boot-worker.js')).bootWorker,
});
