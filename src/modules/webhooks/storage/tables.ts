import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Generated,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type {
  WebhookDeliveryReason,
  WebhookDeliveryStatus,
  DisabledReason,
  WebhookState,
} from '../domain/webhook.js';

@Entity('webhooks')
@Unique('webhooks_once', ['userId', 'url'])
@Check('webhooks_maker_check', `(token_id IS NULL) OR (grant_id IS NULL)`)
@Index('webhooks_token', ['tokenId'], { where: `token_id IS NOT NULL` })
@Index('webhooks_grant', ['grantId'], { where: `grant_id IS NOT NULL` })
@Index('webhooks_turn', ['leasedUntil'], { where: `state = ANY (ARRAY['ACTIVE', 'PENDING'])` })
export class WebhookRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'webhooks_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly url!: string;

  /** Null: all notifications, but no events of matches. */
  @Column('text', { array: true, nullable: true })
  readonly types!: readonly string[] | null;

  @Column('text', { default: 'ACTIVE' })
  readonly state!: WebhookState;

  @Column('text', { nullable: true })
  readonly disabledReason!: DisabledReason | null;

  /** Since when every attempt has failed; null while messages arrive. */
  @Column('timestamptz', { nullable: true })
  readonly failingSince!: Date | null;

  @Column('int', { default: 0 })
  readonly failures!: number;

  @Column('timestamptz', { nullable: true })
  readonly restsUntil!: Date | null;

  @Column('bigint', {
    comment: 'The last event of the user that has a delivery or was left out.',
  })
  readonly position!: string;

  @Column('uuid', { nullable: true })
  readonly lease!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly leasedUntil!: Date;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({
    nullable: true,
    comment:
      'When the address answered its challenge; null: not yet, so nothing else is sent to it.',
  })
  readonly confirmedAt!: Date | null;

  @Column('uuid', {
    nullable: true,
    comment:
      'The personal token that created it; it ends with it. Null if a session or an app did.',
  })
  @ForeignKey('ApiTokenRow', { name: 'webhooks_token_id_fkey', onDelete: 'CASCADE' })
  readonly tokenId!: string | null;

  @Column('text', {
    nullable: true,
    comment:
      'The grant of the app that created it; it ends with it. Null if a session or a token did.',
  })
  @ForeignKey('AppGrantRow', { name: 'webhooks_grant_id_fkey', onDelete: 'CASCADE' })
  readonly grantId!: string | null;
}

@Entity('webhook_secrets')
@Index('webhook_secrets_current', ['webhookId'], { unique: true, where: `expires_at IS NULL` })
@Index('webhook_secrets_expiry', ['webhookId', 'expiresAt'])
@Index('webhook_secrets_old', ['expiresAt'], { where: `expires_at IS NOT NULL` })
export class WebhookSecretRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('WebhookRow', { name: 'webhook_secrets_webhook_id_fkey', onDelete: 'CASCADE' })
  readonly webhookId!: string;

  @Column('bytea', { comment: 'AES-256-GCM under a key that is derived from JWT_SECRET.' })
  readonly sealed!: Buffer;

  @Column('timestamptz', { nullable: true })
  readonly expiresAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  readonly createdAt!: Date;
}

@Entity('webhook_deliveries')
@Check('webhook_deliveries_check', `(status = 'PENDING') = (due_at IS NOT NULL)`)
@Check('webhook_deliveries_check1', `(status = 'PENDING') = (settled_at IS NULL)`)
@Unique('webhook_deliveries_once', ['webhookId', 'position'])
@Index('webhook_deliveries_confirmation', ['webhookId'], {
  unique: true,
  where: `(type = 'VERIFICATION') AND (status = 'PENDING')`,
})
@Index('webhook_deliveries_due', ['webhookId', 'dueAt'], { where: `status = 'PENDING'` })
@Index('webhook_deliveries_ledger', ['webhookId', 'number'])
@Index('webhook_deliveries_settled', ['settledAt'])
@Index('webhook_deliveries_tests', ['webhookId', 'createdAt'], { where: `type = 'TEST'` })
export class WebhookDeliveryRow {
  @PrimaryColumn('uuid')
  @Generated('uuid')
  readonly id!: string;

  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  readonly number!: string;

  @Column('uuid')
  @ForeignKey('WebhookRow', { name: 'webhook_deliveries_webhook_id_fkey', onDelete: 'CASCADE' })
  readonly webhookId!: string;

  /** The position of the event in its user's sequence; null for a test and for a verification. */
  @Column('bigint', { nullable: true })
  readonly position!: string | null;

  @Column('text')
  readonly type!: string;

  @Column('text', { default: 'PENDING' })
  readonly status!: WebhookDeliveryStatus;

  @Column('text', { nullable: true })
  readonly reason!: WebhookDeliveryReason | null;

  @Column('int', { default: 0 })
  readonly attempts!: number;

  @Column('int', { nullable: true })
  readonly lastStatusCode!: number | null;

  /** When it is sent, or sent again; null when it is no longer pending. */
  @Column('timestamptz', { nullable: true, default: () => 'service_now()' })
  readonly dueAt!: Date | null;

  @Instant({ nullable: true })
  readonly settledAt!: Date | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
