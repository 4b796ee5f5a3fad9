import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { Champion } from '../../application/readers.js';
import type { Rhythm, Series } from '../../domain/competition.js';

export const RhythmUnitEnum = describedEnum<Rhythm['unit']>(
  'CompetitionRhythmUnit',
  'In what the seasons of a series are counted.',
  { WEEK: 'In weeks.', MONTH: 'In calendar months.' },
);

@ObjectType('CompetitionRhythm', { description: 'When the seasons of a series begin.' })
export class RhythmType {
  @Field({ description: 'The time zone of its clock, like Europe/Vienna.' }) timeZone!: string;
  @Field(() => RhythmUnitEnum, { description: 'In what it is counted.' }) unit!: Rhythm['unit'];
  @Field(() => Int, { description: 'A season begins every so many weeks or months.' })
  every!: number;
  @Field({
    description:
      'The start of the first season by the clock of the time zone, like 2027-01-03T18:00.',
  })
  firstStart!: string;
  @Field(() => Int, { description: 'Entries open so many days before the start.' })
  opensDaysBefore!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The fewest days between the end of a season and the start of the next; null: seasons may overlap.',
  })
  intervalDays!: number | null;
}

@ObjectType('CompetitionSeries', {
  implements: () => [NodeObject],
  description:
    'A schedule that makes competitions by itself: a league’s seasons, a weekly Preisschnapsen.',
})
export class CompetitionSeriesType extends NodeObject {
  override readonly nodeType = 'CompetitionSeries';
  /** For the resolvers only; not a field of the schema. */
  readonly source!: Series;
  @Field({ description: 'Its name.' }) name!: string;
  @Field(() => RhythmType, { description: 'When its seasons begin.' }) rhythm!: RhythmType;
  @Field(() => Int, { description: 'How many seasons have been announced.' })
  seasonCount!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When the next season is announced; null once the series has ended.',
  })
  nextSeasonAt!: Date | null;
  @Field({ description: 'When it was made.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was ended; null before.' })
  endedAt!: Date | null;
}

export const CompetitionSeriesConnection = connectionType(
  'CompetitionSeries',
  CompetitionSeriesType,
);

export const toSeriesType = (source: Series): CompetitionSeriesType => ({
  nodeType: 'CompetitionSeries',
  id: toGlobalId('CompetitionSeries', source.id),
  source,
  name: source.name,
  rhythm: { ...source.rhythm },
  seasonCount: source.seasons,
  nextSeasonAt: source.nextAt,
  createdAt: source.createdAt,
  endedAt: source.endedAt,
});

@ObjectType('CompetitionChampion', {
  description: 'Who has won a season of a series; in a league, its top division.',
})
export class ChampionType {
  /** For the resolvers only; not a field of the schema. */
  readonly champion!: Champion;
  @Field(() => Int, { description: 'The season, from 1.' }) season!: number;
  @Field({ description: 'When the season ended.' }) endedAt!: Date;
}

export const ChampionConnection = connectionType('CompetitionChampion', ChampionType);

export const toChampionType = (champion: Champion): ChampionType => ({
  champion,
  season: champion.season,
  endedAt: champion.endedAt,
});
