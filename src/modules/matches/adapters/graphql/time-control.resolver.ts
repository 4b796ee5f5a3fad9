import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { clockText } from '../../../clock/domain/index.js';
import { TimeControlType } from './match.type.js';

@Resolver(() => TimeControlType)
export class TimeControlResolver {
  @ResolveField(() => String, {
    description: 'The time control as a short text, in the language of the request.',
  })
  text(@Parent() control: TimeControlType, @Context() { language }: GraphqlContext): string {
    return clockText(control, language);
  }
}
