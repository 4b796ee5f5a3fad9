import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

/** An account that is to end, or has ended. Times are of the clock of play. */
@Entity('account_deletions')
@Index('account_deletions_due', ['dueAt'], {
  where: `withdrawn_at IS NULL AND finished_at IS NULL`,
})
@Index('account_deletions_asked', ['askedAt'], {
  where: `withdrawn_at IS NULL AND started_at IS NULL`,
})
export class AccountDeletionRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'account_deletions_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly askedAt!: Date;

  /** When the next pass is due: until then signing in takes the first one back. */
  @Instant({})
  readonly dueAt!: Date;

  /** Whether vacation was taken automatically: it is again when the deletion is taken back. */
  @Column('boolean', { default: false })
  readonly autoVacation!: boolean;

  /** When the owner took it back by signing in. */
  @Instant({ nullable: true })
  readonly withdrawnAt!: Date | null;

  /** When the first pass began: from then on it cannot be taken back. */
  @Instant({ nullable: true })
  readonly startedAt!: Date | null;

  /** When nothing was left to do. */
  @Instant({ nullable: true })
  readonly finishedAt!: Date | null;
}
