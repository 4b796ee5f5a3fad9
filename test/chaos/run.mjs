/** `npm run test:chaos -- --help`: progress on stderr, one JSON line on stdout. */
import '../support/register.mjs';

const { main } = await import('./main.ts');
process.exit(await main(process.argv.slice(2)));
