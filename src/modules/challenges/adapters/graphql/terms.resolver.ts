import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { givenRules } from '../../../matches/adapters/graphql/index.js';
import { termsOf } from '../../application/challenge-terms.js';
import { PROPOSED_CLOCKS } from '../../domain/proposed-clocks.js';
import { CLOCK_BOUNDS } from '../../domain/time-control.js';
import { ClocksType, TermsArgs } from './terms.type.js';

/** The available terms, to choose from before a challenge is created. */
@Resolver()
export class TermsResolver {
  @Query(() => ClocksType, { description: 'The clocks to choose from; they never change.' })
  clocks(@Context() { language }: GraphqlContext): ClocksType {
    return {
      ...CLOCK_BOUNDS,
      proposed: PROPOSED_CLOCKS.map(({ name, label, timeControl }) => ({
        name,
        label: label[language],
        timeControl,
      })),
    };
  }

  @Query(() => Boolean, {
    description:
      'Whether a match on these terms may count for ratings: an unchanged preset with its target, and ' +
      'a clock. Also false for invalid terms. Some players still play no rated matches: guests, ' +
      'unconfirmed bots.',
  })
  rateable(@Args() { variant, preset, rules, target, timeControl }: TermsArgs): boolean {
    const terms = termsOf({
      variant,
      preset: preset ?? null,
      rules: givenRules(rules),
      target: target ?? null,
      timeControl: timeControl ?? null,
      rated: true,
    });
    return terms.ok;
  }
}
