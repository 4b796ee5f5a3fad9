/** Builds the web client (clients/web) into dist/web. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

await build({
  root: fileURLToPath(new URL('../../../clients/web', import.meta.url)),
  logLevel: 'warn',
});
