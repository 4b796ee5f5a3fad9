import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { AutoplayDelay, AutoplayMode, StoredPlan } from '../domain/standing-orders.js';

@Entity('autoplay')
@Check('autoplay_delay_check', `delay IN ('NONE', 'HIDDEN')`)
@Check('autoplay_mode_check', `mode IN ('OFF', 'FORCED')`)
@Unique('autoplay_once', ['userId', 'matchId'])
@Index('autoplay_user', ['userId', 'id'])
export class AutoplayRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'autoplay_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('MatchRow', { name: 'autoplay_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string | null;

  @Column('text')
  readonly mode!: AutoplayMode;

  @Column('text')
  readonly delay!: AutoplayDelay;
}

@Entity('autoplay_due')
@Index('autoplay_due_next', ['dueAt'])
export class AutoplayDueRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'autoplay_due_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Column('int')
  readonly version!: number;

  @Column('smallint')
  readonly seat!: number;

  @Instant()
  readonly dueAt!: Date;

  @Column('int', { comment: 'How often the action could not be played.', default: 0 })
  readonly failures!: number;
}

@Entity('plans')
@Check('plans_status_check', `status IN ('ACTIVE', 'STOPPED', 'REMOVED')`)
@Index('plans_user', ['userId', 'matchId'])
export class PlanRow implements StoredPlan {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'plans_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('smallint')
  readonly seat!: number;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'plans_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('int')
  readonly revision!: number;

  @Column('text')
  readonly status!: StoredPlan['status'];

  @Column('int', { nullable: true })
  readonly dealNumber!: number | null;

  @Column('jsonb')
  readonly rules!: unknown;

  @Column('int', { array: true, default: () => `'{}'` })
  readonly spent!: readonly number[];

  @Column('int', { array: true, default: () => `'{}'` })
  readonly firedVersions!: readonly number[];

  @Column('jsonb', { nullable: true })
  readonly stopped!: StoredPlan['stopped'];

  @Instant({ default: () => 'service_now()' })
  readonly updatedAt!: Date;
}
