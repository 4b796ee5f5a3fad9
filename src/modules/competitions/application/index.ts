export * from '../domain/competition.js';
export { COMPETITION_ACTS } from '../domain/permission.js';
export type { CompetitionAct } from '../domain/permission.js';
export type * from './commands.js';
export { ClosedAccounts } from './closed-accounts.js';
export { FinishedGames } from './finished-games.js';
export type { NextGames } from './finished-games.js';
export { COMPETITION_FAILURES, competitionFailure } from './failures.js';
export type { CompetitionFailureCode } from './failures.js';
export { ChallengeOnLadderUseCase } from './challenge-on-ladder.use-case.js';
export { CompetitionSweep } from './competition.sweep.js';
export { CreateCompetitionUseCase } from './create-competition.use-case.js';
export {
  AnswerPartnerUseCase,
  EnterCompetitionUseCase,
  ReenterCompetitionUseCase,
  WithdrawEntryUseCase,
} from './entry-acts.js';
export { CompetitionInvitations } from './invitation-tokens.js';
export {
  CancelCompetitionUseCase,
  ChangeCompetitionUseCase,
  DisqualifyUseCase,
  EndRoundEarlyUseCase,
} from './organiser-acts.js';
export { Permissions } from './permissions.js';
export type { CompetitionPermissions } from './permissions.js';
export { CreateSeriesUseCase, EndSeriesUseCase } from './series-acts.js';
export { OPERATOR_ALLOWANCE } from './terms.js';
export type { CompetitionAllowance } from './terms.js';
export { CompetitionNews } from './competition-news.js';
export type { CompetitionFacts } from './competition-news.js';
