export { CHAIN_LENGTH, drawChain } from '../domain/chain.js';
export { isCheckpoint, coversDeal, linkOfDeal, shuffleDeck } from '../domain/dealing.js';
export type { ShuffledDeck } from '../domain/dealing.js';
export { SHUFFLE_ALGORITHM } from '../domain/shuffle.js';
export { commitmentFor } from '../domain/verify.js';
export type { ShufflePurpose } from '../domain/shuffle.js';
export { ShuffleChains } from './shuffle-chains.js';
export type { Commitment } from '../storage/shuffle-chain-store.js';
