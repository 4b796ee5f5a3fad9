/** Builds the web client (clients/web) into dist/web. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Tests too build for production: otherwise the client would not register its service worker.
process.env.NODE_ENV = 'production';

await build({
  root: fileURLToPath(new URL('../../../clients/web', import.meta.url)),
  logLevel: 'warn',
});
