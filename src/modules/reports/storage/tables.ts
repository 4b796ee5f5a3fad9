import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { ReportDecision } from '../domain/queue.js';

@Entity('reports')
@Index('reports_once_a_message', ['reporterId', 'messageId'], {
  unique: true,
  where: `message_id IS NOT NULL`,
})
@Index('reports_once_a_user', ['reporterId', 'reportedId'], {
  unique: true,
  where: `(message_id IS NULL) AND (closed_at IS NULL)`,
})
@Index('reports_of', ['reportedId'])
@Index('reports_claimed', ['claimedById'], { where: `claimed_by_id IS NOT NULL` })
@Index('reports_decided_by', ['decidedById'], { where: `decided_by_id IS NOT NULL` })
@Index('reports_decided', ['closedAt', 'id'], { where: `decision IS NOT NULL` })
@Index('reports_open', ['createdAt'], { where: `closed_at IS NULL` })
@Index('reports_reporter', ['reporterId', 'id'])
@Index('reports_open_of', ['reportedId', 'createdAt', 'id'], { where: `closed_at IS NULL` })
export class ReportRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'reports_reporter_id_fkey', onDelete: 'CASCADE' })
  readonly reporterId!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'reports_reported_id_fkey', onDelete: 'CASCADE' })
  readonly reportedId!: string;

  @Column('uuid', { nullable: true })
  readonly matchId!: string | null;

  @Column('uuid', { nullable: true })
  readonly messageId!: string | null;

  @Column('text', { nullable: true })
  readonly message!: string | null;

  @Column('text')
  readonly reason!: 'ABUSE' | 'SPAM' | 'CHEATING' | 'OTHER';

  @Column('text', { nullable: true })
  readonly comment!: string | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ nullable: true })
  readonly closedAt!: Date | null;

  /** The moderator who works on it, until `claimedUntil`. */
  @Column('uuid', { nullable: true })
  readonly claimedById!: string | null;

  @Instant({ nullable: true })
  readonly claimedUntil!: Date | null;

  @Column('uuid', { nullable: true })
  readonly decidedById!: string | null;

  /** Null also for a report that the operator's command has closed. */
  @Column('text', { nullable: true })
  readonly decision!: ReportDecision | null;

  /** What the moderator notes for other moderators. */
  @Column('text', { nullable: true })
  readonly note!: string | null;
}
