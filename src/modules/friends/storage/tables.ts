import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('friendships', {
  comment: 'Two rows for each friendship, one for each of the two.',
})
@Check('friendships_check', `user_id <> friend_id`)
@Index('friendships_friend', ['friendId'])
export class FriendshipRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'friendships_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'friendships_friend_id_fkey', onDelete: 'CASCADE' })
  readonly friendId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('friend_requests', {
  comment:
    'Unanswered requests. A declined or cancelled one is kept until it is old, so that it is not sent again before.',
})
@Check('friend_requests_check', `requester_id <> requested_id`)
@Index('friend_requests_received', ['requestedId', 'number'])
@Index('friend_requests_open', ['requestedId', 'number'], {
  where: `(declined_at IS NULL) AND (cancelled_at IS NULL)`,
})
@Index('friend_requests_sent', ['requesterId', 'number'], { where: `cancelled_at IS NULL` })
@Index('friend_requests_old', ['createdAt'])
@Index('friend_requests_to', ['requestedId', 'requesterId'])
export class FriendRequestRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'friend_requests_requester_id_fkey', onDelete: 'CASCADE' })
  readonly requesterId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'friend_requests_requested_id_fkey', onDelete: 'CASCADE' })
  readonly requestedId!: string;

  /** A serial number. Lists are in its order, and a notification is about the request with this number. */
  @Column('int')
  readonly number!: number;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ nullable: true })
  readonly declinedAt!: Date | null;

  @Instant({ nullable: true })
  readonly cancelledAt!: Date | null;
}

@Entity('friend_settings', { comment: 'The choices of users; without a row, the defaults.' })
export class FriendSettingsRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'friend_settings_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('boolean')
  readonly showsOnline!: boolean;
}
