import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { UNKNOWN_USER } from '../../users/application/index.js';
import { MAX_BOTS } from '../domain/bot.js';
import { MAX_NAMED } from '../domain/policy.js';

/** Why an account cannot become a bot, and why requests of bots and their owners are refused. */
const BOT_FAILURES = {
  UNKNOWN_USER,
  ACCOUNT_HAS_MATCHES: {
    en: 'Only an account that has played no match can become a bot.',
    de: 'Nur ein Konto, das keine Partie gespielt hat, kann ein Bot werden.',
    todo: 'Register a new account for the bot.',
  },
  ACCOUNT_HAS_CHALLENGES: {
    en: 'The account sits in an open challenge, or backs a seat of one.',
    de: 'Das Konto sitzt in einer offenen Herausforderung oder ist dort stiller Teilhaber.',
    todo: 'Cancel the challenge or withdraw, or wait until it is over.',
  },
  ACCOUNT_HAS_BOTS: {
    en: 'The account owns bots, so it cannot become one.',
    de: 'Dem Konto gehören Bots, daher kann es keiner werden.',
    todo: 'Give them up with `releaseBot`, or register a new account for the bot.',
  },
  ALREADY_A_BOT: {
    en: 'This account is a bot already.',
    de: 'Dieses Konto ist schon ein Bot.',
    todo: 'Call `updateBot` to change its description.',
  },
  NOT_A_BOT: {
    en: 'This account is not a bot.',
    de: 'Dieses Konto ist kein Bot.',
    todo: 'Call `becomeBot` first, with an account that has played no match.',
  },
  OWNER_IS_YOU: {
    en: 'A bot cannot own itself.',
    de: 'Ein Bot kann nicht sich selbst gehören.',
    todo: 'Name the account of the person who is responsible for it.',
  },
  OWNER_IS_BOT: {
    en: 'The owner of a bot must be a person.',
    de: 'Der Besitzer eines Bots muss ein Mensch sein.',
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
    en: 'No bot with this name has named you as its owner.',
    de: 'Kein Bot mit diesem Namen hat dich als Besitzer genannt.',
    todo: 'The bot must name you first, with `becomeBot` or `updateBot`.',
  },
  TOO_MANY_BOTS: {
    en: `Nobody can own more than ${MAX_BOTS} bots.`,
    de: `Niemand kann mehr als ${MAX_BOTS} Bots besitzen.`,
    todo: 'Give one up with `releaseBot`.',
  },
  POLICY_CLOCK_INVALID: {
    en: 'The limits of the clock are at least 1 second, and the lower one is not above the upper one.',
    de: 'Die Grenzen der Uhr sind mindestens 1 Sekunde, und die untere liegt nicht über der oberen.',
    todo: 'Send a `minSeconds` that is at most `maxSeconds`, or leave one out.',
  },
  POLICY_NAMED_INVALID: {
    en: `A policy names 1 to ${MAX_NAMED} users if \`who\` is NAMED, else none.`,
    de: `Eine Policy nennt 1 bis ${MAX_NAMED} Spieler, wenn \`who\` NAMED ist, sonst keinen.`,
    todo: 'Send `who: NAMED` and usernames, or neither.',
  },
  POLICY_MATCHES_INVALID: {
    en: 'A bot plays at least one match at a time, and at most as many as this service allows a user.',
    de: 'Ein Bot spielt mindestens eine Partie gleichzeitig und höchstens so viele, wie dieser Dienst einem Spieler erlaubt.',
    todo: 'Send a `maxMatches` from 1 to 500; the limit of this service may be lower.',
  },
};
export type BotFailure = Failure<keyof typeof BOT_FAILURES>;

export const botFailure = failuresOf('bots', BOT_FAILURES);
