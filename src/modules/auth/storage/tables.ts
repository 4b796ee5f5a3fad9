import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { Scope } from '../../../platform/api/scopes.js';
import type { Role } from '../../../platform/api/viewer.js';

@Entity('api_tokens')
@Unique('api_tokens_token_hash_key', ['tokenHash'])
@Index('api_tokens_expiry', ['expiresAt'], { where: `expires_at IS NOT NULL` })
@Index('api_tokens_user', ['userId'])
export class ApiTokenRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'api_tokens_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly name!: string;

  @Column('bytea')
  readonly tokenHash!: Buffer;

  @Column('text', { array: true })
  readonly scopes!: readonly Scope[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  readonly lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly expiresAt!: Date | null;
}

@Entity('passwords')
export class PasswordRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'passwords_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly passwordHash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;
}

@Entity('refresh_tokens')
@Index('refresh_tokens_session', ['sessionId'])
@Index('refresh_tokens_spent', ['usedAt'], { where: `used_at IS NOT NULL` })
export class RefreshTokenRow {
  @PrimaryColumn('bytea')
  readonly tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey('SessionRow', { name: 'refresh_tokens_session_id_fkey', onDelete: 'CASCADE' })
  readonly sessionId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly usedAt!: Date | null;

  @Column('bytea', {
    nullable: true,
    comment:
      'The successor is computed from it, the token and the secret of the service; alone it is worth nothing.',
  })
  readonly successorSalt!: Buffer | null;
}

/** A session: all refresh tokens that come from one login. */
@Entity('sessions')
@Index('sessions_age', ['lastUsedAt'])
@Index('sessions_network', ['network', 'userId'])
@Index('sessions_user', ['userId', 'network'])
@Index('sessions_of_user', ['userId', 'id'])
export class SessionRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  /** Where it was last refreshed from: an IPv4 address, or the /64 of an IPv6 one. */
  @Column('text')
  readonly network!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly lastUsedAt!: Date;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly endedAt!: Date | null;

  @Column('bytea', {
    nullable: true,
    comment: 'The hash of the refresh token that was exchanged last.',
  })
  readonly spentToken!: Buffer | null;

  @Column('boolean', {
    default: false,
    comment: 'Whether a token that was given for it has been used.',
  })
  readonly isSuccessorUsed!: boolean;

  @Column('uuid', {
    nullable: true,
    comment: 'The second factor whose code was given at the sign-in; null for none.',
  })
  readonly secondFactorId!: string | null;
}

/** What the operator has let a user do. It is in force only in sessions that passed the second factor. */
@Entity('user_roles')
@Check('user_roles_role_check', `role IN ('MODERATOR', 'ADMIN')`)
export class UserRoleRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'user_roles_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly role!: Role;

  @Instant({ default: () => 'service_now()' })
  readonly givenAt!: Date;
}

/** The second factor of a user: a program that makes codes (TOTP). */
@Entity('second_factors')
export class SecondFactorRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'second_factors_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('uuid')
  readonly id!: string;

  @Column('bytea', { comment: 'Encrypted with the service’s secret.' })
  readonly secret!: Buffer;

  @Instant({ default: () => 'service_now()' })
  readonly begunAt!: Date;

  /** Null until a first code was given: until then no sign-in needs it. */
  @Instant({ nullable: true })
  readonly confirmedAt!: Date | null;

  @Column('int', {
    nullable: true,
    comment:
      'The 30 seconds of the last code that was used: neither it nor an earlier one is taken again.',
  })
  readonly lastStep!: number | null;
}

/** A code that a user has written down in case the second factor is lost. It is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCodeRow {
  @PrimaryColumn('uuid')
  @ForeignKey('SecondFactorRow', { name: 'recovery_codes_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @PrimaryColumn('bytea')
  readonly codeHash!: Buffer;
}

/** The hash of a personal token that was revoked, for a month. */
@Entity('revoked_api_tokens')
@Index('revoked_api_tokens_age', ['revokedAt'])
export class RevokedTokenRow {
  @PrimaryColumn('bytea')
  readonly tokenHash!: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  readonly revokedAt!: Date;
}

@Entity('rate_limits')
@Index('rate_limits_expire', ['expire'])
export class RateLimitRow {
  @PrimaryColumn('varchar', { length: 255 })
  readonly key!: string;

  @Column('int', { default: 0 })
  readonly points!: number;

  @Column('bigint', { nullable: true })
  readonly expire!: string | null;
}
