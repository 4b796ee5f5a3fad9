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
import type { DisabledReason, WebhookState } from '../domain/webhook.js';

@Entity('webhooks')
@Unique('webhooks_once', ['userId', 'url'])
@Check('webhooks_maker_check', `(token_id IS NULL) OR (grant_id IS NULL)`)
@Index('webhooks_token', ['tokenId'], { where: `token_id IS NOT NULL` })
@Index('webhooks_grant', ['grantId'], { where: `grant_id IS NOT NULL` })
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

  @Column('bigint', {
    comment: 'The last event of the user that has a delivery or was left out.',
  })
  readonly position!: string;

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
