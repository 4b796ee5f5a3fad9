import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { REPORT_REASONS } from '../../domain/report.js';
import type { ReportReason } from '../../domain/report.js';

const ReportReasonEnum = Object.fromEntries(REPORT_REASONS.map((reason) => [reason, reason]));
registerEnumType(ReportReasonEnum, { name: 'ReportReason' });

@InputType()
export class ReportMessageInput {
  @Field(() => ID) messageId!: string;
  @Field(() => ReportReasonEnum) reason!: ReportReason;
  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  comment?: string | null;
}

@InputType()
export class ReportUserInput {
  @Field() username!: string;
  @Field(() => ReportReasonEnum) reason!: ReportReason;
  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  comment?: string | null;
}

@ObjectType()
export class ReportMessagePayload extends Payload {}

@ObjectType()
export class ReportUserPayload extends Payload {}
