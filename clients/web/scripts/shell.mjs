/** Gives the service worker the files that the page needs to open without a network, each with its revision. */
import { createHash } from 'node:crypto';

const PLACEHOLDER = /(["'`])%SHELL%\1/;

/** @returns {import('vite').Plugin} */
export const shell = () => ({
  name: 'shell',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['worker.js'];
      if (!PLACEHOLDER.test(worker?.code ?? ''))
        throw new Error('the service worker has no placeholder for the files');
      const files = Object.values(bundle).filter((file) => file !== worker);
      worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify(files.map(entryOf)));
    },
  },
});

/** The names of assets change with their content. The name of the page does not. */
function entryOf(file) {
  const url = `/${file.fileName}`;
  if (file.fileName.startsWith('assets/')) return { url, revision: null };
  const content = file.type === 'chunk' ? file.code : file.source;
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 12) };
}
