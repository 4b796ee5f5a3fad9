export { CompetitionReader } from '../storage/competition-reader.js';
export type { CompetitionQuery } from '../storage/competition-reader.js';
export { EntryReader } from '../storage/entry-reader.js';
export type { LotKey } from '../storage/entry-reader.js';
export { PairingReader } from '../storage/pairing-reader.js';
export type {
  OpenPairing,
  OpenPosition,
  PairingKey,
  PairingQuery,
} from '../storage/pairing-reader.js';
export { SeriesReader } from '../storage/series-reader.js';
export type { Champion } from '../storage/series-reader.js';
export { StandingReader } from '../storage/standing-reader.js';
export { Standings } from './standings.js';
export type { Outlook, RankedEntrant } from './standings.js';
export { StandingLines } from './standing-lines.js';
export type { StandingLine } from './standing-lines.js';
