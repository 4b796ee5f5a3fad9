/** `npm run pictures`: writes docs/pictures; progress on stderr. */
import { expect } from 'expect';
import '../support/register.mjs';

// Test helpers use the global `expect`.
globalThis.expect = expect;

const { main } = await import('./main.ts');
await main();
