import type { MatchEvent } from '../../../engine/index.js';

/** Events that tell what happened around the engine; everyone may read them whole. */
const AROUND = {
  MATCH_STARTED: 'The match has begun: `seats`, the users.',
  DEALER_DRAWN: 'The draw for the dealer: `rounds` of `{seat, card}`, `dealer`, `link`.',
  SEAT_LEFT: 'A player left, a house bot plays on: `seat`, `reason`.',
  ABORT_OFFERED: 'A player offers to call the match off: `seat`.',
  ABORT_WITHDRAWN: 'The offer is withdrawn: `seat`.',
  MATCH_ABORTED: 'The match has been called off.',
} as const;

const OF_ENGINE: Readonly<Record<MatchEvent['type'], string>> = {
  DEAL_STARTED: 'A deal begins: `number`, `dealer`, the `seats` that play it, `playOff`.',
  DECK_CUT: 'The deck was cut, or knocked on: `seat`, `knocked`.',
  CARDS_DEALT: 'A packet of cards: `draws` of `{seat, card, open}`.',
  TRUMP_NAMED: 'Trump: `seat`, `trump`.',
  TRUMP_TURNED: 'A turned card names trump: `seat`, `card`, `trump`.',
  REDEAL_DEMANDED: 'The deal is dealt again: `seat`.',
  BID: 'A bid: `seat`, `contract`, `withoutTalon`.',
  PASSED: 'A pass: `seat`.',
  CONTRACT_WON: 'The bidding has ended, `seat` declares: `seat`, `contract`.',
  TALON_TAKEN: 'The declarer takes the talon: `draws`.',
  CARDS_LAID_ASIDE: 'The declarer lays two cards aside: `seat`, `cards`.',
  DOUBLED: 'The deal counts more: `seat`, `double`.',
  TRUMP_EXCHANGED: 'The trump card is exchanged: `seat`, `gave`, `took`.',
  MARRIAGE_ANNOUNCED: 'A marriage: `seat`, `suit`, `cardPoints`.',
  TALON_CLOSED: 'The talon is closed: `seat`.',
  CARD_PLAYED: 'A card: `seat`, `card`.',
  TRICK_TAKEN: 'A trick, its cards in the order of play: `seat` takes it, `cards`.',
  CARDS_DRAWN: 'Cards from the talon: `draws`.',
  HANDS_OPENED: 'All hands lie open: `draws`.',
  CLAIMED: 'A player claims 66: `seat`.',
  DEAL_ENDED: 'The deal has ended: `reason`, `winners`.',
  DEAL_SCORED: 'What it brings: `number`, `result` (null after a redeal), `score`.',
  MATCH_ENDED: 'The match has ended: `outcome`.',
};

/** Every type of event, and what its payload tells. */
export const EVENT_TYPES = { ...AROUND, ...OF_ENGINE };
export type EventType = keyof typeof EVENT_TYPES;

export const isAroundEngine = (type: EventType): boolean => type in AROUND;
