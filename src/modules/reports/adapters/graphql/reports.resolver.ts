import { Args, Field, ID, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { idOf } from '../../../../platform/api/ids.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Reports } from '../../application/reports.js';
import { REPORT_REASONS } from '../../storage/tables.js';
import type { ReportRow } from '../../storage/tables.js';

const ReportReasonEnum = enumType(REPORT_REASONS, { name: 'ReportReason' });

@InputType({ isAbstract: true })
abstract class ReportInput {
  @Field(() => ReportReasonEnum) reason!: ReportRow['reason'];
  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  comment?: string | null;
}

@InputType()
class ReportMessageInput extends ReportInput {
  @Field(() => ID) messageId!: string;
}

@InputType()
class ReportUserInput extends ReportInput {
  @Field() username!: string;
}

@ObjectType()
class ReportMessagePayload extends Payload {}

@ObjectType()
class ReportUserPayload extends Payload {}

@Resolver()
export class ReportsResolver {
  constructor(private readonly reports: Reports) {}

  @Mutation(() => ReportMessagePayload, {
    description: 'Brings a message before the operator, once; its sender is not told.',
  })
  async reportMessage(
    @Args('input') { messageId, reason, comment }: ReportMessageInput,
    @SignedIn('report:write') { userId }: Viewer,
  ): Promise<ReportMessagePayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    const failure = await this.reports.ofMessage(idOf('Message', messageId), complaint);
    return failure ? refused(failure) : { userErrors: done };
  }

  @Mutation(() => ReportUserPayload, {
    description: 'Brings a user before the operator, who is not told.',
  })
  async reportUser(
    @Args('input') { username, reason, comment }: ReportUserInput,
    @SignedIn('report:write') { userId }: Viewer,
  ): Promise<ReportUserPayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    const failure = await this.reports.ofUser(username, complaint);
    return failure ? refused(failure) : { userErrors: done };
  }
}
