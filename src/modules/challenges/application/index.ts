export { ChallengeStore } from '../storage/challenge-store.js';
export { ChallengeClosing } from './challenge-closing.js';
export { ChallengeSweep } from './challenge.sweep.js';
