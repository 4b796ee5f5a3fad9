import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Options } from '../../../engine/index.js';
import { Instant } from '../../../platform/database/entity.js';
import type { TimeControl } from '../../clock/domain/index.js';
import type {
  EntryAccess,
  Competition,
  CompetitionStatus,
  CompetitionTerms,
  FormSettings,
  LogAct,
  Rhythm,
  Series,
  StoredLogEntry,
} from '../domain/competition.js';

export * from './calendar-tables.js';
export * from './playing-tables.js';

@Entity('competition_series')
@Index('competition_series_due', ['nextAt'], { where: 'next_at IS NOT NULL' })
@Index('competition_series_newest', ['createdAt', 'id'])
@Index('competition_series_club_open', ['clubId'], { where: 'ended_at IS NULL' })
@Index('competition_series_organiser', ['organiserId'], { where: 'ended_at IS NULL' })
@Index('competition_series_organised', ['organiserId'], { where: `organiser_id IS NOT NULL` })
export class CompetitionSeriesRow implements Series {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly name!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'competition_series_organiser_id_fkey', onDelete: 'SET NULL' })
  readonly organiserId!: string | null;

  @Column('uuid', { nullable: true })
  readonly clubId!: string | null;

  @Column('jsonb')
  readonly terms!: CompetitionTerms;

  @Column('jsonb')
  readonly rhythm!: Rhythm;

  @Column('int', { default: 0 })
  readonly seasons!: number;

  @Instant({
    nullable: true,
    comment: 'When the next season is to be announced; null once it has ended.',
  })
  readonly nextAt!: Date | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ nullable: true })
  readonly endedAt!: Date | null;
}

@Entity('competitions')
@Unique('competitions_series_id_season_key', ['seriesId', 'season'])
@Check('competitions_access_check', `access IN ('ALL', 'RATING', 'CLUB', 'INVITATION')`)
@Check('competitions_round_days_check', 'round_days BETWEEN 1 AND 365')
@Check('competitions_matches_at_once_check', 'matches_at_once >= 1')
@Check('competitions_timeouts_allowed_check', 'timeouts_allowed >= 0')
@Check(
  'competitions_status_check',
  `status IN ('ANNOUNCED', 'OPEN', 'RUNNING', 'ENDED', 'CANCELLED')`,
)
@Index('competitions_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
@Index('competitions_newest', ['createdAt', 'id'])
@Index('competitions_status', ['status', 'createdAt', 'id'])
@Index('competitions_club', ['clubId', 'createdAt', 'id'], { where: 'club_id IS NOT NULL' })
@Index('competitions_club_open', ['clubId'], {
  where: `status = ANY (ARRAY['ANNOUNCED', 'OPEN', 'RUNNING'])`,
})
@Index('competitions_organiser', ['organiserId'], {
  where: `status = ANY (ARRAY['ANNOUNCED', 'OPEN', 'RUNNING'])`,
})
@Index('competitions_organised', ['organiserId', 'createdAt', 'id'], {
  where: `organiser_id IS NOT NULL`,
})
export class CompetitionRow implements Competition {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly name!: string;

  @Column('text', { default: '' })
  readonly about!: string;

  @Column('text')
  readonly form!: string;

  @Column('jsonb')
  readonly settings!: FormSettings;

  @Column('text')
  readonly variant!: string;

  @Column('text')
  readonly preset!: string;

  @Column('jsonb')
  readonly options!: Options;

  @Column('jsonb')
  readonly timeControl!: TimeControl;

  @Column('boolean')
  readonly rated!: boolean;

  @Column('boolean')
  readonly onlookers!: boolean;

  @Column('boolean')
  readonly bots!: boolean;

  @Column('boolean')
  readonly fixedPartners!: boolean;

  @Column('text')
  readonly access!: EntryAccess;

  @Column('int', { nullable: true })
  readonly ratingLeast!: number | null;

  @Column('int', { nullable: true })
  readonly ratingMost!: number | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'competitions_organiser_id_fkey', onDelete: 'SET NULL' })
  readonly organiserId!: string | null;

  @Column('uuid', { nullable: true })
  readonly clubId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('CompetitionSeriesRow', { name: 'competitions_series_id_fkey' })
  readonly seriesId!: string | null;

  @Column('int', { nullable: true })
  readonly season!: number | null;

  @Column('int')
  readonly leastEntries!: number;

  @Column('int')
  readonly places!: number;

  @Instant()
  readonly opensAt!: Date;

  @Instant({
    nullable: true,
    comment: 'When entries close and the draw is made; null: once all places are taken.',
  })
  readonly startsAt!: Date | null;

  @Instant({
    nullable: true,
    comment: 'When a ladder ends; null in forms with rounds, and for a ladder without an end.',
  })
  readonly endsAt!: Date | null;

  @Column('int')
  readonly roundDays!: number;

  @Column('int')
  readonly matchesAtOnce!: number;

  @Column('int')
  readonly timeoutsAllowed!: number;

  @Column('int', { default: 0 })
  readonly invitationVersion!: number;

  @Column('text', { default: 'ANNOUNCED' })
  readonly status!: CompetitionStatus;

  @Column('int', { default: 0 })
  readonly version!: number;

  @Column('int', { default: 0 })
  readonly round!: number;

  @Column('int', { default: 0 })
  readonly entered!: number;

  @Instant({
    nullable: true,
    comment: 'When the sweep has something to do for it; null for nothing.',
  })
  readonly dueAt!: Date | null;

  @Column('text', {
    nullable: true,
    comment: 'Why the operator wants it cancelled; null for not. A worker does it.',
  })
  readonly cancelReason!: string | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ nullable: true })
  readonly startedAt!: Date | null;

  @Instant({ nullable: true })
  readonly endedAt!: Date | null;
}

/** A table of its own: only the code of the draw reads the secret before entries are closed. */
@Entity('competition_draws')
export class CompetitionDrawRow {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionRow', {
    name: 'competition_draws_competition_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly competitionId!: string;

  @Column('bytea')
  readonly commitment!: Buffer;

  @Column('bytea')
  readonly secret!: Buffer;

  @Column('text', { nullable: true })
  readonly seed!: string | null;

  @Instant({ nullable: true })
  readonly drawnAt!: Date | null;
}

@Entity('competition_log')
@Index('competition_log_challenges', ['competitionId', 'actorId', 'subjectId', 'at'], {
  where: `act = 'CHALLENGED'`,
})
@Index('competition_log_actor', ['actorId', 'competitionId', 'number'], {
  where: `actor_id IS NOT NULL`,
})
@Index('competition_log_subject', ['subjectId', 'competitionId', 'number'], {
  where: `subject_id IS NOT NULL`,
})
export class CompetitionLogRow implements StoredLogEntry {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionRow', {
    name: 'competition_log_competition_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly competitionId!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Instant({ default: () => 'service_now()' })
  readonly at!: Date;

  @Column('text')
  readonly act!: LogAct;

  @Column('uuid', { nullable: true, comment: 'Null for what the service did by itself.' })
  @ForeignKey('UserRow', { name: 'competition_log_actor_id_fkey' })
  readonly actorId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'competition_log_subject_id_fkey' })
  readonly subjectId!: string | null;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('jsonb', { default: {} })
  readonly details!: StoredLogEntry['details'];
}
