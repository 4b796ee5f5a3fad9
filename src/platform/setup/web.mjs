/** Builds the web client (clients/web) into dist/web. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Also in tests: a client that is built for a test would register no service worker.
process.env.NODE_ENV = 'production';

await build({
  root: fileURLToPath(new URL('../../../clients/web', import.meta.url)),
  logLevel: 'warn',
});
