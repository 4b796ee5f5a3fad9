import { contractOf, kernel } from '../../../../engine/index.js';
import type { CardToken, Contract } from '../../../../engine/index.js';
import type { LegalAction } from '../../../matches/domain/index.js';
import { lowerThan, suitIn } from './cards.js';
import { STRONG_CARDS, strongCardsIn, hasNone, joinParts } from './strong-cards.js';
import type { StrongCards } from './strong-cards.js';
import { reason } from './reason.js';
import type { Situation } from './situation.js';
import { DE, EN } from './words.js';

/** The risk of an action before play: a pass is 0; a double is more than 0. */
function riskOf(action: LegalAction): number | null {
  if (action.kind === 'pass') return 0;
  if (action.kind === 'double') return action.double;
  return action.kind === 'bid' || action.kind === 'raise'
    ? 1 + contractOf(action.contract).value
    : null;
}

/** How much riskier the better action is; null if the two actions are of different kinds. */
function extraRisk({ best, played }: Situation): number | null {
  const [better, made] = [riskOf(best.action), riskOf(played.action)];
  return better === null || made === null ? null : better - made;
}

/** The contract on which the two actions differ: the higher bid's, or the doubled one. */
function contractIn({ best, played, view }: Situation): Contract | null {
  const bids = [best.action, played.action].filter(
    (action) => action.kind === 'bid' || action.kind === 'raise',
  );
  const [highest] = bids.sort(
    (a, b) => contractOf(b.contract).value - contractOf(a.contract).value,
  );
  const name = highest?.contract ?? view.contract;
  return name === null ? null : contractOf(name);
}

/**
 * The strong cards if the contract is about 66 card points; null for other contracts, which need other cards.
 */
function strongCardsFor(situation: Situation): StrongCards | null {
  return contractIn(situation)?.aim.goal.startsWith('sixtySix') ? strongCardsIn(situation) : null;
}

/** The cards that are sure for a contract about tricks: they take their tricks, or they take none. */
function sureFor(situation: Situation): Sure | null {
  const contract = contractIn(situation);
  if (!contract || contract.aim.goal.startsWith('sixtySix')) return null;
  const isBid = [situation.best, situation.played].some(
    ({ action }) => action.kind !== 'pass' && action.kind !== 'double',
  );
  if (!isBid) return null;
  const { hand, out } = situation;
  const isLow = contract.aim.goal === 'noTrick';
  const fits = isLow ? isLowest : isHighest;
  return { isLow, sure: hand.filter((card) => fits(contract, card, out)), cards: hand.length };
}

interface Sure {
  readonly isLow: boolean;
  readonly sure: readonly CardToken[];
  readonly cards: number;
}

type Fits = (contract: Contract, card: CardToken, out: readonly CardToken[]) => boolean;

const isHighest: Fits = ({ order }, card, out) =>
  (order[kernel.parseCard(card)]! & kernel.asSet(out)) === kernel.EMPTY;

const isLowest: Fits = (contract, card, out) => lowerThan(card, out, contract).length === 0;

/** The hand was strong enough for the riskier action. */
export const handStrong = reason('HAND_STRONG', {
  description: 'The hand was strong enough for a higher bid or a double.',
  find: (situation) => {
    if ((extraRisk(situation) ?? 0) <= 0) return null;
    const held = strongCardsFor(situation);
    return held && !hasNone(held) ? held : null;
  },
  texts: {
    en: (held, names) => `you held ${joinParts(STRONG_CARDS.en(held, names), 'and')}`,
    de: (held, names) => `du hattest ${joinParts(STRONG_CARDS.de(held, names), 'und')}`,
  },
});

/** The bid or double was too risky. */
export const handWeak = reason('HAND_WEAK', {
  description: 'The hand was too weak for the bid or the double.',
  find: (situation) => ((extraRisk(situation) ?? 0) < 0 ? strongCardsFor(situation) : null),
  texts: {
    en: (held, names) =>
      hasNone(held)
        ? 'you held no trump, no marriage and no card that was highest in its suit'
        : `you held only ${joinParts(STRONG_CARDS.en(held, names), 'and')}`,
    de: (held, names) =>
      hasNone(held)
        ? 'du hattest keinen Trumpf, kein Paar und keine höchste Karte einer Farbe'
        : `du hattest nur ${joinParts(STRONG_CARDS.de(held, names), 'und')}`,
  },
});

/** Most cards are sure in a contract about tricks. */
export const cardsFit = reason('CARDS_FIT', {
  description:
    'Most cards of the hand were sure for a contract about tricks: the highest of their suits, or the lowest.',
  find: (situation) => {
    const found = (extraRisk(situation) ?? 0) > 0 ? sureFor(situation) : null;
    return found && 2 * found.sure.length > found.cards ? found : null;
  },
  texts: {
    en: ({ isLow, sure, cards }) =>
      `${sure.length === cards ? 'all' : `${sure.length} of`} your ${sure.length === cards ? '' : `${cards} `}cards were the ${isLow ? 'lowest' : 'highest'} of their suits`,
    de: ({ isLow, sure, cards }) =>
      `${sure.length === cards ? 'alle deine' : `${sure.length} deiner ${cards}`} Karten waren die ${isLow ? 'niedrigsten' : 'höchsten'} ihrer Farbe`,
  },
});

/** Too few cards are sure in a contract about tricks. */
export const cardsSpoil = reason('CARDS_SPOIL', {
  description: 'Too few cards of the hand were sure for a contract about tricks.',
  find: (situation) => {
    const found = (extraRisk(situation) ?? 0) < 0 ? sureFor(situation) : null;
    return found && found.sure.length < found.cards ? found : null;
  },
  texts: {
    en: ({ isLow, sure, cards }) =>
      `only ${sure.length} of your ${cards} cards ${sure.length === 1 ? 'was' : 'were'} the ${isLow ? 'lowest' : 'highest'} of the suit`,
    de: ({ isLow, sure, cards }) =>
      `nur ${sure.length} deiner ${cards} Karten ${sure.length === 1 ? 'war' : 'waren'} die ${isLow ? 'niedrigste' : 'höchste'} der Farbe`,
  },
});

/** The stakes of a double, where the cards say nothing. */
export const doubleStakes = reason('DOUBLE_STAKES', {
  description: 'What the double did to the stakes.',
  find: ({ best, played, view }) => {
    const [doubled] = [best.action, played.action].filter(({ kind }) => kind === 'double');
    if (doubled?.kind !== 'double' || view.contract === null) return null;
    const { value, worth } = contractOf(view.contract);
    if (worth) return null;
    return { from: (value * doubled.double) / 2, to: value * doubled.double };
  },
  texts: {
    en: ({ from, to }) => `the double raised the stakes from ${from} to ${to} game points`,
    de: ({ from, to }) => `mit dem Fleck ging es um ${to} statt ${from} Punkte`,
  },
});

/** The player could name a good trump, and left it to chance. */
export const trumpKnown = reason('TRUMP_KNOWN', {
  description: 'The player held cards of a suit and left trump to a turned card.',
  find: ({ best, played, hand }) => {
    if (best.action.kind !== 'nameTrump' || played.action.kind !== 'turnTrump') return null;
    const held = suitIn(hand, best.action.suit);
    return held.length > 0 ? { held } : null;
  },
  texts: {
    en: ({ held }, names) =>
      `you held ${EN.cards(held, names)}, and a turned card names trump by chance`,
    de: ({ held }, names) =>
      `du hattest ${DE.cards(held, names)}, und beim Aufschlagen entscheidet der Zufall`,
  },
});

/** The player named a trump although a turned card was the better chance. */
export const trumpTurned = reason('TRUMP_TURNED', {
  description: 'The player held too little of the suit that became trump.',
  find: ({ best, played, hand }) => {
    if (best.action.kind !== 'turnTrump' || played.action.kind !== 'nameTrump') return null;
    return { suit: played.action.suit, held: suitIn(hand, played.action.suit) };
  },
  texts: {
    en: ({ suit, held }, names) =>
      `of ${names.suit(suit)} you held ${held.length === 0 ? 'no card' : `only ${EN.cards(held, names)}`}, and a turned card could have named a better suit`,
    de: ({ suit, held }, names) =>
      `von ${names.suit(suit)} hattest du ${held.length === 0 ? 'keine Karte' : `nur ${DE.cards(held, names)}`}, und beim Aufschlagen konnte eine bessere Farbe kommen`,
  },
});

/** Another suit was the better trump. */
export const trumpChosen = reason('TRUMP_CHOSEN', {
  description: 'Another suit of the hand made the better trump.',
  find: ({ best, played, hand }) => {
    if (best.action.kind !== 'nameTrump' || played.action.kind !== 'nameTrump') return null;
    const [better, named] = [suitIn(hand, best.action.suit), suitIn(hand, played.action.suit)];
    return better.length > 0 ? { better, named } : null;
  },
  texts: {
    en: ({ better, named }, names) =>
      `you held ${EN.cards(better, names)}, and of the suit that you named ${named.length === 0 ? 'no card' : EN.cards(named, names)}`,
    de: ({ better, named }, names) =>
      `du hattest ${DE.cards(better, names)}, von der genannten Farbe ${named.length === 0 ? 'keine Karte' : DE.cards(named, names)}`,
  },
});

/** A trump laid aside. */
export const trumpAside = reason('TRUMP_ASIDE', {
  description: 'A trump was laid aside.',
  find: ({ best, played, view }) => {
    if (best.action.kind !== 'layAside' || played.action.kind !== 'layAside') return null;
    const trump = view.memory.named ?? view.trump;
    const kept = best.action.cards;
    const card = played.action.cards.find((it) => it[0] === trump && !kept.includes(it));
    return card === undefined ? null : { card };
  },
  texts: {
    en: ({ card }, names) => `the ${names.card(card)}, a trump, stayed in your hand`,
    de: ({ card }, names) => `${names.card(card)}, ein Trumpf, blieb dir auf der Hand`,
  },
});
