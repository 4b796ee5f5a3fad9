import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type {
  Action,
  CardToken,
  MatchOutcome,
  MatchSnapshot,
  Options,
} from '../../../engine/index.js';
import { Instant } from '../../../platform/database/entity.js';
import type { TimeControl } from '../../clock/domain/index.js';
import type { EventType } from '../domain/event-types.js';
import type { MatchRestore, MatchStatus } from '../domain/stored-match.js';

@Entity('matches')
@Check('matches_status_check', `status IN ('IN_PROGRESS', 'FINISHED', 'ABORTED')`)
@Index('matches_finished', ['finishedAt', 'id'], { where: `status = 'FINISHED'` })
@Index('matches_newest', { synchronize: false })
@Index('matches_over', { synchronize: false })
@Index('matches_overdue', ['deadline'], { where: `status = 'IN_PROGRESS'` })
@Index('matches_settled', ['outagesCounted', 'deadline'], {
  where: `(status = 'IN_PROGRESS') AND (deadline IS NOT NULL)`,
})
@Index('matches_to_archive', ['finishedAt', 'id'], {
  where: `(status <> 'IN_PROGRESS') AND (archived IS NULL)`,
})
@Index('matches_turns', { synchronize: false })
export class MatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ShuffleChainRow', { name: 'matches_id_fkey' })
  readonly id!: string;

  @Column('text')
  readonly variant!: string;

  @Column('text')
  readonly preset!: string;

  @Column('jsonb')
  readonly options!: Options;

  @Column('jsonb')
  readonly chosenRules!: readonly (Options | null)[];

  @Column('int')
  readonly rulesVersion!: number;

  @Column('int')
  readonly target!: number;

  @Column('boolean')
  readonly rated!: boolean;

  @Column('jsonb')
  readonly timeControl!: TimeControl;

  @Column('bytea')
  readonly commitment!: Buffer;

  @Column('text', { array: true })
  readonly clientSeeds!: readonly string[];

  @Column('text')
  readonly status!: MatchStatus;

  @Column('int')
  readonly version!: number;

  @Column('int')
  readonly dealNumber!: number;

  @Column('smallint', { nullable: true })
  readonly toAct!: number | null;

  @Instant({ nullable: true })
  readonly deadline!: Date | null;

  @Column('int', { array: true })
  readonly score!: readonly number[];

  @Column('jsonb')
  readonly snapshot!: MatchSnapshot;

  @Column('jsonb', { nullable: true })
  readonly result!: MatchOutcome | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ default: () => 'service_now()' })
  readonly updatedAt!: Date;

  @Instant({ nullable: true })
  readonly finishedAt!: Date | null;

  @Instant({ nullable: true })
  readonly turnStartedAt!: Date | null;

  @Column('float8', { array: true, nullable: true })
  readonly banks!: readonly number[] | null;

  @Column('int', { default: 0 })
  readonly calendarVersion!: number;

  @Column('int', { default: 0 })
  readonly ordersRevision!: number;

  @Column('boolean', { default: true })
  readonly onlookers!: boolean;

  @Column('smallint', { array: true, default: () => `'{}'` })
  readonly abortOffers!: readonly number[];

  @Column('int', { default: 0 })
  readonly turnVersion!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'matches_awaiting_id_fkey' })
  readonly awaitingId!: string | null;

  @Column('int', { default: 0 })
  readonly outagesCounted!: number;

  /** Null until it was tried; false if its events cannot be made again. */
  @Column('boolean', { nullable: true })
  readonly archived!: boolean | null;

  /** When the deals of an archived match ended. */
  @Column('timestamp with time zone', { array: true, nullable: true })
  readonly dealEnds!: readonly Date[] | null;

  @Column('jsonb', {
    default: [],
    comment: 'What restores of the database changed in the match while it ran.',
  })
  readonly restores!: readonly MatchRestore[];
}

@Entity('match_seats')
@Index('match_seats_substitute', ['substituteId'], { where: `substitute_id IS NOT NULL` })
@Index('match_seats_newest', { synchronize: false })
@Index('match_seats_playing', { synchronize: false })
@Index('match_seats_running', ['userId'], {
  where: `running AND (NOT is_bot) AND (substitute_id IS NULL)`,
})
@Index('match_seats_finished', ['userId', 'finishedAt', 'matchId'], {
  where: `finished_at IS NOT NULL`,
})
@Index('match_seats_user', ['userId', 'matchId'])
export class MatchSeatRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'match_seats_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('smallint')
  readonly seat!: number;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'match_seats_user_id_fkey' })
  readonly userId!: string;

  @Column('boolean')
  readonly isBot!: boolean;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'match_seats_substitute_id_fkey' })
  readonly substituteId!: string | null;

  @Column('text', { default: 'UTC' })
  readonly timeZone!: string;

  @Column('boolean', { default: true })
  readonly running!: boolean;

  @Instant({ nullable: true })
  readonly finishedAt!: Date | null;

  /** Copied from the match, for lists of a player's matches. */
  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('match_backers')
@Index('match_backers_newest', { synchronize: false })
@Index('match_backers_user', ['userId', 'matchId'])
export class MatchBackerRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'match_backers_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'match_backers_user_id_fkey' })
  readonly userId!: string;

  @Column('smallint')
  readonly seat!: number;

  /** Copied from the match, for the list of a backer's matches. */
  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('match_deals')
export class MatchDealRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'match_deals_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Column('text')
  readonly variant!: string;

  @Column('smallint')
  readonly dealer!: number;

  @Column('jsonb')
  readonly hands!: readonly (readonly CardToken[])[];

  @Column('jsonb')
  readonly talon!: readonly CardToken[];

  @Column('text')
  readonly algorithm!: string;

  @Column('bytea')
  readonly link!: Buffer;

  @Column('jsonb', { nullable: true })
  readonly actions!: readonly Action[] | null;

  @Instant({ default: () => 'service_now()' })
  readonly startedAt!: Date;

  @Instant({ nullable: true })
  readonly endedAt!: Date | null;
}

@Entity('match_events')
export class MatchEventRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'match_events_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('int')
  readonly version!: number;

  @Column('text')
  readonly type!: EventType;

  @Column('smallint', { nullable: true })
  readonly seat!: number | null;

  @Column('text', { nullable: true })
  readonly token!: string | null;

  @Column('jsonb')
  readonly payload!: object;

  @Instant({ default: () => 'service_now()' })
  readonly at!: Date;
}

/** Partitioned by the month of `ended_at`. */
@Entity('match_archives')
export class MatchArchiveRow {
  @PrimaryColumn('uuid')
  readonly matchId!: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  readonly endedAt!: Date;

  @Column('bytea')
  readonly content!: Buffer;
}

/** A finished match that one of its players hides from the lists of others. */
@Entity('hidden_matches')
@Index('hidden_matches_user', ['userId', 'matchId'])
export class HiddenMatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'hidden_matches_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'hidden_matches_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;
}
