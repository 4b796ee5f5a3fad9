import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { SignedInEvenSuspended, Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { isAppealable } from '../../application/index.js';
import { Appeals } from '../../application/index.js';
import type { Appeal } from '../../application/index.js';
import {
  AnswerAppealInput,
  AnswerAppealPayload,
  AppealInput,
  AppealPayload,
  AppealType,
  AuditEntryType,
  toAuditEntryType,
} from './audit.type.js';

const appealsLoader = defineLoader<string, Appeal>('appeals');

/** Appeals against decisions, and their answers. */
@Resolver(() => AuditEntryType)
export class AppealsResolver {
  constructor(private readonly appeals: Appeals) {}

  @ResolveField(() => AppealType, {
    nullable: true,
    complexity: LOOKED_UP_PRICE,
    description: 'The appeal of the person concerned; null for none.',
  })
  appealMade(
    @Parent() entry: AuditEntryType,
    @Context() context: GraphqlContext,
  ): Promise<AppealType | null> {
    return this.against(entry, context);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    description: 'Whether the person concerned may appeal: once against each decision.',
  })
  async mayAppeal(
    @Parent() entry: AuditEntryType,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    return isAppealable(entry.source.act) && (await this.against(entry, context)) === null;
  }

  @Mutation(() => AppealPayload, {
    description:
      'Appeals against a decision about the viewer, once. An admin who has not decided it answers. A suspended person ' +
      'may appeal, too. Idempotent: a repeated call is refused with ALREADY_APPEALED.',
  })
  async appeal(
    @Args('input') { auditEntryId, text }: AppealInput,
    @SignedInEvenSuspended('session') { userId }: Viewer,
  ): Promise<AppealPayload> {
    const id = givenId('AuditEntry', auditEntryId, 'input.auditEntryId');
    const made = await this.appeals.appeal(userId, id, text);
    return made.ok
      ? { auditEntry: toAuditEntryType(made.value), userErrors: done }
      : refused(made.error);
  }

  @Mutation(() => AnswerAppealPayload, {
    description:
      'Answers an appeal. Where there is another admin, not by the one who decided. The answer is an entry of the audit ' +
      'log, and the person concerned is told; what was decided is taken back by its own mutation. Idempotent: a ' +
      'repeated call is refused with APPEAL_NOT_OPEN.',
  })
  async answerAppeal(
    @Args('input') { auditEntryId, ...answer }: AnswerAppealInput,
    @Staff('ADMIN') { userId }: Viewer,
  ): Promise<AnswerAppealPayload> {
    const id = givenId('AuditEntry', auditEntryId, 'input.auditEntryId');
    const answered = await this.appeals.answer(userId, id, answer);
    return answered.ok
      ? { auditEntry: toAuditEntryType(answered.value), userErrors: done }
      : refused(answered.error);
  }

  private against({ source }: AuditEntryType, context: GraphqlContext): Promise<Appeal | null> {
    return appealsLoader(context, (ids) => this.appeals.against(ids)).load(source.id);
  }
}
