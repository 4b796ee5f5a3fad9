export * from '../domain/competition.js';
export type * from './commands.js';
export { COMPETITION_FAILURES, competitionFailure } from './failures.js';
export type { CompetitionFailureCode } from './failures.js';
