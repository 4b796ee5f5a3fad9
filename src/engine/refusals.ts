/** Why an action is refused (RULES §2 „Illegal"), in the order of that list. */
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

/** What each code tells a player. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, string>> = {
  UNKNOWN_ACTION: 'the notation has no such action',
  DEAL_OVER: 'the deal has ended',
  NOT_IN_THIS_PHASE: 'no such action now',
  NOT_YOUR_CARD: 'this card is not in your hand',
  MUST_LEAD_MARRIAGE_CARD: 'the marriage announced must be led',
  MUST_FOLLOW_SUIT: 'the suit led must be followed',
  MUST_HEAD_TRICK: 'the trick must be headed',
  MUST_TRUMP: 'a trump must be played',
  NOT_ON_LEAD: 'only on lead',
  NO_EXCHANGE_CARD: 'no card to exchange',
  TALON_CLOSED: 'the talon is closed',
  TALON_EMPTY: 'the talon is empty',
  TOO_FEW_IN_TALON: 'too few cards in the talon',
  NO_TRICK_YET: 'a trick is needed first',
  NO_MARRIAGE: 'king and queen of this suit are not both in your hand',
  CONTRACT_NOT_ALLOWED: 'this contract is not open to you',
  BID_TOO_LOW: 'the bid must be higher',
};
