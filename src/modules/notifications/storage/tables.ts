import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { NotificationType } from '../domain/notification.js';
import type { ChannelSwitch, TypeSwitch } from '../domain/preferences.js';

@Entity('next_reminders')
@Index('next_reminders_due', ['dueAt'])
export class NextReminderRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'next_reminders_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Instant()
  readonly dueAt!: Date;
}

@Entity('notification_preferences')
@Check('notification_preferences_check', `(quiet_from IS NULL) = (quiet_to IS NULL)`)
export class NotificationPreferencesRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'notification_preferences_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('jsonb')
  readonly channels!: readonly ChannelSwitch[];

  @Column('jsonb')
  readonly types!: readonly TypeSwitch[];

  @Column('boolean')
  readonly whileConnected!: boolean;

  @Column('text', { nullable: true })
  readonly quietFrom!: string | null;

  @Column('text', { nullable: true })
  readonly quietTo!: string | null;

  @Column('int', { array: true, nullable: true })
  readonly reminders!: readonly number[] | null;

  @Column('smallint', { nullable: true })
  readonly digestHour!: number | null;
}

@Entity('notifications')
@Unique('notifications_once', [
  'userId',
  'type',
  'matchId',
  'challengeId',
  'version',
  'secondsBefore',
  'deadline',
  'messageId',
  'vacationId',
  'competitionId',
])
@Index('notifications_feed', { synchronize: false })
@Index('notifications_unread', { synchronize: false })
@Index('notifications_old', ['createdAt'])
@Index('notifications_one_for_messages', ['userId', 'matchId'], {
  unique: true,
  where: `(type = 'MATCH_MESSAGE') AND (read_at IS NULL)`,
})
export class NotificationRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'notifications_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly type!: NotificationType;

  @Column('uuid', { nullable: true })
  readonly matchId!: string | null;

  @Column('uuid', { nullable: true })
  readonly challengeId!: string | null;

  @Column('int', { nullable: true })
  readonly version!: number | null;

  @Instant({ nullable: true })
  readonly readAt!: Date | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Column('int', { nullable: true })
  readonly secondsBefore!: number | null;

  @Column('uuid', { nullable: true })
  readonly webhookId!: string | null;

  @Column('uuid', { nullable: true })
  readonly messageId!: string | null;

  @Column('uuid', { nullable: true })
  readonly friendId!: string | null;

  @Column('uuid', { nullable: true })
  readonly vacationId!: string | null;

  @Instant({ nullable: true })
  readonly deadline!: Date | null;

  @Column('uuid', { nullable: true })
  readonly clubId!: string | null;

  @Column('uuid', { nullable: true })
  readonly competitionId!: string | null;
}

@Entity('push_keys')
@Check('push_keys_id_check', `id = 1`)
export class PushKeyRow {
  @PrimaryColumn('smallint', { default: 1 })
  readonly id!: number;

  @Column('text')
  readonly publicKey!: string;

  @Column('text')
  readonly privateKey!: string;
}

@Entity('push_subscriptions')
@Unique('push_subscriptions_once', ['endpoint'])
@Check('push_subscriptions_credential_check', `(credential_id IS NULL) OR (grant_id IS NULL)`)
@Index('push_subscriptions_user', ['userId'])
@Index('push_subscriptions_grant', ['grantId'], { where: `grant_id IS NOT NULL` })
@Index('push_subscriptions_age', ['createdAt'])
export class PushSubscriptionRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'push_subscriptions_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly endpoint!: string;

  @Column('text')
  readonly p256dh!: string;

  @Column('text')
  readonly auth!: string;

  @Column('text', { nullable: true })
  readonly label!: string | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Column('uuid', {
    nullable: true,
    comment: 'The session or personal token that made it; it ends with it. Null if an app made it.',
  })
  readonly credentialId!: string | null;

  @Column('text', {
    nullable: true,
    comment: 'The grant of the app that made it; null if a session or a personal token did.',
  })
  @ForeignKey('AppGrantRow', { name: 'push_subscriptions_grant_id_fkey', onDelete: 'CASCADE' })
  readonly grantId!: string | null;
}

@Entity('reminders')
export class ReminderRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'reminders_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('int')
  readonly version!: number;

  @PrimaryColumn('int')
  readonly secondsBefore!: number;

  @PrimaryColumn('timestamptz', { precision: 3 })
  readonly deadline!: Date;
}
