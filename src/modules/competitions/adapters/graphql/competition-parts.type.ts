import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import type { Outlook, RankedEntrant } from '../../application/readers.js';
import type {
  Competition,
  Entry,
  EntryStatus,
  StoredRound,
  StoredPairing,
} from '../../domain/competition.js';
import type { Decision, Stage, TiebreakKey } from '../../domain/index.js';
import {
  DecisionEnum,
  EntryStatusEnum,
  OutlookEnum,
  StageEnum,
  TiebreakKeyEnum,
} from './competition-enums.js';

@ObjectType('CompetitionEntry', {
  description: 'An entry: a player, or two partners. A lot that was bought again is an entry too.',
})
export class CompetitionEntryType {
  /** For the resolvers only; not a field of the schema. */
  readonly entry!: Entry;
  @Field(() => Int, { description: 'From 1, in the order of entering.' }) number!: number;
  @Field(() => EntryStatusEnum, { description: 'Its status.' }) status!: EntryStatus;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the partner has agreed; null without fixed partners.',
  })
  partnerAgreed!: boolean | null;
  @Field({ description: 'The entrant’s contribution to the draw; empty for none.' })
  drawSeed!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the entry whose player bought this lot; null for a first one.',
  })
  reentryOf!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The place in the draw, from 0; null before it.',
  })
  lot!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The group or division, from 0; null in forms without.',
  })
  group!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The round from which it is not paired any more; null while it takes part.',
  })
  outSince!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The place on a ladder, or at the end of the competition; null before.',
  })
  place!: number | null;
  @Field(() => Int, { description: 'How many matches it has lost by time.' })
  timeouts!: number;
  @Field({ description: 'When it was made.' }) enteredAt!: Date;
}

export const CompetitionEntryConnection = connectionType('CompetitionEntry', CompetitionEntryType);

export const toEntryType = (entry: Entry): CompetitionEntryType => ({
  entry,
  number: entry.number,
  status: entry.status,
  partnerAgreed: entry.partnerId === null ? null : entry.partnerAgreed,
  drawSeed: entry.clientSeed,
  reentryOf: entry.reentryOf,
  lot: entry.lot,
  group: entry.groupNumber,
  outSince: entry.outSince,
  place: entry.place,
  timeouts: entry.timeouts,
  enteredAt: entry.enteredAt,
});

@ObjectType('CompetitionRound', { description: 'A round of a competition.' })
export class CompetitionRoundType {
  @Field(() => Int, { description: 'From 1.' }) number!: number;
  @Field({ description: 'When it was opened.' }) openedAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When what is undecided is adjudicated; null on a ladder.',
  })
  endsAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is played.' })
  endedAt!: Date | null;
}

export const CompetitionRoundConnection = connectionType('CompetitionRound', CompetitionRoundType);

export const toRoundType = (round: StoredRound): CompetitionRoundType => ({
  number: round.number,
  openedAt: round.openedAt,
  endsAt: round.endsAt,
  endedAt: round.endedAt,
});

@ObjectType('CompetitionPairingEntrant', {
  description: 'An entrant of a pairing, with the result.',
})
export class CompetitionSideType {
  /** For the resolvers only; not fields of the schema. */
  readonly competitionId!: string;
  @Field(() => Int, { description: 'The entrant’s place in the draw, from 0.' }) lot!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The points of the competition: two for each opponent beaten, one for each with an equal result. Null while ' +
      'it is undecided.',
  })
  competitionPoints!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The Bummerl that it got: a Bummerl is a lost match. Null while it is undecided.',
  })
  bummerlCount!: number | null;
}

@ObjectType('CompetitionPairing', { description: 'Who meets whom in a round.' })
export class CompetitionPairingType {
  /** For the resolvers only; not a field of the schema. */
  readonly pairing!: StoredPairing;
  @Field(() => Int, { description: 'The round, from 1.' }) round!: number;
  @Field(() => Int, { description: 'From 1 in each round.' }) board!: number;
  @Field(() => StageEnum, { description: 'Where in the competition it belongs.' }) stage!: Stage;
  @Field(() => Int, {
    nullable: true,
    description: 'The group or division, from 0; null in forms without.',
  })
  group!: number | null;
  @Field({ description: 'Whether one of its matches is being played.' }) isPlaying!: boolean;
  @Field(() => DecisionEnum, {
    nullable: true,
    description: 'How it was decided; null while it is undecided.',
  })
  decision!: Decision | null;
  @Field(() => Date, { nullable: true, description: 'When it was decided; null before.' })
  decidedAt!: Date | null;
  @Field(() => [CompetitionSideType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SIDES * childComplexity,
    description: 'The entrants; the first had the first deal. Only one: a bye.',
  })
  entrants!: CompetitionSideType[];
}

/** Most pairings are of two. */
const USUAL_SIDES = 2;

export const CompetitionPairingConnection = connectionType(
  'CompetitionPairing',
  CompetitionPairingType,
);

export const toPairingType = (pairing: StoredPairing): CompetitionPairingType => ({
  pairing,
  round: pairing.round,
  board: pairing.board,
  stage: pairing.stage,
  group: pairing.groupNumber,
  isPlaying: pairing.playing,
  decision: pairing.decision,
  decidedAt: pairing.decidedAt,
  entrants: pairing.lots.map((lot, i) => ({
    competitionId: pairing.competitionId,
    lot,
    competitionPoints: pairing.points?.[i] ?? null,
    bummerlCount: pairing.bummerl?.[i] ?? null,
  })),
});

@ObjectType('StandingTiebreak', { description: 'A figure that decides ties.' })
export class TiebreakType {
  @Field(() => TiebreakKeyEnum, { description: 'Which figure.' }) key!: TiebreakKey;
  @Field(() => Float, { description: 'The number; more is better, except for LOT.' })
  figure!: number;
}

@ObjectType('CompetitionStanding', { description: 'A line of the standings.' })
export class CompetitionStandingType {
  /** For the resolvers only; not a field of the schema. */
  readonly competitionId!: string;
  @Field(() => Int, { description: 'The entrant’s last place in the draw, from 0.' }) lot!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The group or division, from 0; null in forms without.',
  })
  group!: number | null;
  @Field(() => Int, {
    description: 'From 1 in each group; entrants whom nothing tells apart share it.',
  })
  place!: number;
  @Field(() => Int, { description: 'How many pairings were played.' }) playedCount!: number;
  @Field(() => Int, { description: 'How many pairings were won.' }) won!: number;
  @Field(() => Int, { description: 'How many pairings were drawn.' }) drawn!: number;
  @Field(() => Int, { description: 'How many pairings were lost.' }) lost!: number;
  @Field(() => Int, {
    description:
      'The points of the competition: two for each opponent beaten, one for each with an equal result.',
  })
  competitionPoints!: number;
  @Field(() => [TiebreakType], {
    complexity: ({ childComplexity }) => 1 + USUAL_TIEBREAKS * childComplexity,
    description: 'In the order in which they decide.',
  })
  tiebreaks!: readonly TiebreakType[];
  @Field(() => OutlookEnum, {
    nullable: true,
    description: 'What the place means for the next season; null in forms without divisions.',
  })
  outlook!: Outlook | null;
}

const USUAL_TIEBREAKS = 3;

export const CompetitionStandingConnection = connectionType(
  'CompetitionStanding',
  CompetitionStandingType,
);

export const toStandingType = (
  line: RankedEntrant,
  { id }: Competition,
): CompetitionStandingType => ({
  competitionId: id,
  lot: line.lot,
  group: line.group,
  place: line.place,
  playedCount: line.played,
  won: line.won,
  drawn: line.drawn,
  lost: line.lost,
  competitionPoints: line.points,
  tiebreaks: line.tiebreaks.map(({ key, value }) => ({ key, figure: value })),
  outlook: line.outlook,
});
