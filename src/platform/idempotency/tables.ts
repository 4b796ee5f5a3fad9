import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['createdAt'])
export class IdempotencyKeyRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'idempotency_keys_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @PrimaryColumn('text')
  readonly key!: string;

  @Column('text')
  readonly operation!: string;

  @Column('bytea')
  readonly argumentsHash!: Buffer;

  @Column('uuid')
  readonly subjectId!: string;

  @Column('int', { nullable: true })
  readonly version!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
