/** Builds the web client (clients/web) into dist/web. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ADDRESS, noticeAt, packagesOf, recordPackages } from './packages.mjs';

// Tests too build for production: otherwise the client would not register its service worker.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));

const modulesOf = ({ moduleIds }) =>
  moduleIds.map((id) => (id.startsWith('\0') ? id : relative(root, id)));

/** Records the packages in each script, and lets the scripts that have some point to their licences. */
const licences = {
  name: 'licences',
  outputOptions: (options) => ({
    ...options,
    postBanner: (chunk) => (packagesOf(modulesOf(chunk)).length > 0 ? noticeAt(ADDRESS) : ''),
  }),
  writeBundle: (_options, bundle) => {
    const files = Object.values(bundle).map((file) => [
      `web/${file.fileName}`,
      file.type === 'chunk' ? modulesOf(file) : [],
    ]);
    recordPackages(root, 'web', Object.fromEntries(files));
  },
};

await build({
  root: fileURLToPath(new URL('../clients/web', import.meta.url)),
  logLevel: 'warn',
  plugins: [licences],
});
