/** The codes of refused actions, in the order of rules 2.14. */
export const REFUSAL_CODES = [
  'UNKNOWN_ACTION',
  'DEAL_OVER',
  'NOT_IN_THIS_PHASE',
  'NOT_YOUR_CARD',
  'MUST_LEAD_MARRIAGE_CARD',
  'MUST_FOLLOW_SUIT',
  'MUST_HEAD_TRICK',
  'MUST_TRUMP',
  'NOT_ON_LEAD',
  'NO_EXCHANGE_CARD',
  'TALON_CLOSED',
  'TALON_EMPTY',
  'TOO_FEW_IN_TALON',
  'NO_TRICK_YET',
  'NO_MARRIAGE',
  'CONTRACT_NOT_ALLOWED',
  'BID_TOO_LOW',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The message of a code for players, and what a client should do. */
interface RefusalTexts {
  readonly en: string;
  readonly de: string;
  readonly todo: string;
}

/** The texts of each code. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, RefusalTexts>> = {
  UNKNOWN_ACTION: {
    en: 'The notation has no such action.',
    de: 'Die Notation kennt diese Aktion nicht.',
    todo: 'Send a token of `legal` as it is.',
  },
  DEAL_OVER: {
    en: 'The deal has ended.',
    de: 'Das Spiel ist zu Ende.',
    todo: 'Read the match again: another deal may be running.',
  },
  NOT_IN_THIS_PHASE: {
    en: 'This action does not exist now.',
    de: 'Diese Aktion gibt es jetzt nicht.',
    todo: 'Look at `phase` and `legal`.',
  },
  NOT_YOUR_CARD: {
    en: 'This card is not in your hand.',
    de: 'Diese Karte hast du nicht auf der Hand.',
    todo: 'Play a card of your hand.',
  },
  MUST_LEAD_MARRIAGE_CARD: {
    en: 'A card of the announced marriage must be led.',
    de: 'Nach der Ansage musst du König oder Dame davon ausspielen.',
    todo: 'Lead the king or the queen of the marriage.',
  },
  MUST_FOLLOW_SUIT: {
    en: 'The suit led must be followed.',
    de: 'Farbzwang: Du musst die ausgespielte Farbe zugeben.',
    todo: 'Play a card of the suit led.',
  },
  MUST_HEAD_TRICK: {
    en: 'The trick must be headed.',
    de: 'Stichzwang: Du musst den Stich machen, wenn du kannst.',
    todo: 'Play a card that wins the trick so far.',
  },
  MUST_TRUMP: {
    en: 'A trump must be played.',
    de: 'Du musst mit Trumpf stechen.',
    todo: 'Play a trump.',
  },
  NOT_ON_LEAD: {
    en: 'This is possible only on lead.',
    de: 'Das geht nur beim Ausspielen.',
    todo: 'Wait until you lead a trick.',
  },
  NO_EXCHANGE_CARD: {
    en: 'You have no card to exchange.',
    de: 'Du hast keine Karte zum Tauschen.',
    todo: 'Play on: only the lowest trump can be exchanged.',
  },
  TALON_CLOSED: {
    en: 'The talon is closed.',
    de: 'Der Talon ist zugedreht.',
    todo: 'Play on without it.',
  },
  TALON_EMPTY: {
    en: 'The talon is empty.',
    de: 'Der Talon ist leer.',
    todo: 'Play on without it.',
  },
  TOO_FEW_IN_TALON: {
    en: 'There are too few cards in the talon.',
    de: 'Im Talon liegen zu wenige Karten.',
    todo: 'Play on without it.',
  },
  NO_TRICK_YET: {
    en: 'You need a trick first.',
    de: 'Du brauchst zuerst einen Stich.',
    todo: 'Win a trick first.',
  },
  NO_MARRIAGE: {
    en: 'King and queen of this suit are not both in your hand.',
    de: 'Du hast nicht König und Dame dieser Farbe auf der Hand.',
    todo: 'Announce a marriage that `legal` has.',
  },
  CONTRACT_NOT_ALLOWED: {
    en: 'This contract is not open to you.',
    de: 'Dieses Spiel darfst du nicht ansagen.',
    todo: 'Choose one that `legal` has.',
  },
  BID_TOO_LOW: {
    en: 'The bid must be higher.',
    de: 'Du musst höher ansagen.',
    todo: 'Bid higher, or pass.',
  },
};
