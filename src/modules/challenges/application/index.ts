export { CHALLENGE_FAILURES } from '../domain/challenge-failures.js';
export type { ChallengeFailureCode } from '../domain/challenge-failures.js';
export { isVisible } from '../domain/challenge.js';
export type { Challenge, ChallengeSeat, ChallengeStatus } from '../domain/challenge.js';
export { AcceptChallenge } from './accept-challenge.use-case.js';
export type { ChallengeOutcome, ChallengeResult } from './challenge-desk.js';
export { ChallengeStore } from './challenge-store.js';
export { CreateChallenge } from './create-challenge.use-case.js';
export { EndChallenge } from './end-challenge.use-case.js';
