import type { CardToken, kernel } from '../../../engine/index.js';
import type { CardSuits, InLanguages, Reader } from '../../../platform/api/reader.js';

type SuitLetter = kernel.SuitLetter;
type RankLetter = kernel.RankLetter;

/** The names of a pack's cards in one language. */
interface Names {
  readonly suits: Readonly<Record<SuitLetter, string>>;
  readonly ranks: Readonly<Record<RankLetter, string>>;
  /** The plural of a rank. */
  readonly jacks: string;
  /** The letter in the corner of a court card or an ace. */
  readonly corners: Readonly<Record<'A' | 'K' | 'Q' | 'J', string>>;
}

const RANKS_EN = { A: 'ace', T: 'ten', K: 'king', 9: 'nine', 8: 'eight', 7: 'seven' } as const;
const RANKS_DE = {
  A: 'Ass',
  T: 'Zehner',
  K: 'König',
  9: 'Neuner',
  8: 'Achter',
  7: 'Siebener',
} as const;
const GERMAN_CORNERS = { A: 'A', K: 'K', Q: 'O', J: 'U' } as const;

const NAMES: InLanguages<Readonly<Record<CardSuits, Names>>> = {
  en: {
    french: {
      suits: { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' },
      ranks: { ...RANKS_EN, Q: 'queen', J: 'jack' },
      jacks: 'jacks',
      corners: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
    },
    german: {
      suits: { H: 'hearts', D: 'bells', S: 'leaves', C: 'acorns' },
      ranks: { ...RANKS_EN, Q: 'Ober', J: 'Unter' },
      jacks: 'Unters',
      corners: GERMAN_CORNERS,
    },
  },
  de: {
    french: {
      suits: { H: 'Herz', D: 'Karo', S: 'Pik', C: 'Treff' },
      ranks: { ...RANKS_DE, Q: 'Dame', J: 'Bub' },
      jacks: 'Buben',
      corners: { A: 'A', K: 'K', Q: 'D', J: 'B' },
    },
    german: {
      suits: { H: 'Herz', D: 'Schell', S: 'Laub', C: 'Eichel' },
      ranks: { ...RANKS_DE, Q: 'Ober', J: 'Unter' },
      jacks: 'Unter',
      corners: GERMAN_CORNERS,
    },
  },
};

const NUMERALS: Readonly<Record<string, string>> = { T: '10', 9: '9', 8: '8', 7: '7' };

/** The names of cards for one reader. */
export interface CardNames {
  suit(suit: SuitLetter): string;
  rank(rank: RankLetter): string;
  /** The name of a card, without an article. */
  card(card: CardToken): string;
  corner(rank: RankLetter): string;
  readonly jacks: string;
}

/** The names of cards in the reader's language, with the suits that the reader plays with. */
export function cardNames({ language, suits }: Reader): CardNames {
  const names = NAMES[language][suits];
  return {
    suit: (suit) => names.suits[suit],
    rank: (rank) => names.ranks[rank],
    card: (card) => {
      const [suit, rank] = [card[0] as SuitLetter, card[1] as RankLetter];
      return language === 'en'
        ? `${names.ranks[rank]} of ${names.suits[suit]}`
        : `${names.suits[suit]}-${names.ranks[rank]}`;
    },
    corner: (rank) => NUMERALS[rank] ?? names.corners[rank as keyof Names['corners']],
    jacks: names.jacks,
  };
}
