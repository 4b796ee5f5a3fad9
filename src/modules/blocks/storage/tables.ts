import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('user_blocks')
@Check('user_blocks_check', `blocker_id <> blocked_id`)
@Index('user_blocks_blocked', ['blockedId'])
export class UserBlockRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'user_blocks_blocker_id_fkey', onDelete: 'CASCADE' })
  readonly blockerId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'user_blocks_blocked_id_fkey', onDelete: 'CASCADE' })
  readonly blockedId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
