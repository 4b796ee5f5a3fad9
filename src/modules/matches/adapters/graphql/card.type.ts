import { Field, Int, ObjectType } from '@nestjs/graphql';
import { kernel } from '../../../../engine/index.js';
import type { Reader } from '../../../../platform/api/reader.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import { cardNames } from '../../domain/card-names.js';
import { SuitEnum } from './game-enums.js';

const RANK_NAMES = {
  A: 'ACE',
  T: 'TEN',
  K: 'KING',
  Q: 'QUEEN',
  J: 'JACK',
  9: 'NINE',
  8: 'EIGHT',
  7: 'SEVEN',
} as const satisfies Record<kernel.RankLetter, string>;
type CardRank = (typeof RANK_NAMES)[kernel.RankLetter];

const MEANINGS: Meanings<CardRank> = {
  ACE: 'Ass, Sau; `A` in tokens.',
  TEN: 'Zehner; `T` in tokens.',
  KING: 'König; `K` in tokens.',
  QUEEN: 'Dame, Ober; `Q` in tokens.',
  JACK: 'Bub, Unter; `J` in tokens.',
  NINE: 'Neuner; `9` in tokens.',
  EIGHT: 'Achter; `8` in tokens.',
  SEVEN: 'Siebener; `7` in tokens.',
};
const CardRankEnum = describedEnum<CardRank>(
  'CardRank',
  'The ranks of cards, strongest first.',
  MEANINGS,
);

/** The number of cards of the largest deck: the cost of a list of cards. */
export const MOST_CARDS = 32;

/** The order of suits in a hand: colours alternate. */
const HELD_SUITS: readonly kernel.SuitLetter[] = ['H', 'S', 'D', 'C'];

@ObjectType('Card', { description: 'A card of the pack, and its names.' })
export class CardType {
  @Field({ description: 'The card in the notation, suit and rank: `HA`.' }) token!: string;
  @Field(() => SuitEnum, { description: 'Its suit.' }) suit!: kernel.SuitLetter;
  @Field(() => CardRankEnum, { description: 'Its rank.' }) rank!: CardRank;
  @Field(() => Int, { description: 'Its card points (Augen).' }) cardPoints!: number;
  @Field({ description: 'Its name in the language of the request.' }) name!: string;
  @Field({ description: 'The name of its suit.' }) suitName!: string;
  @Field({ description: 'The name of its rank.' }) rankName!: string;
  @Field({ description: 'The letter or number in its corner.' }) corner!: string;
}

/** The cards of a deck in the order of a hand: suit by suit, strongest first. */
export function cardTypes(size: kernel.DeckSize, reader: Reader): CardType[] {
  const names = cardNames(reader);
  const ranks = kernel.NAMED_RANKS.slice(0, size / 4);
  return HELD_SUITS.flatMap((suit) =>
    ranks.map((rank) => ({
      token: `${suit}${rank}`,
      suit,
      rank: RANK_NAMES[rank],
      cardPoints: kernel.CARD_POINTS[kernel.card(suit, rank)]!,
      name: names.card(`${suit}${rank}`),
      suitName: names.suit(suit),
      rankName: names.rank(rank),
      corner: names.corner(rank),
    })),
  );
}
