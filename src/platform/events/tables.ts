import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DomainEvent } from './event.js';

@Entity('outbox')
@Check('outbox_events', `jsonb_typeof(events) = 'array'`)
@Index('outbox_due', ['offerAt', 'id'])
@Index('outbox_subjects', ['subject', 'consumer', 'id'], { where: 'subject IS NOT NULL' })
@Index('outbox_users', ['consumer', 'forUser', 'id'], { where: 'for_user IS NOT NULL' })
export class OutboxRow {
  @PrimaryColumn('bigint', { default: () => `nextval('outbox_position')` })
  readonly id!: string;

  @PrimaryColumn('text', {
    comment:
      'The one consumer that has not handled the events yet; empty while that is true of all.',
    default: '',
  })
  readonly consumer!: string;

  @Column('uuid', {
    comment: 'What the events are about. A consumer gets the events of one subject in their order.',
    nullable: true,
  })
  readonly subject!: string | null;

  @Column('jsonb')
  readonly events!: readonly DomainEvent[];

  @Column('uuid', {
    comment: 'The user for whom a queued consumer handles them; users take turns.',
    nullable: true,
  })
  readonly forUser!: string | null;

  @Column('int', { default: 0 })
  readonly offers!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly offerAt!: Date;

  @Column('int', {
    comment: 'How often the consumer has failed; an offer that no worker took does not count.',
    default: 0,
  })
  readonly failures!: number;

  @Column('timestamptz', { comment: 'When it was committed.', default: () => 'now()' })
  readonly createdAt!: Date;
}
