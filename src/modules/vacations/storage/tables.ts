import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

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
