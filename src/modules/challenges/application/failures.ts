import { failuresOf } from '../../../platform/api/failure.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';
import { VERIFY_FIRST } from '../../users/application/index.js';

/** Why challenges are refused. */
export const CHALLENGE_FAILURES = {
  UNKNOWN_PRESET: {
    en: 'The variant has no such preset.',
    de: 'Die Variante hat keine solche Spielart.',
    todo: 'Send one of the variant’s `presets`, or none for its default.',
  },
  UNKNOWN_OPTION: {
    en: 'The variant has no such option.',
    de: 'Die Variante hat keine solche Regel.',
    todo: 'Send names of the variant’s `options` only.',
  },
  BAD_VALUE: {
    en: 'The option has no such value.',
    de: 'Die Regel hat keinen solchen Wert.',
    todo: 'Send one of the values that the variant lists for the option in `path`.',
  },
  NOT_RATEABLE: {
    en: 'A rated match needs a named preset with the target of that preset: play it unrated.',
    de: 'Eine gewertete Partie braucht eine Spielart, wie sie ist, mit ihren Punkten zum Sieg: Spiel sie ungewertet.',
    todo: 'Send `rated: false`, or no rules and no target.',
  },
  RATED_NEEDS_CLOCK: {
    en: 'A rated match needs a clock.',
    de: 'Eine gewertete Partie braucht eine Uhr.',
    todo: 'Send a `timeControl` with a time, or none for three days a turn; or `rated: false`.',
  },
  TIME_CONTROL_INVALID: {
    en: 'A clock has either a turn of 1 hour to 30 days or a bank of 1 hour to 90 days, not both.',
    de: 'Eine Uhr hat entweder 1 Stunde bis 30 Tage für einen Zug oder 1 Stunde bis 90 Tage für alle Züge zusammen, nicht beides.',
    todo: 'Send either `perTurnSeconds` or `bankSeconds`, within these limits.',
  },
  CLIENT_SEED_INVALID: {
    en: 'A client seed has at most 64 characters and no control characters.',
    de: 'Ein Client-Seed hat höchstens 64 Zeichen, ohne Steuerzeichen.',
    todo: 'Send another seed, or none.',
  },
  UNKNOWN_OPPONENT: {
    en: 'There is no such player.',
    de: 'Diesen Spieler gibt es nicht.',
    todo: 'Check the username.',
  },
  OPPONENT_INVALID: {
    en: 'An opponent is either a username or a bot.',
    de: 'Ein Gegner ist entweder der Name eines Spielers oder ein Bot.',
    todo: 'Send exactly one of `username` and `bot`.',
  },
  OPPONENT_TWICE: {
    en: 'Nobody can hold two seats of one match.',
    de: 'Niemand kann zwei Plätze einer Partie haben.',
    todo: 'Name each player once.',
  },
  OPPONENT_IS_YOU: {
    en: 'You cannot challenge yourself.',
    de: 'Du kannst dich nicht selbst herausfordern.',
    todo: 'Name somebody else: you have a seat already.',
  },
  OPPONENT_UNAVAILABLE: {
    en: 'You cannot play with this player now.',
    de: 'Mit diesem Spieler kannst du jetzt nicht spielen.',
    todo: 'Choose another opponent. The reason is not shown.',
  },
  OPPONENTS_AND_SEATS: {
    en: 'Name the others either in `opponents` or in `seats`, not in both.',
    de: 'Nenne die anderen entweder in `opponents` oder in `seats`, nicht in beiden.',
    todo: 'Leave one of the two fields out.',
  },
  SEAT_UNKNOWN: {
    en: 'The variant has no such seat.',
    de: 'Die Variante hat keinen solchen Platz.',
    todo: 'Send a seat from 0 to `seatCount` − 1 of the variant.',
  },
  SEAT_TAKEN: {
    en: 'This seat is taken, or kept for somebody else.',
    de: 'Dieser Platz ist besetzt oder für jemand anderen frei gehalten.',
    todo: 'Read the challenge again and choose a free seat.',
  },
  SEAT_KEPT_FOR_YOU: {
    en: 'Another seat of this challenge is kept for you: take that seat.',
    de: 'Ein anderer Platz dieser Herausforderung ist für dich frei gehalten: nimm jenen Platz.',
    todo: 'Accept without a seat, or with the seat that names you.',
  },
  TOO_MANY_OPPONENTS: {
    en: 'The variant has not enough seats.',
    de: 'Die Variante hat nicht genug Plätze.',
    todo: 'Send at most `seatCount` − 1 opponents.',
  },
  TOO_MANY_CHALLENGES: {
    en: 'Too many of your challenges are open.',
    de: 'Zu viele deiner Herausforderungen sind offen.',
    todo: 'Cancel one, or wait for an answer.',
  },
  ALREADY_CHALLENGED: {
    en: 'A challenge of yours to this player is open: wait for the answer, or cancel it.',
    de: 'Eine Herausforderung von dir an diesen Spieler ist offen: warte auf die Antwort oder nimm sie zurück.',
    todo: 'Wait for the answer, or cancel the other challenge.',
  },
  VERIFY_FIRST,
  TOO_MANY_MATCHES: {
    en: 'You play too many matches at a time: finish some first.',
    de: 'Du spielst zu viele Partien gleichzeitig: beende zuerst einige.',
    todo: 'Try again when a match has ended.',
  },
  CHALLENGE_NOT_FOUND: {
    en: 'There is no such challenge.',
    de: 'Diese Herausforderung gibt es nicht.',
    todo: 'Check the id: it is wrong, or the challenge is not open to you.',
  },
  CHALLENGE_OVER: {
    en: 'The challenge is not open any more.',
    de: 'Die Herausforderung ist nicht mehr offen.',
    todo: 'Read the challenge again: it was accepted, declined or cancelled, or has expired.',
  },
  INVITATION_INVALID: {
    en: 'This invitation is not for this challenge.',
    de: 'Diese Einladung gilt nicht für diese Herausforderung.',
    todo: 'Ask the person who sent the link for a new one.',
  },
  NOT_INVITED: {
    en: 'This challenge is for somebody else.',
    de: 'Diese Herausforderung gilt jemand anderem.',
    todo: 'Do nothing: only the players that it names may answer it.',
  },
  ALREADY_SEATED: {
    en: 'You sit in this challenge already.',
    de: 'Du sitzt schon in dieser Herausforderung.',
    todo: 'Wait for the others.',
  },
  NOT_YOUR_CHALLENGE: {
    en: 'Only its creator can cancel a challenge.',
    de: 'Nur wer sie gestellt hat, kann eine Herausforderung zurücknehmen.',
    todo: 'Offer `declineChallenge` to the players that it names.',
  },
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  MATCH_NOT_OVER: MATCH_FAILURES.MATCH_NOT_OVER,
  REMATCH_OFFERED: {
    en: 'You have already offered a rematch of this match, or begun it.',
    de: 'Du hast schon eine Revanche angeboten oder begonnen.',
    todo: 'Wait for the others, or read `rematch` of the match.',
  },
  BACKS_A_SEAT: {
    en: 'You back a seat of this challenge, or have asked to: withdraw that first.',
    de: 'Du bist stiller Teilhaber in dieser Herausforderung oder hast darum gebeten: zieh das zuerst zurück.',
    todo: 'Withdraw the backing, then sit down.',
  },
  ALREADY_BACKING: {
    en: 'You already back a seat of this challenge, or have asked to.',
    de: 'Du bist schon stiller Teilhaber in dieser Herausforderung oder hast darum gebeten.',
    todo: 'Wait for the answer, or withdraw.',
  },
  NOT_BACKING: {
    en: 'You do not back a seat of this challenge.',
    de: 'Du bist in dieser Herausforderung kein stiller Teilhaber.',
    todo: 'Do nothing: there is nothing to withdraw.',
  },
  NOT_ASKED: {
    en: 'No user with this name has asked to back your seat.',
    de: 'Niemand mit diesem Namen hat darum gebeten, dein stiller Teilhaber zu sein.',
    todo: 'Read the challenge again: the request may have been withdrawn.',
  },
  SEAT_NOT_HELD: {
    en: 'Nobody sits at this seat, so nobody can agree.',
    de: 'Auf diesem Platz sitzt niemand, der zustimmen kann.',
    todo: 'Choose a seat that somebody has taken.',
  },
  BACKING_DECLINED: {
    en: 'The player at this seat has declined.',
    de: 'Der Spieler auf diesem Platz hat abgelehnt.',
    todo: 'Choose another seat.',
  },
  TOO_MANY_BACKERS: {
    en: 'Too many users have asked to back a seat of this challenge.',
    de: 'Zu viele Spieler haben darum gebeten, stille Teilhaber in dieser Herausforderung zu sein.',
    todo: 'Try again later, or choose another challenge.',
  },
  BOTS_NOT_WANTED: {
    en: 'This challenge is for people only.',
    de: 'Diese Herausforderung ist nur für Menschen.',
    todo: 'Name people, or leave `peopleOnly` out; as a bot, look for other challenges.',
  },
  BOT_UNCONFIRMED: {
    en: 'A bot plays rated matches only after its owner has confirmed it.',
    de: 'Ein Bot spielt gewertete Partien erst, wenn sein Besitzer ihn bestätigt hat.',
    todo: 'The owner must call `confirmBot`; or play unrated.',
  },
  RATED_WITH_OWNER: {
    en: 'A bot plays no rated match with its owner, or with another bot of the same owner.',
    de: 'Ein Bot spielt keine gewertete Partie mit seinem Besitzer oder mit einem anderen Bot desselben Besitzers.',
    todo: 'Send `rated: false`.',
  },
  BOT_CANNOT_BACK: {
    en: 'A bot cannot back a seat.',
    de: 'Ein Bot kann kein stiller Teilhaber sein.',
    todo: 'Back seats with a person’s account.',
  },
  BOT_DECLINES_VARIANT: {
    en: 'The bot does not play this variant.',
    de: 'Der Bot spielt diese Variante nicht.',
    todo: 'Choose one of `policy.variants` on the bot’s page.',
  },
  BOT_DECLINES_PRESET: {
    en: 'The bot does not play this preset.',
    de: 'Der Bot spielt diese Spielart nicht.',
    todo: 'Choose one of `policy.presets` on the bot’s page.',
  },
  BOT_DECLINES_RULES: {
    en: 'The bot plays only unchanged presets.',
    de: 'Der Bot spielt eine Spielart nur ohne geänderte Regeln.',
    todo: 'Send no `rules` and no `target`.',
  },
  BOT_DECLINES_CLOCK: {
    en: 'The bot does not accept this clock.',
    de: 'Der Bot nimmt diese Uhr nicht an.',
    todo: 'Choose a clock within `policy` on the bot’s page.',
  },
  BOT_DECLINES_RATED: {
    en: 'The bot plays rated matches only, or unrated ones only.',
    de: 'Der Bot spielt nur gewertete oder nur ungewertete Partien.',
    todo: 'Send the other value of `rated`.',
  },
  BOT_DECLINES_YOU: {
    en: 'The bot does not play with you.',
    de: 'Der Bot spielt nicht mit dir.',
    todo: 'Choose another bot: `bots(filter: { acceptsMe: true })` lists them.',
  },
  BOT_BUSY: {
    en: 'The bot plays as many matches as it accepts at a time.',
    de: 'Der Bot spielt schon so viele Partien, wie er gleichzeitig annimmt.',
    todo: 'Try again when `acceptsNow` on the bot’s page is true.',
  },
  RULES_FIXED: {
    en: 'The rules of this challenge are fixed, and yours differ.',
    de: 'Die Regeln dieser Herausforderung stehen fest, und deine weichen ab.',
    todo: 'Accept without `rules`, or make a challenge of your own.',
  },
};
export type ChallengeFailureCode = keyof typeof CHALLENGE_FAILURES;

export const challengeFailure = failuresOf('challenges', CHALLENGE_FAILURES);
