export { isSeal, isUnderSeal, linkOfDeal, shuffleDeck } from '../domain/dealing.js';
export type { ShuffledDeck, ShuffleSetting } from '../domain/dealing.js';
export { SHUFFLE_ALGORITHM } from '../domain/shuffle.js';
export type { ShufflePurpose } from '../domain/shuffle.js';
export { ShuffleChains } from '../storage/shuffle-chains.js';
export type { Commitment } from '../storage/shuffle-chains.js';
