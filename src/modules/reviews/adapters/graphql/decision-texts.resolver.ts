import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { DecisionTexts } from '../../application/index.js';
import type { MatchPlace, PlaceTexts } from '../../application/index.js';
import { explanationText } from '../../domain/reasons/index.js';
import { ReviewedDecisionType, ValuedActionType } from './review.type.js';

/** What could be done at places of matches, by the place as JSON. */
const textsLoader = defineLoader<string, Promise<PlaceTexts | undefined>>('decision-texts');

/** Null, with an error, where the match is broken: the figures stand without it. */
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

const OF_THE_MATCH = 'Null, with an error, where the match is broken.';

@Resolver(() => ReviewedDecisionType)
export class DecisionTextsResolver {
  constructor(private readonly texts: DecisionTexts) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      'What would have been better, by how many game points, and why, as one sentence in the language of the ' +
      'request; cards are named by `User.suits`. It tells what the player could know; what showed only later it ' +
      'calls so. Null where the decision was not costly, and in reviews that were made before reasons were kept.',
  })
  explanation(
    @Parent() { why, loss }: ReviewedDecisionType,
    @Context() reader: GraphqlContext,
  ): string | null {
    return why && explanationText(why, loss, reader);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `What \`played\` does, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  playedText(@Parent() decision: ReviewedDecisionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision.place, decision.played, context);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `What \`best\` does, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  bestText(@Parent() decision: ReviewedDecisionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision.place, decision.best, context);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: `What \`bestInHindsight\` does, as a sentence in the language of the request. ${OF_THE_MATCH}`,
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
    description: `What it does, as a sentence in the language of the request. ${OF_THE_MATCH}`,
  })
  text(@Parent() { decision, action }: ValuedActionType, @Context() context: GraphqlContext) {
    return textOf(this.texts, decision, action, context);
  }
}
