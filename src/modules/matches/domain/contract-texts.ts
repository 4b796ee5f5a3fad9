import { contractOf, kernel, variantOf } from '../../../engine/index.js';
import type { Contract, ContractName } from '../../../engine/index.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';

/** A contract where it is bid: what a player has to know about it before that. */
interface Bid {
  readonly contract: Contract;
  /** How many tricks a deal has: six in `dreier`, five in `bauern`. */
  readonly tricks: number;
  /** The last trick by which a Schnapser has 66. */
  readonly inTime: number;
  readonly acesLow: boolean;
}

type Clause = (bid: Bid) => string | null;

/** The sentences of one language. A clause that does not apply is null. */
interface Clauses {
  readonly goals: Readonly<Record<Contract['aim']['goal'], Clause>>;
  readonly trump: Clause;
  readonly hands: Clause;
  readonly lead: Clause;
}

const NUMBERS: InLanguages<Readonly<Record<number, string>>> = {
  en: { 3: 'third', 4: 'fourth', 5: 'five', 6: 'six' },
  de: { 3: 'dritten', 4: 'vierten', 5: 'fünf', 6: 'sechs' },
};

const GERMAN: Clauses = {
  goals: {
    sixtySixOrLast: () =>
      'Du brauchst 66 Augen. Erreicht sie niemand, gewinnt die Seite mit dem letzten Stich.',
    sixtySixInTime: ({ inTime }) =>
      `Du brauchst spätestens mit dem ${NUMBERS.de[inTime]} Stich 66 Augen und darfst bis dahin keinen Stich abgeben.`,
    everyTrick: ({ tricks }) => `Du musst alle ${NUMBERS.de[tricks]} Stiche selbst machen.`,
    noTrick: () => 'Du darfst keinen Stich machen.',
  },
  trump: ({ contract: { hasTrump }, acesLow }) => {
    const low = 'das Ass ist die niedrigste Karte jeder Farbe, der Zehner die höchste';
    if (acesLow) return hasTrump ? `Mit Trumpf, aber ${low}.` : `Ohne Trumpf, und ${low}.`;
    return hasTrump ? null : 'Ohne Trumpf.';
  },
  hands: ({ contract: { holds, opensHands } }) => {
    if (holds) return `Ansagen kannst du es nur mit ${holds.says.de}.`;
    return opensHands
      ? 'Nach dem ersten Stich liegen alle Karten offen, und die Gegner dürfen sich absprechen.'
      : null;
  },
  lead: ({ contract: { leader, openTo } }) => {
    if (openTo === 'against') return 'Du spielst gegen den Rufer, und der Rufer spielt aus.';
    return leader === 'caller' ? null : 'Du spielst aus.';
  },
};

const ENGLISH: Clauses = {
  goals: {
    sixtySixOrLast: () =>
      'You need 66 card points. If nobody reaches them, the side with the last trick wins.',
    sixtySixInTime: ({ inTime }) =>
      `You need 66 card points by the ${NUMBERS.en[inTime]} trick, and may lose no trick until then.`,
    everyTrick: ({ tricks }) => `You must take all ${NUMBERS.en[tricks]} tricks yourself.`,
    noTrick: () => 'You must not take a trick.',
  },
  trump: ({ contract: { hasTrump }, acesLow }) => {
    const low = 'the ace is the lowest card of each suit and the ten the highest';
    if (acesLow) return hasTrump ? `With trump, but ${low}.` : `No trump, and ${low}.`;
    return hasTrump ? null : 'No trump.';
  },
  hands: ({ contract: { holds, opensHands } }) => {
    if (holds) return `You can bid it only with ${holds.says.en}.`;
    return opensHands
      ? 'After the first trick all hands lie open, and the opponents may talk.'
      : null;
  },
  lead: ({ contract: { leader, openTo } }) => {
    if (openTo === 'against') return 'You play against the caller, and the caller leads.';
    return leader === 'caller' ? null : 'You lead.';
  },
};

const CLAUSES: InLanguages<Clauses> = { en: ENGLISH, de: GERMAN };

/** A Schnapser needs 66 two tricks before the last (rules 10.6, 11.4). */
const TRICKS_TO_SPARE = 2;

/** What a contract asks of the player who bids it, in two or three short sentences, from its declaration. */
export function contractText(name: ContractName, variant: string, language: Language): string {
  const contract = contractOf(name);
  const tricks = tricksOf(variant);
  const acesLow = contract.order === kernel.ACE_LOWEST_ORDER;
  const bid = { contract, tricks, acesLow, inTime: tricks - TRICKS_TO_SPARE };
  const { goals, trump, hands, lead } = CLAUSES[language];
  const clauses = [goals[contract.aim.goal], trump, hands, lead];
  return clauses
    .map((clause) => clause(bid))
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function tricksOf(key: string): number {
  const variant = variantOf(key)!;
  return variant.shape(variant.ruleset.presets[variant.ruleset.defaultPreset]!).handSizes[0]!;
}
