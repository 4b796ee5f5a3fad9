import { Args, Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { matchView } from '../../../../engine/index.js';
import type { DealStep } from '../../../../engine/index.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { ownTurn } from '../../../../platform/collections.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { actionText } from '../../domain/action-texts.js';
import { legalActions } from '../../domain/legal-action.js';
import { stepsOf } from '../../domain/deal-views.js';
import { Deals } from '../../application/index.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { DealStepType, StepsArgs } from './deal-step.type.js';
import { dealsInOrder } from './match-loaders.js';
import { toStepDealType } from './match-mapper.js';
import { MatchType } from './match.type.js';

/** The price of each action of the deal, because it is replayed and seen by the viewer. */
const ACTION_PRICE = 2.5;

/** The steps of one deal: to show what has happened since the last visit, or to page through a record. */
@Resolver(() => MatchType)
export class MatchStepsResolver {
  constructor(private readonly stored: Deals) {}

  @ResolveField(() => [DealStepType], {
    complexity: 10,
    description:
      'The steps of one deal: each action, with the deal after it as the viewer saw it then. Hidden ' +
      'cards stay hidden. A running deal has the steps since the viewer’s last action (for ' +
      'spectators, those of the last turn), without tricks that may not be looked at any more. A ' +
      'deal that has ended has all steps from the dealing on. To show what happened since the last ' +
      'visit, keep `number` and `position` of the deal that was shown, and request the steps after ' +
      'it. Each action of the deal costs 2.5, each step that is shown 1 and its fields; if the deal has ' +
      'ended, each deal before it 0.25.',
  })
  async steps(
    @Parent() { viewed }: MatchType,
    @Args() args: StepsArgs,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DealStepType[]> {
    const { number, after } = requestedSteps(viewed, args);
    const open = args.open === true;
    const steps = await this.read(viewed, number, open, context);
    const wanted = steps.filter(({ view }) => view.position > after);
    context.meter.items(info, wanted.length);
    return wanted.map(({ seat, token, before, view }) => ({
      seat,
      token,
      before,
      deal: toStepDealType(viewed, view, open),
    }));
  }

  private async read(
    { stored, match, observer }: ViewedMatch,
    number: number,
    open: boolean,
    context: GraphqlContext,
  ): Promise<DealStep[]> {
    const part = { matchId: stored.id, from: number, to: number };
    const read = await dealsInOrder(context, this.stored, part, stored);
    const actions = read.deals[0]?.actions ?? match.deal?.actions ?? [];
    context.meter.spend(actions.length * ACTION_PRICE);
    await ownTurn();
    return stepsOf(stored, read, match, number, { observer, open });
  }
}

@Resolver(() => DealStepType)
export class DealStepFieldsResolver {
  @ResolveField(() => String, {
    nullable: true,
    complexity: 1,
    description:
      'What `token` does, as a sentence in the language of the request; `User.suits` decides the names of ' +
      'cards. Null if `token` is null.',
  })
  text(
    @Parent() { token, before }: DealStepType,
    @Context() reader: GraphqlContext,
  ): string | null {
    if (token === null || before === null) return null;
    const [action] = legalActions(before, matchView(before, 'onlooker').deal!, [token]);
    return actionText(action!, reader);
  }
}

function requestedSteps({ stored }: ViewedMatch, { deal, afterPosition }: StepsArgs) {
  const number = deal ?? stored.dealNumber;
  if (number >= 1 && number <= stored.dealNumber && (afterPosition ?? 0) >= 0) {
    return { number, after: afterPosition ?? -1 };
  }
  throw new ApiError('BAD_USER_INPUT', {
    en: 'deal is a number from 1 to the last, afterPosition 0 or more.',
    de: 'deal ist eine Nummer von 1 bis zur letzten, afterPosition 0 oder mehr.',
  });
}
