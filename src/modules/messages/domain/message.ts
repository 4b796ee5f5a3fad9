import type { Seat } from '../../../engine/index.js';

/**
 * The phrases that can be sent at any time, in the languages of the service. No phrase says anything about
 * cards, because phrases are delivered at once, even to partners.
 */
export const PHRASES = {
  HELLO: { en: 'Hello', de: 'Servus' },
  GOOD_LUCK: { en: 'Good luck', de: 'Viel Glück' },
  ONE_MOMENT: { en: 'One moment, please', de: 'Moment, bitte' },
  BACK_LATER: { en: 'I will play on later', de: 'Ich spiele später weiter' },
  SORRY: { en: 'Sorry', de: 'Entschuldigung' },
  NO_PROBLEM: { en: 'No problem', de: 'Kein Problem' },
  THANKS: { en: 'Thank you', de: 'Danke' },
  WELL_PLAYED: { en: 'Well played', de: 'Gut gespielt' },
  CONGRATULATIONS: { en: 'Congratulations', de: 'Gratuliere' },
  GOOD_GAME: { en: 'Good game', de: 'Gutes Spiel' },
  ANOTHER_MATCH: { en: 'Another match?', de: 'Noch ein Bummerl?' },
  GOODBYE: { en: 'Goodbye', de: 'Auf Wiedersehen' },
} as const;
export type Phrase = keyof typeof PHRASES;

/** The content of a message: a text or a phrase. */
export type MessageContent =
  | { readonly text: string; readonly phrase: null }
  | { readonly text: null; readonly phrase: Phrase };

/** A message as it is stored. */
export type NewMessage = MessageContent & {
  readonly id: string;
  readonly matchId: string;
  /** The deal that was being played when it was sent, or the last deal before. */
  readonly dealNumber: number;
  readonly seat: Seat;
  readonly senderId: string;
  /** Whether only its sender sees it until that deal has ended. */
  readonly heldBack: boolean;
};

/** A message between the players of a match. */
export type Message = NewMessage & {
  readonly createdAt: Date;
  /** When the others could first see it; null while it is held back. */
  readonly deliveredAt: Date | null;
};

/** The users who are notified of a message. */
export interface MessageRecipients {
  readonly matchId: string;
  readonly userIds: readonly string[];
}

/** The facts about a match that decide when a message is delivered. */
export interface MessagingState {
  readonly seatCount: number;
  readonly isRunning: boolean;
  /** The seats that may talk while this deal is played. */
  readonly talkers: readonly Seat[];
}

/**
 * Whether a message waits for the end of the deal. With more than two players, some play together, and a text
 * could tell a partner what to play. Nobody may let the others know which cards they hold (rules S3). A phrase
 * says nothing about cards.
 */
export function isHeldBack(
  { seatCount, isRunning, talkers }: MessagingState,
  seat: Seat,
  content: MessageContent,
) {
  return content.text !== null && isRunning && seatCount > 2 && !talkers.includes(seat);
}
