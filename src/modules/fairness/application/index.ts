export { isCheckpoint, coversDeal, shuffleDeck } from '../domain/dealing.js';
export type { ShuffledDeck } from '../domain/dealing.js';
export { SHUFFLE_ALGORITHM } from '../domain/shuffle.js';
export type { ShufflePurpose } from '../domain/shuffle.js';
export { ShuffleChains } from './shuffle-chains.js';
export type { Commitment } from '../storage/shuffle-chain-store.js';
