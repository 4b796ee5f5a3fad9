/** Rules of thumb for playing a card, by the goal of the deal and the player's role. */
import type { Goal } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import { best } from '../best.js';
import type { CardFacts } from '../card-facts.js';
import { isMaster, isTrump, lengthOf, pointsOf, takes, unseenTrumps } from '../card-facts.js';
import { keepWorth } from './bidding.js';

const { SIXTY_SIX, SUIT_SETS, sizeOf, suitOf } = kernel;

type Card = kernel.Card;
type Cards = readonly Card[];

/** How many cards of its suit beat a card. */
const above = (r: CardFacts, card: Card): number =>
  sizeOf(r.order[card]! & kernel.DECKS[r.hasBlanks ? 24 : 20]);
const lowest = (r: CardFacts, cards: Cards): Card => best(cards, (c) => above(r, c))!;
const highest = (r: CardFacts, cards: Cards): Card => best(cards, (c) => -above(r, c))!;
const cheapest = (r: CardFacts, cards: Cards): Card => best(cards, (c) => -keepWorth(r, c))!;
const mostPoints = (cards: Cards): Card => best(cards, pointsOf)!;

/** A way to play tricks: which card to lead, and which to reply with. */
interface PlayStyle {
  lead(r: CardFacts, cards: Cards): Card;
  reply(r: CardFacts, cards: Cards): Card;
}

/**
 * The masters to lead in strict play: trumps, cards that cannot be trumped, and cards of a suit of which the others
 * hold so many that they probably follow.
 */
function sureLeads(r: CardFacts, cards: Cards): Cards {
  const masters = cards.filter((c) => isMaster(r, c));
  if (unseenTrumps(r) === 0) return masters;
  const followers = (c: Card) => sizeOf(r.unseen & SUIT_SETS[suitOf(c)]!);
  const isFollowed = (c: Card) => r.seatCount > 2 && followers(c) > r.seatCount;
  return masters.filter((c) => isTrump(r, c) || isFollowed(c));
}

/** For card points: takes valuable tricks as cheaply as possible. */
const forPoints: PlayStyle = {
  lead: (r, cards) => {
    const sure = r.strict ? sureLeads(r, cards) : [];
    return sure.length > 0 ? mostPoints(sure) : cheapest(r, cards);
  },
  reply: (r, cards) => {
    const winning = cards.filter((c) => takes(r, c));
    if (r.isOurs) return giveToPartner(r, cards, winning);
    const inSuit = winning.filter((c) => !isTrump(r, c));
    if (inSuit.length > 0) return takeInSuit(r, inSuit);
    return winning.length > 0 && isWorthATrump(r, winning) ? cheapest(r, winning) : duck(r, cards);
  },
};

/** When a partner is winning the trick: gives it points, and leaves it to the partner. */
function giveToPartner(r: CardFacts, cards: Cards, winning: Cards): Card {
  const losing = cards.filter((c) => !winning.includes(c) && !isTrump(r, c));
  return losing.length > 0 && r.isLast ? mostPoints(losing) : cheapest(r, cards);
}

/** The last player takes it with the most points; others with a card that cannot be beaten, or a cheap one. */
function takeInSuit(r: CardFacts, inSuit: Cards): Card {
  const standing = r.isLast ? inSuit : inSuit.filter((c) => isMaster(r, c));
  return standing.length > 0 ? mostPoints(standing) : cheapest(r, inSuit);
}

/** Tens and aces are worth a trump. So is any trick in strict play, or one that brings 66. */
function isWorthATrump(r: CardFacts, winning: Cards): boolean {
  const onTable = r.table.reduce((sum, c) => sum + pointsOf(c), 0);
  const has66 = onTable + pointsOf(cheapest(r, winning)) + r.cardPoints >= SIXTY_SIX;
  return r.strict || onTable >= 10 || has66;
}

/** The cheapest card that loses, or else the cheapest of all. */
function duck(r: CardFacts, cards: Cards): Card {
  const losing = cards.filter((c) => !takes(r, c));
  return cheapest(r, losing.length > 0 ? losing : cards);
}

/** For every trick: leads trumps first, then masters, from the longest suit first. */
const forEveryTrick: PlayStyle = {
  lead: (r, cards) => {
    const masters = cards.filter((c) => isMaster(r, c));
    const trumps = unseenTrumps(r) === 0 ? [] : masters.filter((c) => isTrump(r, c));
    const choice = trumps.length > 0 ? trumps : masters.length > 0 ? masters : cards;
    return best(choice, (c) => 8 * lengthOf(r, suitOf(c)) - above(r, c))!;
  },
  reply: (r, cards) => {
    const winning = cards.filter((c) => takes(r, c));
    return winning.length > 0 ? lowest(r, winning) : lowest(r, cards);
  },
};

/** For one trick: leads and keeps masters, and throws losers away. */
const forOneTrick: PlayStyle = {
  lead: (r, cards) => {
    const masters = cards.filter((c) => isMaster(r, c));
    return highest(r, masters.length > 0 ? masters : cards);
  },
  reply: (r, cards) => {
    const winning = cards.filter((c) => takes(r, c));
    return winning.length > 0 && !r.isOurs ? highest(r, winning) : lowest(r, cards);
  },
};

/** For no trick: plays the highest card that loses, and leads low into suits that others hold. */
const forNoTrick: PlayStyle = {
  lead: (r, cards) =>
    best(cards, (c) => sizeOf(r.order[c]! & r.unseen) + sizeOf(r.unseen & SUIT_SETS[suitOf(c)]!))!,
  reply: (r, cards) => {
    const losing = cards.filter((c) => !takes(r, c));
    return highest(r, losing.length > 0 ? losing : cards);
  },
};

/** Against a Bettler: low cards while the declarer may still have to take the trick, high ones after that. */
const againstNoTrick: PlayStyle = {
  lead: (r, cards) => best(cards, (c) => 100 * Number(forces(r, c)) + above(r, c))!,
  reply: (r, cards) => (r.isDeclarerDone ? highest(r, cards) : lowest(r, cards)),
};

/** Whether the declarer, whose cards are open, has no card below a lead in its suit. */
function forces(r: CardFacts, card: Card): boolean {
  const suit = r.declarerHand & SUIT_SETS[suitOf(card)]!;
  return suit !== 0 && (suit & ~r.order[card]!) === 0;
}

/** For the partner of a declarer who must take no trick: takes every trick that it can. */
const partnerOfNoTrick: PlayStyle = { lead: highest, reply: highest };
/** For the partner of a declarer who must take every trick: takes nothing. */
const partnerOfEveryTrick: PlayStyle = { lead: lowest, reply: lowest };

/** The styles of the declarer, a partner and the defenders, by goal. */
const PLAY_STYLES: Readonly<Record<Goal, readonly [PlayStyle, PlayStyle, PlayStyle]>> = {
  sixtySixOrLast: [forPoints, forPoints, forPoints],
  sixtySixInTime: [forEveryTrick, partnerOfEveryTrick, forOneTrick],
  everyTrick: [forEveryTrick, partnerOfEveryTrick, forOneTrick],
  noTrick: [forNoTrick, partnerOfNoTrick, againstNoTrick],
};

function playStyleOf({ contract, isDeclarer, isDeclarersPartner }: CardFacts): PlayStyle {
  if (contract === null) return forPoints;
  const [declaring, helping, defending] = PLAY_STYLES[contract.aim.goal];
  if (isDeclarer) return declaring;
  return isDeclarersPartner ? helping : defending;
}

/** The card to play, one of `cards`. */
export function playCard(r: CardFacts, cards: Cards): Card {
  const style = playStyleOf(r);
  return r.table.length === 0 ? style.lead(r, cards) : style.reply(r, cards);
}
