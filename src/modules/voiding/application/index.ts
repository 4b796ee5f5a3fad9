export { MatchVoiding } from './match-voiding.js';
export type { VoidEntry } from './match-voiding.js';
