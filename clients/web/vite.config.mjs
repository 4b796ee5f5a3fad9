import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messages } from './scripts/messages.mjs';
import { shell } from './scripts/shell.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds a running service. */
const SERVICE = process.env.SERVICE ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root,
  plugins: [messages(), shell()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page knows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        worker: fileURLToPath(new URL('src/worker/worker.ts', import.meta.url)),
      },
      output: {
        // Browsers ask for the worker again by its name.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/graphql': { target: SERVICE, ws: true } } },
});
