export { ChallengeStore } from '../storage/challenge-store.js';
export { ChallengeSweep } from './challenge.sweep.js';
