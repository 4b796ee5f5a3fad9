import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('shuffle_chains')
@Index('shuffle_chains_owner', ['ownerId'])
@Index('shuffle_chains_next', ['ownerId'], { unique: true, where: `taken_at IS NULL` })
export class ShuffleChainRow {
  @PrimaryColumn('uuid')
  readonly matchId!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'shuffle_chains_owner_id_fkey', onDelete: 'CASCADE' })
  readonly ownerId!: string;

  @Column('bytea')
  readonly commitment!: Buffer;

  @Column('bytea')
  readonly checkpoints!: Buffer;

  @Instant({ nullable: true })
  readonly takenAt!: Date | null;
}
