export { ratingKeyFor } from './rated-game.js';
export { LedgerFiguresType } from './ledger.type.js';
