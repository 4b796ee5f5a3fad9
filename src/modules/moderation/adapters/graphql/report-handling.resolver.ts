import type { OnModuleInit } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Result } from '../../../../engine/index.js';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import type { Failure } from '../../../../platform/api/failure.js';
import { givenId } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import { hasRole } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { MOST_COUNTED, ReportQueue } from '../../../reports/application/index.js';
import type { QueuedReport, ReportState } from '../../../reports/application/index.js';
import { ReportDecisions } from '../../application/report-decisions.js';
import { ReportHandling } from '../../application/report-handling.js';
import * as types from './report.type.js';

@ArgsType()
class ReportsArgs extends PageArgs {
  @Field(() => types.ReportStateEnum, { description: 'The part of the queue.' })
  state!: ReportState;
}

/** The queue of reports. */
@Resolver()
export class ReportHandlingResolver implements OnModuleInit {
  constructor(
    private readonly handling: ReportHandling,
    private readonly decisions: ReportDecisions,
    private readonly queue: ReportQueue,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    const find = async (id: string, viewer: Viewer | null) => {
      const report =
        viewer && hasRole(viewer, 'MODERATOR') ? await this.handling.find(id, viewer) : null;
      return report && types.toReportType(report);
    };
    this.nodes.register('Report', 'session', oneByOne(find));
  }

  @Query(() => types.ReportConnection, {
    description:
      'The reports of a part of the queue, without those that concern the viewer: decided ones newest first, others ' +
      'oldest first. For moderators.',
  })
  async reports(
    @Args() { state, first, after }: ReportsArgs,
    @Staff('MODERATOR') { userId }: Viewer,
  ): Promise<Connection<types.ReportType>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.queue.list(state, userId, page);
    const positionOf = ({ createdAt, closedAt, id }: QueuedReport) => [
      (state === 'DECIDED' ? closedAt! : createdAt).toISOString(),
      id,
    ];
    return connectionOf(rows, page, positionOf, types.toReportType);
  }

  @Query(() => Int, {
    complexity: STATEMENT_PRICE,
    description:
      'How many reports are in the open part of the queue, without those that concern the viewer. At most ' +
      `${MOST_COUNTED} are counted. For moderators.`,
  })
  openReportCount(@Staff('MODERATOR') { userId }: Viewer): Promise<number> {
    return this.queue.countOpen(userId);
  }

  @Mutation(() => types.ClaimReportPayload, {
    description:
      'Claims a report for 30 minutes, at most 10 at the same time: nobody else decides it meanwhile. For moderators. ' +
      'Idempotent: a repeated call renews the claim.',
  })
  async claimReport(
    @Args('input') { reportId }: types.ClaimReportInput,
    @Staff('MODERATOR') viewer: Viewer,
  ): Promise<types.ClaimReportPayload> {
    return answer(await this.handling.claim(givenReport(reportId), viewer));
  }

  @Mutation(() => types.ReleaseReportPayload, {
    description:
      'Gives a claimed report back to the queue. For moderators. Idempotent: a repeated call is refused with ' +
      'REPORT_NOT_CLAIMED.',
  })
  async releaseReport(
    @Args('input') { reportId }: types.ReleaseReportInput,
    @Staff('MODERATOR') viewer: Viewer,
  ): Promise<types.ReleaseReportPayload> {
    return answer(await this.handling.release(givenReport(reportId), viewer));
  }

  @Mutation(() => types.DecideReportPayload, {
    description:
      'Decides a report that the viewer has claimed, together with others about the same person if they are named, and ' +
      'does what follows for that person once, all or nothing. Each reporter is told once that it was decided. A further ' +
      'report costs 15 more. For moderators. Idempotent: a repeated call is refused with REPORT_NOT_CLAIMED.',
  })
  async decideReport(
    @Args('input') input: types.DecideReportInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() { meter }: GraphqlContext,
  ): Promise<types.DecideReportPayload> {
    const { reportId, furtherReportIds, decision, reason, sanction } = input;
    const follows = sanction ? { kind: sanction.kind, until: sanction.until ?? null } : null;
    const further = (furtherReportIds ?? []).map((id, at) =>
      givenId('Report', id, `input.furtherReportIds.${at}`),
    );
    meter.spend(further.length * STATEMENT_PRICE);
    const given = { reportId: givenReport(reportId), furtherIds: further, decision, reason };
    return answer(await this.decisions.decide({ ...given, sanction: follows }, viewer));
  }
}

const givenReport = (id: string): string => givenId('Report', id, 'input.reportId');

const answer = (result: Result<QueuedReport, readonly Failure[]>) =>
  result.ok
    ? { report: types.toReportType(result.value), userErrors: done }
    : refused(...result.error);
