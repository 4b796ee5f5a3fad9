export { GameInput, OfferedChallengeInput } from './challenge.input.js';
export { challengeCommand, challengePayload } from './challenge-mutations.resolver.js';
export { ChallengePayload, ChallengeType, toChallengeType } from './challenge.type.js';
