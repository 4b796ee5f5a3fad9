import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { FileReport } from '../../application/index.js';
import {
  ReportMessageInput,
  ReportMessagePayload,
  ReportUserInput,
  ReportUserPayload,
} from './report.type.js';

@Resolver()
export class ReportsResolver {
  constructor(private readonly filing: FileReport) {}

  @Mutation(() => ReportMessagePayload, {
    description: 'Brings a message before the operator, once; its sender is not told.',
  })
  async reportMessage(
    @Args('input') { messageId, reason, comment }: ReportMessageInput,
    @SignedIn('play') { userId }: Viewer,
  ): Promise<ReportMessagePayload> {
    const complaint = { userId, reason, comment: comment ?? null };
    const failure = await this.filing.ofMessage(idOf('Message', messageId), complaint);
    return failure ? refused(failure) : { userErrors: done };
  }

  @Mutation(() => ReportUserPayload, {
    description: 'Brings a user before the operator, who is not told.',
  })
  async reportUser(
    @Args('input') { username, reason, comment }: ReportUserInput,
    @SignedIn('play') { userId }: Viewer,
  ): Promise<ReportUserPayload> {
    const failure = await this.filing.ofUser(username, {
      userId,
      reason,
      comment: comment ?? null,
    });
    return failure ? refused(failure) : { userErrors: done };
  }
}
