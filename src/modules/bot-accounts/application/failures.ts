import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { UNKNOWN_USER } from '../../users/application/index.js';
import { MAX_BOTS } from '../domain/bot.js';
import { MAX_NAMED } from '../domain/policy.js';

/** Why an account does not become a bot, and what bots and their owners cannot do. */
const BOT_FAILURES = {
  UNKNOWN_USER,
  ACCOUNT_HAS_MATCHES: {
    en: 'Only an account that has played no match can become a bot.',
    de: 'Nur ein Konto, das keine Partie gespielt hat, kann ein Bot werden.',
    todo: 'Register a new account for the bot.',
  },
  ACCOUNT_HAS_CHALLENGES: {
    en: 'The account sits in an open challenge, or backs a seat of one.',
    de: 'Das Konto sitzt in einer offenen Herausforderung oder steht hinter einem Platz.',
    todo: 'Cancel the challenge or withdraw, or wait until it is over.',
  },
  ACCOUNT_HAS_BOTS: {
    en: 'The account owns bots: it is a person’s.',
    de: 'Dem Konto gehören Bots: es ist das eines Menschen.',
    todo: 'Let go of them with `releaseBot`, or register a new account for the bot.',
  },
  ALREADY_A_BOT: {
    en: 'This account is a bot already.',
    de: 'Dieses Konto ist schon ein Bot.',
    todo: 'Nothing; `updateBot` changes what it says of itself.',
  },
  NOT_A_BOT: {
    en: 'This account is no bot.',
    de: 'Dieses Konto ist kein Bot.',
    todo: 'Call `becomeBot` first, with an account that has played no match.',
  },
  OWNER_IS_YOU: {
    en: 'A bot does not own itself.',
    de: 'Ein Bot gehört nicht sich selbst.',
    todo: 'Name the account of the person who answers for it.',
  },
  OWNER_IS_BOT: {
    en: 'The owner of a bot is a person.',
    de: 'Der Besitzer eines Bots ist ein Mensch.',
    todo: 'Name the account of a person.',
  },
  ENGINE_INVALID: {
    en: 'The engine has a name of 1 to 60 characters.',
    de: 'Der Name der Engine hat 1 bis 60 Zeichen.',
    todo: 'Shorten it, or remove its control characters.',
  },
  VERSION_INVALID: {
    en: 'A version has 1 to 40 characters.',
    de: 'Eine Version hat 1 bis 40 Zeichen.',
    todo: 'Shorten it, or remove its control characters.',
  },
  DESCRIPTION_INVALID: {
    en: 'A description has 1 to 500 characters.',
    de: 'Eine Beschreibung hat 1 bis 500 Zeichen.',
    todo: 'Shorten it, or send null for none.',
  },
  HOMEPAGE_INVALID: {
    en: 'A homepage is an https or http address of at most 200 characters.',
    de: 'Eine Homepage ist eine https- oder http-Adresse mit höchstens 200 Zeichen.',
    todo: 'Send such an address, without a name or password in it, or null for none.',
  },
  BOT_NOT_YOURS: {
    en: 'No bot of this name names you as its owner.',
    de: 'Kein Bot dieses Namens nennt dich als Besitzer.',
    todo: 'Have the bot name you first, with `becomeBot` or `updateBot`.',
  },
  TOO_MANY_BOTS: {
    en: `Nobody owns more than ${MAX_BOTS} bots.`,
    de: `Niemand besitzt mehr als ${MAX_BOTS} Bots.`,
    todo: 'Let go of one with `releaseBot`.',
  },
  POLICY_CLOCK_INVALID: {
    en: 'The bounds of the clock are seconds from 1, the lower one no higher than the other.',
    de: 'Die Grenzen der Uhr sind Sekunden ab 1, die untere nicht höher als die obere.',
    todo: 'Send `minSeconds` no higher than `maxSeconds`, or leave one out.',
  },
  POLICY_NAMED_INVALID: {
    en: `A policy names 1 to ${MAX_NAMED} users where \`who\` is NAMED, else none.`,
    de: `Eine Policy nennt 1 bis ${MAX_NAMED} Benutzer, wo \`who\` NAMED ist, sonst keinen.`,
    todo: 'Send `who: NAMED` and usernames, or neither.',
  },
  POLICY_MATCHES_INVALID: {
    en: 'A bot plays at least one match at once, and no more than this service allows a user.',
    de: 'Ein Bot spielt mindestens eine Partie gleichzeitig und nicht mehr, als dieser Dienst einem Benutzer erlaubt.',
    todo: 'Send a `maxMatches` from 1 to 500, where the service allows that many.',
  },
};
export type BotFailure = Failure<keyof typeof BOT_FAILURES>;

export const botFailure = failuresOf('bots', BOT_FAILURES);
