import { Args, Field, ID, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { givenId } from '../../../../platform/api/ids.js';
import { Payload, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Reports } from '../../application/reports.js';
import type { ReportReason } from '../../application/reports.js';

const ReportReasonEnum = describedEnum<ReportReason>(
  'ReportReason',
  'Why a message or a user is reported.',
  {
    ABUSE: 'Insults, threats or hate.',
    SPAM: 'Advertising, or the same message again and again.',
    CHEATING: 'Help by a program or by others, or collusion.',
    OTHER: 'Something else; say what in `comment`.',
  },
);

@InputType({ isAbstract: true })
abstract class ReportInput {
  @Field(() => ReportReasonEnum, { description: 'Why it is reported.' })
  reason!: ReportReason;
  @Field(() => String, {
    nullable: true,
    description: 'What the operator should know, at most 1000 characters.',
  })
  comment?: string | null;
}

@InputType({ description: 'Input of `reportMessage`.' })
class ReportMessageInput extends ReportInput {
  @Field(() => ID, { description: 'The message to report.' }) messageId!: string;
}

@InputType({ description: 'Input of `reportUser`.' })
class ReportUserInput extends ReportInput {
  @Field({ description: 'The user to report.' }) username!: string;
}

@ObjectType({ description: 'Payload of `reportMessage`.' })
class ReportMessagePayload extends Payload {}

@ObjectType({ description: 'Payload of `reportUser`.' })
class ReportUserPayload extends Payload {}

@Resolver()
export class ReportsResolver {
  constructor(private readonly reports: Reports) {}

  @Mutation(() => ReportMessagePayload, {
    description:
      'Reports a message to the operator. Its sender does not learn of the report. Idempotent: a ' +
      'message is reported once.',
  })
  async reportMessage(
    @Args('input') { messageId, reason, comment }: ReportMessageInput,
    @SignedIn('report:write') { userId }: Viewer,
  ): Promise<ReportMessagePayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    const id = givenId('Message', messageId, 'input.messageId');
    const failures = await this.reports.ofMessage(id, complaint);
    return refused(...failures);
  }

  @Mutation(() => ReportUserPayload, {
    description:
      'Reports a user to the operator. The user does not learn of the report. Idempotent: a user ' +
      'is reported once while the report is open.',
  })
  async reportUser(
    @Args('input') { username, reason, comment }: ReportUserInput,
    @SignedIn('report:write') { userId }: Viewer,
  ): Promise<ReportUserPayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    const failures = await this.reports.ofUser(username, complaint);
    return refused(...failures);
  }
}
