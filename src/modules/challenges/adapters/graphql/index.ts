export { ChallengeType } from './challenge.type.js';
