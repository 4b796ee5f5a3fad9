import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../../platform/api/scopes.js';

/** A program that asks users to let it act for them. */
@Entity('apps')
@Index('apps_names', { synchronize: false })
@Index('apps_unused', ['usedAt'], { where: `owner_id IS NULL` })
@Index('apps_deleted', ['deletedAt'], { where: `deleted_at IS NOT NULL` })
@Index('apps_owner', ['ownerId'], { where: `owner_id IS NOT NULL` })
export class AppRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid', { nullable: true, comment: 'Null: the app registered itself.' })
  @ForeignKey('UserRow', { name: 'apps_owner_id_fkey', onDelete: 'CASCADE' })
  readonly ownerId!: string | null;

  @Column('text')
  readonly name!: string;

  @Column('text', { nullable: true })
  readonly homepage!: string | null;

  @Column('text', { array: true })
  readonly redirectUris!: readonly string[];

  @Column('bytea', {
    nullable: true,
    comment: 'Null: a public app, which cannot keep a secret.',
  })
  readonly secretHash!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()', comment: 'To the day.' })
  readonly usedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly deletedAt!: Date | null;
}

/** A grant of a user to an app, on one device or in one browser. */
@Entity('app_grants')
@Index('app_grants_user', ['userId', 'lastUsedAt'])
@Index('app_grants_app', ['appId'])
@Index('app_grants_age', ['lastUsedAt'])
export class AppGrantRow {
  @PrimaryColumn('text')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'app_grants_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('uuid')
  @ForeignKey('AppRow', { name: 'app_grants_app_id_fkey', onDelete: 'CASCADE' })
  readonly appId!: string;

  @Column('text', { array: true })
  readonly scopes!: readonly Scope[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()', comment: 'To the minute.' })
  readonly lastUsedAt!: Date;

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
}

/** Tokens, codes and sign-ins of oidc-provider: found by hashes, and encrypted. */
@Entity('oauth_records')
@Index('oauth_records_second', ['secondKey'], {
  unique: true,
  where: `second_key IS NOT NULL`,
})
@Index('oauth_records_grant', ['grantId'], { where: `grant_id IS NOT NULL` })
@Index('oauth_records_user', ['userId'], { where: `user_id IS NOT NULL AND grant_id IS NULL` })
@Index('oauth_records_expiry', ['expiresAt'])
export class OAuthRecordRow {
  @PrimaryColumn('bytea', {
    comment: 'The hash of the model and of the value that its holder presents.',
  })
  readonly key!: Buffer;

  @Column('text')
  readonly model!: string;

  @Column('bytea', {
    nullable: true,
    comment: 'A device code has the hash of its user code here, a sign-in the hash of its uid.',
  })
  readonly secondKey!: Buffer | null;

  @Column('text', { nullable: true })
  @ForeignKey('AppGrantRow', { name: 'oauth_records_grant_id_fkey', onDelete: 'CASCADE' })
  readonly grantId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'oauth_records_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string | null;

  @Column('text', { array: true })
  readonly scopes!: readonly string[];

  @Column('bytea')
  readonly sealed!: Buffer;

  @Column('timestamptz', { nullable: true })
  readonly consumedAt!: Date | null;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('bytea', {
    nullable: true,
    comment:
      'The hash of the refresh token for which an access token was given; null for the first one.',
  })
  readonly givenFor!: Buffer | null;
}

/** The keys with which OAuth signs: the newest signs, the others still verify. */
@Entity('oauth_keys')
@Index('oauth_keys_age', ['createdAt'])
export class OAuthKeyRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('bytea')
  readonly sealed!: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
