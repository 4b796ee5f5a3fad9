import { ArgsType, Field, HideField, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType, PageArgs } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { AUDIT_ACT_MEANINGS } from '../../domain/acts.js';
import type { AuditAct } from '../../domain/acts.js';
import { networkIn, untilOf } from '../../domain/entry.js';
import type { AuditEntry } from '../../domain/entry.js';

export const AuditActEnum = describedEnum(
  'AuditAct',
  'What a moderator, an admin or the operator did.',
  AUDIT_ACT_MEANINGS,
);

@ObjectType('Appeal', { description: 'An appeal of the person concerned.' })
export class AppealType {
  @Field({ description: 'What the person says.' }) text!: string;
  @Field({ description: 'When it was made.' }) madeAt!: Date;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it was granted; null while it waits for an answer.',
  })
  isGranted!: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'The answer; null while there is none.',
  })
  answer!: string | null;
  @Field(() => Date, { nullable: true, description: 'When it was answered; null before.' })
  answeredAt!: Date | null;
}

@ObjectType('AuditEntry', {
  implements: () => [NodeObject],
  description:
    'An act of a moderator, an admin or the operator. Admins see all, and the person concerned sees what was decided.',
})
export class AuditEntryType extends NodeObject {
  override readonly nodeType = 'AuditEntry';
  @HideField() source!: AuditEntry;
  @Field(() => AuditActEnum, { description: 'What was done.' }) kind!: AuditAct;
  @Field(() => String, {
    nullable: true,
    description: 'Why; null once the account of the person concerned has been deleted.',
  })
  reason!: string | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When what was decided ends; null for never, and for acts without an end.',
  })
  until!: Date | null;
  @Field(() => ID, { nullable: true, description: 'The match that it is about; null for none.' })
  matchId!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The network that was closed or opened, as `203.0.113.0/24`; null for other acts, and for networks of an account.',
  })
  closedAddresses!: string | null;
  @Field({ description: 'When it was done.' }) createdAt!: Date;
}

export const AuditEntryConnection = connectionType('AuditEntry', AuditEntryType);

export const toAuditEntryType = (entry: AuditEntry): AuditEntryType => ({
  nodeType: 'AuditEntry',
  id: toGlobalId('AuditEntry', entry.id),
  source: entry,
  kind: entry.act,
  reason: entry.reason,
  until: untilOf(entry),
  matchId: entry.matchId && toGlobalId('Match', entry.matchId),
  closedAddresses: networkIn(entry),
  createdAt: entry.createdAt,
});

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only what this user did.' })
  actor?: string | null;
  @Field(() => String, { nullable: true, description: 'Only what concerns this user.' })
  subject?: string | null;
  @Field(() => AuditActEnum, { nullable: true, description: 'Only acts of this kind.' })
  kind?: AuditAct | null;
  @Field({
    defaultValue: false,
    description: 'Whether only entries are listed whose appeal waits for an answer.',
  })
  openAppeals!: boolean;
}

@InputType({ description: 'Input of `appeal`.' })
export class AppealInput {
  @Field(() => ID, { description: 'The decision.' }) auditEntryId!: string;
  @Field({ description: 'Why it is wrong: 1 to 2,000 characters.' }) text!: string;
}

@ObjectType({ description: 'Payload of `appeal`.' })
export class AppealPayload extends Payload {
  @Field(() => AuditEntryType, { nullable: true, description: 'The decision; null when refused.' })
  auditEntry?: AuditEntryType;
}

@InputType({ description: 'Input of `answerAppeal`.' })
export class AnswerAppealInput {
  @Field(() => ID, { description: 'The entry that the appeal is against.' }) auditEntryId!: string;
  @Field({ description: 'Whether the appeal is granted.' }) isGranted!: boolean;
  @Field({ description: 'The answer, which the person concerned reads: 1 to 2,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Payload of `answerAppeal`.' })
export class AnswerAppealPayload extends Payload {
  @Field(() => AuditEntryType, { nullable: true, description: 'The entry; null when refused.' })
  auditEntry?: AuditEntryType;
}
