import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import {
  PresetKeyEnum,
  TimeControlType,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import type { EntryAccess, Competition, CompetitionStatus } from '../../domain/competition.js';
import { CompetitionAccessEnum, CompetitionStatusEnum } from './competition-enums.js';

@ObjectType('Competition', {
  implements: () => [NodeObject],
  description: 'A competition: a form, its terms, and who plays in it.',
})
export class CompetitionType extends NodeObject {
  override readonly nodeType = 'Competition';
  /** For the resolvers only; not a field of the schema. */
  readonly source!: Competition;
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: 'The organiser’s description; empty for none.' }) about!: string;
  @Field(() => CompetitionStatusEnum, { description: 'Its status.' }) status!: CompetitionStatus;
  @Field(() => Int, { description: 'Counts its changes.' }) version!: number;
  @Field(() => VariantKeyEnum, { description: 'The game.' }) variant!: string;
  @Field(() => PresetKeyEnum, { description: 'The preset on which its rules are based.' })
  preset!: string;
  @Field(() => Int, { description: 'The score that ends a match.' }) target!: number;
  @Field(() => TimeControlType, { description: 'The clock of its matches.' })
  timeControl!: TimeControlType;
  @Field({ description: 'Whether its matches count for ratings.' }) rated!: boolean;
  @Field({ description: 'Whether spectators may watch its matches.' }) onlookers!: boolean;
  @Field({ description: 'Whether bot accounts may enter.' }) allowsBots!: boolean;
  @Field({ description: 'Whether two partners enter together.' }) fixedPartners!: boolean;
  @Field(() => CompetitionAccessEnum, { description: 'Who may enter.' }) access!: EntryAccess;
  @Field(() => Int, { nullable: true, description: 'The least rating; null for none.' })
  ratingLeast!: number | null;
  @Field(() => Int, { nullable: true, description: 'The greatest rating; null for none.' })
  ratingMost!: number | null;
  @Field(() => Int, { description: 'With fewer entries it is cancelled at its start.' })
  leastEntries!: number;
  @Field(() => Int, { description: 'How many can take part; others wait.' }) places!: number;
  @Field(() => Int, { description: 'How many have a place, or were drawn.' })
  enteredCount!: number;
  @Field(() => Int, { description: 'A round is adjudicated so many days after its opening.' })
  roundDays!: number;
  @Field(() => Int, { description: 'How many of its matches a player plays at once at most.' })
  matchesAtOnce!: number;
  @Field(() => Int, { description: 'Who loses more matches than this by time is out.' })
  timeoutsAllowed!: number;
  @Field(() => Int, {
    description: 'The number of the last round, from 1; 0 before the first.',
  })
  round!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Which season of its series it is, from 1; null without a series.',
  })
  season!: number | null;
  @Field({ description: 'When it was announced.' }) createdAt!: Date;
  @Field({ description: 'When entries open, or were opened.' }) opensAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When entries close and the draw is made; null: once all places are taken.',
  })
  startsAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When the draw was made; null before.' })
  startedAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When a ladder will end; null in other forms, and for a ladder without an end.',
  })
  endsAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it ended or was cancelled; null before.',
  })
  endedAt!: Date | null;
}

export const CompetitionConnection = connectionType('Competition', CompetitionType);

@ObjectType('CompetitionDraw', {
  description:
    'The draw of a competition. The secret is committed to before entries open; the order of lots follows from it and ' +
    'from the seeds of the entries, so that anyone can verify it.',
})
export class CompetitionDrawType {
  @Field({ description: 'SHA-256 of the secret, in hex; known from the announcement.' })
  commitment!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The secret, in hex; null until entries are closed.',
  })
  secret!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What the lots are drawn from, in hex: HMAC-SHA-256 of the entries’ numbers and seeds with the secret. Null until ' +
      'entries are closed.',
  })
  seed!: string | null;
  @Field(() => Date, { nullable: true, description: 'When it was made; null before.' })
  drawnAt!: Date | null;
}

/** The fields that have the name and value of the stored competition. */
const sameFields = (source: Competition) => ({
  name: source.name,
  about: source.about,
  status: source.status,
  version: source.version,
  variant: source.variant,
  preset: source.preset,
  rated: source.rated,
  onlookers: source.onlookers,
  fixedPartners: source.fixedPartners,
  access: source.access,
  ratingLeast: source.ratingLeast,
  ratingMost: source.ratingMost,
  leastEntries: source.leastEntries,
  places: source.places,
  roundDays: source.roundDays,
  matchesAtOnce: source.matchesAtOnce,
  timeoutsAllowed: source.timeoutsAllowed,
  round: source.round,
  season: source.season,
  createdAt: source.createdAt,
  opensAt: source.opensAt,
  startsAt: source.startsAt,
  startedAt: source.startedAt,
  endsAt: source.endsAt,
  endedAt: source.endedAt,
});

export const toCompetitionType = (source: Competition): CompetitionType => ({
  nodeType: 'Competition',
  id: toGlobalId('Competition', source.id),
  source,
  ...sameFields(source),
  target: source.options['target'] as number,
  timeControl: { ...source.timeControl },
  allowsBots: source.bots,
  enteredCount: source.entered,
});
