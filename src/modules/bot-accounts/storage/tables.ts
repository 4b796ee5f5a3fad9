import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { AcceptancePolicy } from '../domain/policy.js';

@Entity('bots')
@Unique('bots_listed_as_key', ['listedAs'])
@Index('bots_owner', ['ownerId'], { where: `owner_id IS NOT NULL` })
export class BotRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'bots_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  /** The owner whom the bot names; null for house bots, and when the owner has given it up. */
  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'bots_owner_id_fkey' })
  readonly ownerId!: string | null;

  /** Whether that user has confirmed it. */
  @Column('boolean', { default: false })
  readonly ownerConfirmed!: boolean;

  @Column('text')
  readonly engine!: string;

  @Column('text')
  readonly version!: string;

  @Column('text', { nullable: true })
  readonly description!: string | null;

  @Column('text', { nullable: true })
  readonly homepage!: string | null;

  /** Null: the program answers challenges itself. */
  @Column('jsonb', { nullable: true })
  readonly policy!: AcceptancePolicy | null;

  /** The key of its name, by which the directory is sorted; null while it is not listed. */
  @Column('text', { nullable: true })
  readonly listedAs!: string | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
