import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import type { kernel } from '../../../../engine/index.js';
import { knownValue } from '../../../../platform/api/api-error.js';
import type { CardSuits } from '../../../../platform/api/reader.js';
import { CardSuitsEnum } from '../../../../platform/graphql/card-suits.type.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { CardType, cardTypes, MOST_CARDS } from './card.type.js';

const DECKS = [20, 24, 32] as const satisfies readonly kernel.DeckSize[];

/** The share of the usual price of values that nothing has to be read for. */
const FROM_MEMORY = 0.5;

@Resolver(() => CardType)
export class CardsResolver {
  @Query(() => [CardType], {
    complexity: ({ childComplexity }) => 1 + FROM_MEMORY * MOST_CARDS * childComplexity,
    description:
      'The cards of a deck in the order of a hand: suit by suit in alternating colours, the ' +
      'strongest card of a suit first. Players put trumps in front. The list never changes: read it ' +
      'once.',
  })
  cards(
    @Args('deck', {
      type: () => Int,
      defaultValue: MOST_CARDS,
      description: 'The number of cards, as in the rule `deck`: 20, 24 or 32.',
    })
    deck: number,
    @Args('suits', {
      type: () => CardSuitsEnum,
      nullable: true,
      description:
        'The suits that the names of the cards use; if left out, the suits that the viewer has ' +
        'chosen.',
    })
    suits: CardSuits | null | undefined,
    @Context() { language, suits: chosen }: GraphqlContext,
  ): CardType[] {
    knownValue('deck', String(deck), DECKS.map(String));
    return cardTypes(deck as kernel.DeckSize, { language, suits: suits ?? chosen });
  }
}
