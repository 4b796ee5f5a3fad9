export { isClubVisible } from '../domain/club.js';
export type { Club, ClubRole } from '../domain/club.js';
export { ClubLedgers } from '../storage/club-ledger.js';
export type {
  ClubBalancePosition,
  ClubPairPosition,
  ClubSeasonPosition,
  StoredClubSeason,
} from '../storage/club-ledger.js';
export { ClubOffers } from '../storage/club-offers.js';
export type { ClubOffer } from '../storage/club-offers.js';
export { Clubs } from '../storage/clubs.js';
export type {
  ClubMember,
  ClubMembership,
  ClubNamePosition,
  ClubRemoval,
  ClubTimePosition,
  ListedClub,
} from '../storage/clubs.js';
export { ClubBusiness } from './club-business.js';
