/** The scopes of personal tokens and apps. A session may do everything. */
import type { InLanguages } from './reader.js';

interface ScopeRow {
  /** The scopes that it includes: a token that may change something may also read it. */
  readonly includes: readonly string[];
  /** The words after "may …" and "darf …" that say what the scope allows, for the consent page and the documents. */
  readonly words: InLanguages;
}

/** Every scope. A new row appears in the schema, on the consent page and in the documents. */
const ROWS = {
  'profile:read': {
    includes: [],
    words: {
      en: 'see your vacations and whom you have blocked',
      de: 'deine Urlaube sehen, und wen du blockiert hast',
    },
  },
  'email:read': {
    includes: [],
    words: { en: 'see your e-mail address', de: 'deine E-Mail-Adresse sehen' },
  },
  'match:read': {
    includes: [],
    words: {
      en: 'see your matches with your cards, your plans and your reviews',
      de: 'deine Partien mit deinen Karten, deine Pläne und deine Rückblicke sehen',
    },
  },
  'match:play': {
    includes: ['match:read'],
    words: {
      en: 'play for you in your matches, and resign them',
      de: 'in deinen Partien für dich spielen und sie aufgeben',
    },
  },
  'plan:write': {
    includes: ['match:read'],
    words: {
      en: 'make plans that play for you in your matches',
      de: 'Pläne anlegen, die in deinen Partien für dich spielen',
    },
  },
  'review:write': {
    includes: ['match:read'],
    words: {
      en: 'request reviews of your finished matches',
      de: 'Rückblicke auf deine beendeten Partien anfordern',
    },
  },
  'challenge:read': {
    includes: [],
    words: { en: 'see your challenges', de: 'deine Herausforderungen sehen' },
  },
  'challenge:write': {
    includes: ['challenge:read'],
    words: {
      en: 'make, accept, decline and cancel challenges',
      de: 'Herausforderungen stellen, annehmen, ablehnen und zurückziehen',
    },
  },
  'competition:read': {
    includes: [],
    words: {
      en: 'see in which competitions you have entered and whom you meet there',
      de: 'sehen, in welchen Wettbewerben du genannt hast und auf wen du dort triffst',
    },
  },
  'competition:write': {
    includes: ['competition:read'],
    words: {
      en: 'enter and leave competitions for you, challenge on ladders, and run your own competitions',
      de: 'für dich in Wettbewerben nennen und zurücktreten, auf Leitern fordern und deine eigenen Wettbewerbe leiten',
    },
  },
  'message:read': {
    includes: [],
    words: {
      en: 'read the messages in your matches',
      de: 'die Nachrichten in deinen Partien lesen',
    },
  },
  'phrase:write': {
    includes: [],
    words: {
      en: 'send fixed phrases in your matches in your name',
      de: 'in deinen Partien in deinem Namen feste Sätze senden',
    },
  },
  'message:write': {
    includes: ['message:read', 'phrase:write'],
    words: {
      en: 'write messages in your name',
      de: 'in deinem Namen Nachrichten schreiben',
    },
  },
  'notification:read': {
    includes: [],
    words: { en: 'see your notifications', de: 'deine Benachrichtigungen sehen' },
  },
  'notification:write': {
    includes: ['notification:read'],
    words: {
      en: 'mark your notifications as read',
      de: 'deine Benachrichtigungen als gelesen markieren',
    },
  },
  'event:read': {
    includes: [],
    words: {
      en: 'see all your events as they happen: moves with your cards, challenges, messages, notifications',
      de: 'alle deine Ereignisse laufend sehen: Züge mit deinen Karten, Herausforderungen, Nachrichten, Benachrichtigungen',
    },
  },
  'preference:read': {
    includes: [],
    words: {
      en: 'see your language and time zone, how you are notified, and whether friends see that you are online',
      de: 'sehen, welche Sprache und Zeitzone du hast, wie du benachrichtigt wirst, und ob Freunde sehen, dass du online bist',
    },
  },
  'preference:write': {
    includes: ['preference:read'],
    words: {
      en: 'change your language and time zone, how you are notified, and whether friends see that you are online',
      de: 'ändern, welche Sprache und Zeitzone du hast, wie du benachrichtigt wirst, und ob Freunde sehen, dass du online bist',
    },
  },
  'push:write': {
    includes: ['notification:read', 'preference:read'],
    words: {
      en: 'see your notifications, and have them pushed to any device or address',
      de: 'deine Benachrichtigungen sehen und sie auf beliebige Geräte oder an beliebige Adressen schicken lassen',
    },
  },
  'vacation:write': {
    includes: ['profile:read'],
    words: { en: 'book and cancel vacations', de: 'Urlaub buchen und absagen' },
  },
  'block:write': {
    includes: ['profile:read'],
    words: {
      en: 'block and unblock users',
      de: 'Spieler blockieren und wieder zulassen',
    },
  },
  'friend:read': {
    includes: [],
    words: {
      en: 'see your friends, who of them is online, and friend requests',
      de: 'deine Freunde sehen, wer davon online ist, und Freundschaftsanfragen',
    },
  },
  'friend:write': {
    includes: ['friend:read'],
    words: {
      en: 'send and answer friend requests in your name, and remove friends',
      de: 'in deinem Namen Freundschaftsanfragen senden und beantworten, und Freunde entfernen',
    },
  },
  'club:read': {
    includes: [],
    words: {
      en: 'see your clubs, their members, offers and ledgers',
      de: 'deine Stammtische sehen, mit Mitgliedern, Angeboten und Büchern',
    },
  },
  'club:write': {
    includes: ['club:read'],
    words: {
      en: 'found, join, change and leave clubs in your name, and remove their members',
      de: 'in deinem Namen Stammtische gründen, ihnen beitreten, sie ändern und verlassen, und Mitglieder entfernen',
    },
  },
  'report:write': {
    includes: [],
    words: {
      en: 'report users and messages in your name',
      de: 'in deinem Namen Spieler und Nachrichten melden',
    },
  },
  'webhook:read': {
    includes: [],
    words: {
      en: 'see your webhooks and what was sent to them',
      de: 'deine Webhooks sehen, und was an sie gesendet wurde',
    },
  },
  'webhook:write': {
    includes: ['webhook:read', 'event:read'],
    words: {
      en: 'see all your events, and create and change webhooks, which send them to any address',
      de: 'alle deine Ereignisse sehen und Webhooks anlegen und ändern, die sie an beliebige Adressen senden',
    },
  },
  'bot:play': {
    includes: [
      'match:play',
      'match:read',
      'challenge:write',
      'challenge:read',
      'phrase:write',
      'message:read',
      'notification:read',
      'event:read',
    ],
    words: {
      en: 'run your account as a bot (play, answer challenges, read messages, send fixed phrases, follow all events), and make it a bot for good before its first match',
      de: 'dein Konto als Bot betreiben (spielen, Herausforderungen beantworten, Nachrichten lesen, feste Sätze senden, alle Ereignisse verfolgen) und es vor der ersten Partie für immer zu einem Bot machen',
    },
  },
} as const satisfies Record<string, ScopeRow>;

/** The name of a scope, as OAuth writes it. */
export type Scope = keyof typeof ROWS;

/** All scopes, in the order in which they are listed. */
export const SCOPES = Object.keys(ROWS) as Scope[];

/** Whether a text is a scope. */
export const isScope = (text: string): text is Scope => Object.hasOwn(ROWS, text);

/** The scopes that a scope includes. */
export const includedIn = (scope: Scope): readonly Scope[] => ROWS[scope].includes;

/** The description of the things that a scope allows. */
export const wordsOf = (scope: Scope): InLanguages => ROWS[scope].words;

/** Whether the held scopes include the wanted one. */
export const covers = (held: readonly Scope[], wanted: Scope): boolean =>
  held.includes(wanted) || held.some((scope) => includedIn(scope).includes(wanted));
