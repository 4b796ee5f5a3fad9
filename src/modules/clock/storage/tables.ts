import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Instant } from '../../../platform/database/instant.js';

@Entity('heartbeat')
@Check('heartbeat_id_check', `id = 1`)
export class HeartbeatRow {
  @PrimaryColumn('smallint', { default: 1 })
  readonly id!: number;

  @Instant({ default: () => 'now()' })
  readonly at!: Date;
}

@Entity('outages')
@Check('outages_check', `from_at < to_at`)
@Index('outages_end', ['toAt'])
export class OutageRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Instant()
  readonly fromAt!: Date;

  @Instant()
  readonly toAt!: Date;
}

@Entity('vacations')
@Check('vacations_check', `(from_day <= to_day) AND (from_at <= to_at)`)
@Index('vacations_user', ['userId', 'toAt'])
export class VacationRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'vacations_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('date')
  readonly fromDay!: string;

  @Column('date')
  readonly toDay!: string;

  @Column('text')
  readonly timeZone!: string;

  @Instant()
  readonly fromAt!: Date;

  @Instant()
  readonly toAt!: Date;

  @Column('boolean', { default: false })
  readonly automatic!: boolean;

  @Instant()
  readonly bookedAt!: Date;
}

@Entity('overdue_set_aside')
@Index('overdue_set_aside_retry', ['retryAt'])
export class OverdueSetAsideRow {
  @PrimaryColumn('uuid')
  readonly matchId!: string;

  @Column('int')
  readonly version!: number;

  @Column('int')
  readonly failures!: number;

  @Instant({ default: () => 'now()' })
  readonly since!: Date;

  @Instant()
  readonly retryAt!: Date;
}
