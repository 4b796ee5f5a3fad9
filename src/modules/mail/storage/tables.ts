import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { ChangeKind, LinkKind } from '../domain/letter.js';

@Entity('letters')
@Check(
  'letters_kind_check',
  `kind IN ('VERIFICATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED', 'NAME_CHANGED', 'DELETION_ASKED', 'DELETION_WITHDRAWN', 'SECOND_FACTOR_TURNED_ON', 'SECOND_FACTOR_TURNED_OFF', 'RECOVERY_CODES_RENEWED')`,
)
@Index('letters_address', ['emailKey', 'createdAt'])
@Index('letters_age', ['createdAt'])
@Index('letters_user', ['userId'], { where: `closed_at IS NULL` })
@Index('letters_of_user', ['userId', 'id'])
export class LetterRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'letters_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly kind!: LinkKind | ChangeKind;

  @Column('text')
  readonly emailKey!: string;

  @Instant({ nullable: true })
  readonly expiresAt!: Date | null;

  @Instant({ nullable: true })
  readonly closedAt!: Date | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Column('text', {
    nullable: true,
    comment: 'The address to send to; null: the address that the user has when it is sent.',
  })
  readonly email!: string | null;
}
