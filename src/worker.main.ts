/** The worker alone. */
import { runService } from './platform/lifecycle/run-service.js';

await runService({
  title: 'Bummerl worker',
  // Loaded when the settings are known to be good: it is most of the program.
  boot: async (config) => (await import('./app/boot-worker.js')).bootWorker(config),
});
