import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { DeliveryAbout, DeliveryAttempt, DeliveryStatus } from '../domain/delivery.js';

@Entity('deliveries')
@Check('deliveries_due_check', `(status = 'PENDING') = (due_at IS NOT NULL)`)
@Check('deliveries_settled_check', `(status = 'PENDING') = (settled_at IS NULL)`)
@Check('deliveries_status_check', `status IN ('PENDING', 'DELIVERED', 'FAILED', 'SUPPRESSED')`)
@Index('deliveries_once', ['subjectId', 'channel', 'targetId'], {
  unique: true,
  where: `subject_id IS NOT NULL`,
})
@Index('deliveries_place', ['targetId', 'position'], {
  unique: true,
  where: `"position" IS NOT NULL`,
})
@Index('deliveries_due', ['channel', 'dueAt'], { where: `status = 'PENDING'` })
@Index('deliveries_waiting', ['targetId', 'position', 'number'], {
  where: `(status = 'PENDING') AND (target_id IS NOT NULL)`,
})
@Index('deliveries_digest', ['userId', 'digestAt'], {
  where: `(status = 'PENDING') AND (digest_at IS NOT NULL)`,
})
@Index('deliveries_of_target', ['targetId', 'number'], { where: `target_id IS NOT NULL` })
@Index('deliveries_unplaced', ['targetId', 'createdAt'], {
  where: `(target_id IS NOT NULL) AND ("position" IS NULL)`,
})
@Index('deliveries_of_user', { synchronize: false })
@Index('deliveries_settled', ['settledAt'], { where: `settled_at IS NOT NULL` })
@Index('deliveries_user', ['userId', 'id'])
export class DeliveryRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  readonly number!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'deliveries_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly channel!: string;

  @Column('uuid', { nullable: true })
  readonly targetId!: string | null;

  /** The user's name for the target; never an address. */
  @Column('text', { nullable: true })
  readonly target!: string | null;

  @Column('uuid', { nullable: true })
  readonly subjectId!: string | null;

  @Column('bigint', { nullable: true })
  readonly position!: string | null;

  @Column('text')
  readonly type!: string;

  @Column('jsonb')
  readonly about!: DeliveryAbout;

  @Column('text')
  readonly status!: DeliveryStatus;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('int', { nullable: true })
  readonly lastStatusCode!: number | null;

  @Column('int', { default: 0 })
  readonly attempts!: number;

  @Column('jsonb', {
    default: [],
    comment: `The newest attempts with an answer or a failure of a user's server, oldest first.`,
  })
  readonly attemptLog!: readonly DeliveryAttempt[];

  /** When it is sent, or checked again; null when it is settled. */
  @Instant({ nullable: true })
  readonly dueAt!: Date | null;

  @Instant({ nullable: true })
  readonly digestAt!: Date | null;

  @Column('uuid', { nullable: true })
  readonly claim!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly claimedUntil!: Date | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ nullable: true })
  readonly settledAt!: Date | null;
}

/** A target that has failed since its last success. Nothing is sent to it until its rest is over. */
@Entity('failing_targets')
@Index('failing_targets_rest', ['restsUntil'])
export class FailingTargetRow {
  @PrimaryColumn('uuid')
  readonly targetId!: string;

  @Column('int')
  readonly failures!: number;

  @Column('timestamptz', { nullable: true })
  readonly since!: Date | null;

  @Column('timestamptz')
  readonly restsUntil!: Date;
}
