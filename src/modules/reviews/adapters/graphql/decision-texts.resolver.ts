import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { DecisionTexts } from '../../application/index.js';
import type { MatchPlace, PlaceTexts } from '../../application/index.js';
import { explanationText } from '../../domain/reasons/index.js';
import { ReviewedDecisionType, ValuedActionType } from './review.type.js';

/** The legal actions at places of matches, by the place as JSON. */
const textsLoader = defineLoader<string, Promise<PlaceTexts | undefined>>('decision-texts');

/** Null, with an error, for a broken match: its figures are still returned. */
async function textOf(
  texts: DecisionTexts,
  place: MatchPlace,
  action: string,
  context: GraphqlContext,
): Promise<string | null> {
  const loader = textsLoader(context, async (keys) => {
    const places = new Map(keys.map((key) => [key, JSON.parse(key) as MatchPlace]));
    const found = await texts.at([...places.values()], context, (deals) =>
      context.meter.spend(deals),
    );
    return new Map([...places].map(([key, place]) => [key, found.get(place)!]));
  });
  const found = await loader.load(JSON.stringify(place));
  return found?.get(action) ?? null;
}

const OF_THE_MATCH = 'Null, with an error, if the match is broken.';

@Resolver(() => ReviewedDecisionType)
export class DecisionTextsResolver {
  constructor(private readonly texts: DecisionTexts) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      'The better action, its gain in game points, and the reason, as one sentence in the language of the ' +
      'request; cards are named by `User.suits`. If the player could not know the reason, the sentence says that it was seen only ' +
      'later, or how the cards lay. Null if the decision was not costly, and in reviews made before reasons were stored.',
  })
  explanation(
    @Parent() { why, loss }: ReviewedDecisionType,
    @Context() reader: GraphqlContext,
  ): string | null {
    return why && explanationText(why, loss, reader);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `The effect of \`played\`, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  playedText(@Parent() decision: ReviewedDecisionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision.place, decision.played, context);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `The effect of \`best\`, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  bestText(@Parent() decision: ReviewedDecisionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision.place, decision.best, context);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `The effect of \`bestInHindsight\`, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  bestInHindsightText(
    @Parent() decision: ReviewedDecisionType,
    @Context() context: GraphqlContext,
  ) {
    return textOf(this.texts, decision.place, decision.bestInHindsight, context);
  }
}

@Resolver(() => ValuedActionType)
export class ValuedActionTextResolver {
  constructor(private readonly texts: DecisionTexts) {}

  @ResolveField(() => String, {
    nullable: true,
    description: `The effect of the action, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  text(@Parent() { decision, action }: ValuedActionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision, action, context);
  }
}
