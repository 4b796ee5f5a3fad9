import {
  Args,
  Context,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
} from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Result } from '../../../../engine/index.js';
import type { Failure } from '../../../../platform/api/failure.js';
import { givenId } from '../../../../platform/api/ids.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Reports } from '../../application/reports.js';
import type { ReportReason } from '../../application/reports.js';

export const ReportReasonEnum = describedEnum<ReportReason>(
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

@ObjectType({ isAbstract: true })
abstract class ReportPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The reported user, whom `blockUser` blocks; null when refused.',
  })
  user?: UserType | null;
}

@ObjectType({ description: 'Payload of `reportMessage`.' })
class ReportMessagePayload extends ReportPayload {}

@ObjectType({ description: 'Payload of `reportUser`.' })
class ReportUserPayload extends ReportPayload {}

@Resolver()
export class ReportsResolver {
  constructor(
    private readonly reports: Reports,
    private readonly users: Users,
  ) {}

  @Mutation(() => ReportMessagePayload, {
    description:
      'Reports a message to the operator. Its sender does not learn of the report. Idempotent: a ' +
      'message is reported once.',
  })
  async reportMessage(
    @Args('input') { messageId, reason, comment }: ReportMessageInput,
    @SignedIn('report:write') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ReportMessagePayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    return this.answer(
      await this.reports.ofMessage(givenId('Message', messageId, 'input.messageId'), complaint),
      context,
    );
  }

  @Mutation(() => ReportUserPayload, {
    description:
      'Reports a user to the operator. The user does not learn of the report. Idempotent: a user ' +
      'is reported once while the report is open.',
  })
  async reportUser(
    @Args('input') { username, reason, comment }: ReportUserInput,
    @SignedIn('report:write') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ReportUserPayload> {
    const complaint = { reporterId: userId, reason, comment: comment ?? null };
    return this.answer(await this.reports.ofUser(username, complaint), context);
  }

  private async answer(
    reported: Result<string, readonly Failure[]>,
    context: GraphqlContext,
  ): Promise<ReportPayload> {
    if (!reported.ok) return refused(...reported.error);
    return { user: await loadUser(context, this.users, reported.value), userErrors: done };
  }
}
