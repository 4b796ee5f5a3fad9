/** `npm run pictures`: writes docs/pictures; progress on stderr. */
import { expect } from 'expect';
import '../support/register.mjs';

// Helpers of tests expect by it.
globalThis.expect = expect;

const { main } = await import('./main.ts');
await main();
