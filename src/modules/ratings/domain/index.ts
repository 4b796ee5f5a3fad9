export { pairLedgerOf } from './ledger.js';
export type { LedgerFigures } from './ledger.js';
export type { EndedMatch, FinishedMatch } from './finished-match.js';
