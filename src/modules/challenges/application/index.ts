export { Challenges } from '../storage/challenges.js';
export { ChallengeClosing } from './challenge-closing.js';
export { ChallengeSweep } from './challenge.sweep.js';
