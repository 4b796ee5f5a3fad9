/** `npm run test:image`: progress on stderr, one JSON line on stdout. */
import '../support/register.mjs';

const { main } = await import('./main.ts');
await main();
