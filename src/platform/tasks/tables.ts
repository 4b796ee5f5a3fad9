import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('outbox')
@Index('outbox_due', ['offerAt'])
@Index('outbox_shares', { synchronize: false })
export class OutboxTaskRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('text')
  readonly kind!: string;

  @Column('jsonb')
  readonly payload!: unknown;

  @Column('int', { default: 0 })
  readonly offers!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly offerAt!: Date;

  @Column('int', {
    comment:
      'How often a worker took the task and failed; an offer that no worker took does not count.',
    default: 0,
  })
  readonly failures!: number;
}
