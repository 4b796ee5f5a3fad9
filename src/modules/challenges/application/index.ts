export { Challenges } from '../storage/challenges.js';
export { ChallengeClosing } from './challenge-closing.js';
export { seedFailure, termsOf } from './challenge-terms.js';
export type { ChallengeRequest as TermsRequest, ChallengeTerms } from './challenge-terms.js';
export { ChallengeSweep } from './challenge.sweep.js';
export type { ChallengeResult } from './challenge-writer.js';
export { CreateChallengeUseCase } from './create-challenge.use-case.js';
export type { CreateChallengeCommand } from './create-challenge.use-case.js';
export { Invitations } from './invitations.js';
