export {
  areCleanLines,
  emailKey,
  isCleanName,
  isCleanText,
  isTimeZone,
} from '../domain/profile.js';
export {
  accountKey,
  isUsername,
  isUsernamePrefix,
  shownName,
  usernameKey,
} from '../domain/username.js';
export { botKindOf } from '../domain/bot-kind.js';
export type { BotKind } from '../domain/bot-kind.js';
export { UserStandings } from '../storage/user-standings.js';
export type { UserStanding } from '../storage/user-standings.js';
export { UserAddresses } from '../storage/user-addresses.js';
export { Users } from '../storage/users.js';
export type {
  ChosenAudiences,
  Naming,
  PrivateUser,
  Profile,
  User,
  UserLanguage,
} from '../storage/users.js';
export {
  GUEST_FAILURES,
  guestFailure,
  UNKNOWN_USER,
  userFailure,
  VERIFY_FIRST,
} from './failures.js';
export type { GuestFailure, UserFailure } from './failures.js';
export { Guests } from './guests.js';
export { HouseBots } from './house-bots.js';
export { AUDIENCES, audienceOf, SHOWN_DATA } from '../domain/audience.js';
export type { Audience, Relation, ShownDatum } from '../domain/audience.js';
export { PublicTexts } from './public-texts.js';
export { Renaming } from './renaming.js';
export { Visibility } from './visibility.js';
export type { Watched } from './visibility.js';
export { emailFailures, userLanguage, UserRegistry } from './user-registry.js';
