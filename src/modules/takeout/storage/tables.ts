import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('takeouts', { comment: 'Archives of all that is held of a person, for that person.' })
@Index('takeouts_one_at_a_time', ['userId'], {
  unique: true,
  where: '(ready_at IS NULL) AND (failed_at IS NULL)',
})
@Index('takeouts_user', ['userId', 'number'])
@Index('takeouts_expiry', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
export class TakeoutRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'takeouts_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  /** A serial number; the newest of a person counts. */
  @Column({ type: 'int', generated: 'identity', generatedIdentity: 'ALWAYS' })
  readonly number!: number;

  @Instant({ default: () => 'service_now()' })
  readonly requestedAt!: Date;

  @Column('uuid', {
    nullable: true,
    comment: 'Whose parts count: each attempt to make it has another id.',
  })
  readonly attempt!: string | null;

  @Column('smallint', { default: 0 })
  readonly attempts!: number;

  @Instant({ nullable: true })
  readonly readyAt!: Date | null;

  @Instant({ nullable: true })
  readonly failedAt!: Date | null;

  /** When it is deleted; null while it is made. */
  @Instant({ nullable: true })
  readonly expiresAt!: Date | null;

  @Column('bigint', { nullable: true })
  readonly bytes!: string | null;
}

@Entity('takeout_parts', { comment: 'The bytes of an archive, a megabyte each.' })
export class TakeoutPartRow {
  @PrimaryColumn('uuid')
  @ForeignKey('TakeoutRow', { name: 'takeout_parts_takeout_id_fkey', onDelete: 'CASCADE' })
  readonly takeoutId!: string;

  @PrimaryColumn('uuid')
  readonly attempt!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Column('bytea')
  readonly content!: Buffer;
}
