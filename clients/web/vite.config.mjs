import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messages } from './scripts/messages.mjs';
import { rules } from './scripts/rules.mjs';
import { shell } from './scripts/shell.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds a running service. */
const SERVICE = process.env.SERVICE ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root,
  plugins: [messages(), rules(), shell()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy of the page forbids `data:` addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        worker: fileURLToPath(new URL('src/worker/worker.ts', import.meta.url)),
      },
      output: {
        // Browsers request the worker again at the same address, so its name has no hash.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/graphql': { target: SERVICE, ws: true } } },
});
