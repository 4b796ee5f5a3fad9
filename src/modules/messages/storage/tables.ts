import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { Phrase } from '../domain/message.js';

@Entity('match_messages')
@Check('match_messages_check', `(text IS NULL) <> (phrase IS NULL)`)
@Index('match_messages_newest', { synchronize: false })
@Index('match_messages_untold', ['matchId'], { where: `NOT told` })
@Index('match_messages_sender', ['senderId', 'id'])
export class MessageRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('MatchRow', { name: 'match_messages_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Column('int')
  readonly dealNumber!: number;

  @Column('smallint')
  readonly seat!: number;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'match_messages_sender_id_fkey' })
  readonly senderId!: string;

  @Column('text', { nullable: true })
  readonly text!: string | null;

  @Column('text', { nullable: true })
  readonly phrase!: Phrase | null;

  @Column('boolean')
  readonly heldBack!: boolean;

  @Column('boolean')
  readonly told!: boolean;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
