import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { PageArgs } from '../../../../platform/graphql/connection.js';
import { VariantKeyEnum } from '../../../matches/adapters/graphql/index.js';
import type { CompetitionQuery } from '../../application/readers.js';
import type { CompetitionStatus } from '../../domain/competition.js';
import { CompetitionFormKeyEnum, CompetitionStatusEnum } from './competition-enums.js';
import { givenClubId } from './given-club-id.js';

@InputType({ description: 'All given conditions must hold.' })
export class CompetitionFilter {
  @Field(() => CompetitionStatusEnum, { nullable: true, description: 'Competitions of a status.' })
  status?: CompetitionStatus | null;
  @Field(() => CompetitionFormKeyEnum, { nullable: true, description: 'Competitions of a form.' })
  form?: string | null;
  @Field(() => VariantKeyEnum, { nullable: true, description: 'Competitions of a variant.' })
  variant?: string | null;
  @Field(() => String, { nullable: true, description: 'The username of the organiser.' })
  organiser?: string | null;
  @Field(() => ID, { nullable: true, description: 'Competitions that a club runs.' })
  clubId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: competitions in which the viewer has entered, the last entry first. Needs a signed-in viewer.',
  })
  mine?: boolean | null;
}

@ArgsType()
export class CompetitionListArgs extends PageArgs {
  @Field(() => CompetitionFilter, {
    nullable: true,
    description: 'The filter; when left out, all competitions that are not by invitation.',
  })
  filter?: CompetitionFilter | null;
}

/** A query that asks for nothing. */
export const ANY_COMPETITION: CompetitionQuery = {
  status: null,
  form: null,
  variant: null,
  organiserId: null,
  clubId: null,
  seriesId: null,
  entrantId: null,
  viewerId: null,
};

export const competitionQuery = (
  { status, form, variant, clubId, mine }: CompetitionFilter,
  organiserId: string | null,
  viewerId: string | null,
): CompetitionQuery => ({
  ...ANY_COMPETITION,
  status: status ?? null,
  form: form ?? null,
  variant: variant ?? null,
  organiserId,
  viewerId,
  clubId: givenClubId(clubId, 'filter.clubId'),
  entrantId: mine ? viewerId : null,
});
