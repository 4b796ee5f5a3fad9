import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Audience } from '../domain/audience.js';

@Entity('users')
@Unique('users_bot_level_once', ['botLevel'])
@Check('users_check', `is_bot OR (bot_level IS NULL)`)
@Check('users_guest_check', `is_guest OR (guest_seen_at IS NULL)`)
@Check('users_check1', `(email IS NULL) = (email_key IS NULL)`)
@Check('users_language_check', `language IN ('en', 'de')`)
@Check('users_suits_check', `suits IN ('french', 'german')`)
@Unique('users_username_once', ['usernameKey'])
@Index('users_email', ['emailKey'], { where: `email_key IS NOT NULL` })
@Index('users_prefix', { synchronize: false })
@Index('users_prefix_open', { synchronize: false })
@Check('users_profile_for_check', `profile_for IN ('EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY')`)
@Check('users_matches_for_check', `matches_for IN ('EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY')`)
@Check('users_online_for_check', `online_for IN ('EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY')`)
@Index('users_guests', ['guestSeenAt'], { where: `guest_seen_at IS NOT NULL` })
@Index('users_gone_guests', ['createdAt'], {
  where: `is_guest AND guest_seen_at IS NULL AND closed_at IS NULL`,
})
@Index('users_lookalike_once', ['lookalikeKey'], { unique: true })
@Index('users_verified_email', ['emailKey'], {
  unique: true,
  where: `email_verified_at IS NOT NULL`,
})
export class UserRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  /** As typed at the registration. */
  @Column('text')
  readonly username!: string;

  @Column('text')
  readonly usernameKey!: string;

  @Column('text', { nullable: true })
  readonly email!: string | null;

  @Column('text', { nullable: true })
  readonly emailKey!: string | null;

  /** When the user confirmed an e-mail to this address. */
  @Column('timestamptz', { nullable: true })
  readonly emailVerifiedAt!: Date | null;

  @Column('text', { default: 'UTC' })
  readonly timeZone!: string;

  /** True for house bots and bot accounts. */
  @Column('boolean', { default: false })
  readonly isBot!: boolean;

  /** The house bot's level, null for everyone else. */
  @Column('text', { nullable: true })
  readonly botLevel!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('boolean', { default: false })
  readonly autoVacation!: boolean;

  @Column('text', { nullable: true })
  readonly lookalikeKey!: string | null;

  /** The language of texts to the user. */
  @Column('text', { default: 'en' })
  readonly language!: Language;

  /**
   * Whether the user has chosen the language. If not, it is the browser's, and answers use the language
   * of each request.
   */
  @Column('boolean', { default: false })
  readonly languageChosen!: boolean;

  /** The suits used in texts; null when the user has not chosen. */
  @Column('text', { nullable: true })
  readonly suits!: CardSuits | null;

  /** Whether the account has no name and password of its own yet. */
  @Column('boolean', { default: false })
  readonly isGuest!: boolean;

  /** Until when the person is suspended; `infinity` for good. Read it by the view `user_standings`. */
  @Column('timestamptz', { nullable: true })
  readonly suspendedUntil!: Date | null;

  /** The reason, as the person is told. */
  @Column('text', { nullable: true })
  readonly suspendedFor!: string | null;

  /** Until when the person may post no texts; `infinity` for good. */
  @Column('timestamptz', { nullable: true })
  readonly mutedUntil!: Date | null;

  /** Who may see the profile, the lists of matches, and whether the user is online; null for the default. */
  @Column('text', { nullable: true })
  readonly profileFor!: Audience | null;

  @Column('text', { nullable: true })
  readonly matchesFor!: Audience | null;

  @Column('text', { nullable: true })
  readonly onlineFor!: Audience | null;

  /** When a guest was last active; null for everyone else, and once the account is closed. */
  @Column('timestamptz', { nullable: true })
  readonly guestSeenAt!: Date | null;

  /** When the account ended; null while it can be used. The name is one that the service drew. */
  @Column('timestamptz', { nullable: true })
  readonly closedAt!: Date | null;
}

/** A name that a renamed account has given up. The trigger `users_name_kept` keeps it from others for a time. */
@Entity('old_usernames', {
  comment: 'Names that renamed accounts have given up. Others cannot take them before kept_until.',
})
@Index('old_usernames_lookalike', ['lookalikeKey'])
@Index('old_usernames_user', ['userId'])
@Index('old_usernames_age', ['keptUntil'])
export class OldUsernameRow {
  @PrimaryColumn('text')
  readonly usernameKey!: string;

  @Column('text')
  readonly lookalikeKey!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'old_usernames_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly givenUpAt!: Date;

  @Column('timestamptz')
  readonly keptUntil!: Date;
}
