export { LedgerFiguresType } from './ledger.type.js';
