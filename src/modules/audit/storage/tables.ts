import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { AuditAct } from '../domain/acts.js';
import type { AuditDetails } from '../domain/entry.js';

@Entity('audit_log', {
  comment: 'What moderators, admins and the operator’s command did. Rows are only added.',
})
@Unique('audit_log_number_once', ['number'])
@Index('audit_log_feed', { synchronize: false })
@Index('audit_log_actor', { synchronize: false })
@Index('audit_log_subject', { synchronize: false })
@Index('audit_log_act', { synchronize: false })
export class AuditLogRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column({ type: 'int', generated: 'identity', generatedIdentity: 'ALWAYS' })
  readonly number!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'audit_log_actor_id_fkey' })
  readonly actorId!: string | null;

  @Column('text')
  readonly act!: AuditAct;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'audit_log_subject_id_fkey' })
  readonly subjectId!: string | null;

  @Column('uuid', { nullable: true })
  readonly matchId!: string | null;

  @Column('uuid', { nullable: true })
  readonly reportId!: string | null;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('audit_texts', {
  comment:
    'The words of an entry of the audit log. They are deleted with the account of the person concerned.',
})
@Index('audit_texts_subject', ['subjectId', 'entryId'])
export class AuditTextRow {
  @PrimaryColumn('uuid')
  @ForeignKey('AuditLogRow', { name: 'audit_texts_entry_id_fkey' })
  readonly entryId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'audit_texts_subject_id_fkey' })
  readonly subjectId!: string | null;

  @Column('text')
  readonly reason!: string;

  @Column('jsonb', { default: {} })
  readonly details!: AuditDetails;
}

/** An appeal against an entry of the audit log. */
@Entity('appeals')
@Check('appeals_answer_check', `(answered_at IS NULL) = (is_granted IS NULL)`)
@Index('appeals_user', ['userId', 'entryId'])
@Index('appeals_answered_by', ['answeredById'], { where: `answered_by_id IS NOT NULL` })
@Index('appeals_open', ['entryId'], { where: `answered_at IS NULL` })
export class AppealRow {
  @PrimaryColumn('uuid')
  @ForeignKey('AuditLogRow', { name: 'appeals_entry_id_fkey' })
  readonly entryId!: string;

  /** The person concerned, who appeals. */
  @Column('uuid')
  @ForeignKey('UserRow', { name: 'appeals_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly text!: string;

  @Instant({ default: () => 'service_now()' })
  readonly madeAt!: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'appeals_answered_by_id_fkey' })
  readonly answeredById!: string | null;

  @Instant({ nullable: true })
  readonly answeredAt!: Date | null;

  @Column('boolean', { nullable: true })
  readonly isGranted!: boolean | null;

  @Column('text', { nullable: true })
  readonly answer!: string | null;
}
