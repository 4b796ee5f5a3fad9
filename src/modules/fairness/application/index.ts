export { isCheckpoint, coversDeal, shuffleDeck } from '../domain/dealing.js';
export type { ShuffledDeck } from '../domain/dealing.js';
export { SHUFFLE_ALGORITHM } from '../domain/shuffle.js';
export type { ShufflePurpose } from '../domain/shuffle.js';
export { ShuffleChainStore } from '../storage/shuffle-chain-store.js';
export type { Commitment } from '../storage/shuffle-chain-store.js';
