import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { orNull } from '../../../../platform/collections.js';
import { givenRules } from '../../../matches/adapters/graphql/index.js';
import { GameInput } from '../../../challenges/adapters/graphql/index.js';
import type { CompetitionRequest } from '../../application/index.js';
import type { EntryAccess } from '../../domain/competition.js';
import { givenClubId } from './given-club-id.js';
import { CompetitionAccessEnum, CompetitionFormKeyEnum } from './competition-enums.js';

@InputType({
  description: 'A setting of a form: its key, and the field that fits its kind.',
})
export class CompetitionSettingInput {
  @Field({ description: 'The key, as the form lists it.' }) key!: string;
  @Field(() => Int, { nullable: true, description: 'The value of kind INTEGER.' })
  integer?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'The value of kind BOOLEAN.' })
  boolean?: boolean | null;
  @Field(() => String, { nullable: true, description: 'The value of kind CHOICE.' })
  choice?: string | null;
}

/** What is played and under which conditions, in inputs. */
@InputType({ isAbstract: true })
export abstract class CompetitionTermsInput extends GameInput {
  @Field({ description: 'Its name: 3 to 60 characters.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A description for players: at most 2,000 characters.',
  })
  about?: string | null;
  @Field(() => CompetitionFormKeyEnum, { description: 'How entrants are paired and ranked.' })
  form!: string;
  @Field(() => [CompetitionSettingInput], {
    nullable: true,
    description: 'Settings of the form; those left out have their defaults.',
  })
  settings?: CompetitionSettingInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The score that ends a match, 1 to 1000; the preset’s when left out.',
  })
  target?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its matches count for ratings; when left out, if they can.',
  })
  rated?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether spectators may watch its matches.',
  })
  onlookers?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether bot accounts may enter.',
  })
  allowsBots?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether two partners enter together, in games of two sides.',
  })
  fixedPartners?: boolean | null;
  @Field(() => CompetitionAccessEnum, {
    nullable: true,
    defaultValue: 'ALL',
    description: 'Who may enter.',
  })
  access?: EntryAccess | null;
  @Field(() => Int, { nullable: true, description: 'The least rating, for `access: RATING`.' })
  ratingLeast?: number | null;
  @Field(() => Int, { nullable: true, description: 'The greatest rating, for `access: RATING`.' })
  ratingMost?: number | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'The club that runs it: the viewer is its owner or a keeper. Left out: the viewer.',
  })
  clubId?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'With fewer entries it is cancelled at its start; the form’s `leastEntries` when left out.',
  })
  leastEntries?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many can take part: at most 64 for users and 256 for clubs. The most when left out.',
  })
  places?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'A round is adjudicated so many days after its opening: 1 to 365; 14 when left out.',
  })
  roundDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many of its matches a player plays at once: 1 to 50; 4 when left out.',
  })
  matchesAtOnce?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Who loses more matches than this by time is out: 0 to 50; 1 when left out.',
  })
  timeoutsAllowed?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

/** The settings by key. Several values for one are a list, which no setting allows. */
function settingsIn({ settings }: CompetitionTermsInput): Record<string, unknown> | null {
  if (!settings) return null;
  const sent = new Map<string, unknown[]>();
  for (const { key, integer, boolean, choice } of settings) {
    const values = sent.get(key) ?? [];
    values.push(
      ...[integer, boolean, choice].filter((value) => value !== undefined && value !== null),
    );
    sent.set(key, values);
  }
  const oneOf = (values: unknown[]) => (values.length > 1 ? values : values[0]);
  return Object.fromEntries([...sent].map(([key, values]) => [key, oneOf(values)]));
}

/** The terms as the application takes them. */
export const requestIn = (
  input: CompetitionTermsInput,
): CompetitionRequest & { readonly name: string; readonly clubId: string | null } => ({
  ...orNull(
    input,
    'about',
    'preset',
    'target',
    'timeControl',
    'rated',
    'ratingLeast',
    'ratingMost',
  ),
  ...orNull(input, 'leastEntries', 'places', 'roundDays', 'matchesAtOnce', 'timeoutsAllowed'),
  name: input.name,
  form: input.form,
  settings: settingsIn(input),
  variant: input.variant,
  rules: givenRules(input.rules),
  onlookers: input.onlookers ?? true,
  bots: input.allowsBots ?? false,
  fixedPartners: input.fixedPartners ?? false,
  access: input.access ?? 'ALL',
  clubId: givenClubId(input.clubId, 'input.clubId'),
});
