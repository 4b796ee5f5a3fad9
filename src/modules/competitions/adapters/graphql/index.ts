export { loadCompetition } from './competition-loaders.js';
export { CompetitionConnection, CompetitionType, toCompetitionType } from './competition.type.js';
