export { Challenges } from '../storage/challenges.js';
export { ChallengeClosing } from './challenge-closing.js';
export { seedFailure, termsOf } from './challenge-terms.js';
export type { ChallengeRequest as TermsRequest, ChallengeTerms } from './challenge-terms.js';
export { ChallengeSweep } from './challenge.sweep.js';
