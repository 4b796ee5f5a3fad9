import type { CardToken, kernel } from '../../../../engine/index.js';
import type { Language } from '../../../../platform/api/reader.js';
import type { CardNames } from '../../../matches/domain/index.js';

type Ranks = readonly CardToken[];

const joinItems = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;

const ranksOf = (cards: Ranks, names: CardNames): string[] =>
  cards.map((card) => names.rank(card[1] as kernel.RankLetter));

/** Game points to a tenth: "1.4", "1,4". */
export const amount = (language: Language, gamePoints: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    gamePoints,
  );

export const EN = {
  cards: (cards: Ranks, names: CardNames) =>
    joinItems(
      cards.map((card) => `the ${names.card(card)}`),
      'and',
    ),
  /** Ranks of one suit: "ace and ten". */
  ranks: (cards: Ranks, names: CardNames) => joinItems(ranksOf(cards, names), 'and'),
  list: (items: readonly string[]) => joinItems(items, 'and'),
  cardPoints: (count: number) => `${count} card point${count === 1 ? '' : 's'}`,
  gamePoints: (count: number) => `${amount('en', count)} game points`,
  count: (count: number, one: string, many: string) =>
    count === 0 ? `no ${one}` : count === 1 ? `one ${one}` : `${count} ${many}`,
};

export const DE = {
  cards: (cards: Ranks, names: CardNames) =>
    joinItems(
      cards.map((card) => names.card(card)),
      'und',
    ),
  ranks: (cards: Ranks, names: CardNames) => joinItems(ranksOf(cards, names), 'und'),
  list: (items: readonly string[]) => joinItems(items, 'und'),
  cardPoints: (count: number) => (count === 1 ? '1 Auge' : `${count} Augen`),
  gamePoints: (count: number) => `${amount('de', count)} Punkte`,
  /** @param no the text for 0, such as "kein Ass" */
  count: (count: number, no: string, one: string, many: string) =>
    count === 0 ? no : count === 1 ? one : `${count} ${many}`,
};
