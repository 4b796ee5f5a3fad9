import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { Clock } from '../../../../platform/time.js';
import { Appeals, AuditEntries } from '../../../audit/application/index.js';
import { MATCH_PRICE, MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { Matches, viewedByModerator } from '../../../matches/application/index.js';
import { MessageType, toMessageType } from '../../../messages/adapters/graphql/index.js';
import { Messages } from '../../../messages/application/index.js';
import { MOST_FURTHER, ReportQueue } from '../../../reports/application/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { ReportHandling } from '../../application/report-handling.js';
import { PastSanctionType, toPastSanction } from './past-sanction.type.js';
import { ReportCountsType, ReportType, toReportType } from './report.type.js';

/** How many messages before and after the reported one are shown. */
const AROUND = 10;

/** How many earlier sanctions are shown. */
const MOST_SANCTIONS = 20;

/** What a moderator has to know to decide a report. */
@Resolver(() => ReportType)
export class ReportFieldsResolver {
  constructor(
    private readonly users: Users,
    private readonly matches: Matches,
    private readonly messages: Messages,
    private readonly queue: ReportQueue,
    private readonly handling: ReportHandling,
    private readonly clock: Clock,
    private readonly entries: AuditEntries,
    private readonly appeals: Appeals,
  ) {}

  @ResolveField(() => Boolean, {
    description: 'Whether the viewer works on it: the viewer has claimed it, and may decide it.',
  })
  isClaimedByViewer(
    @Parent() type: ReportType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): boolean {
    return this.claimedUntil(type) !== null && type.report.claimedById === viewer?.userId;
  }

  @ResolveField(() => Date, {
    nullable: true,
    description: 'Until when the moderator who has claimed it works on it; null if nobody has.',
  })
  claimedUntil(@Parent() { report: { claimedUntil } }: ReportType): Date | null {
    return claimedUntil && claimedUntil > this.clock.now() ? claimedUntil : null;
  }

  @ResolveField(() => UserType, { nullable: true, description: 'Who has reported it.' })
  reporter(
    @Parent() { report }: ReportType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, report.reporterId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'Who is reported: the user, or the sender of the message.',
  })
  reported(
    @Parent() { report }: ReportType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, report.reportedId);
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    complexity: ({ childComplexity }) => STATEMENT_PRICE + MATCH_PRICE + childComplexity,
    description:
      'The match of the reported message, as a spectator sees it: no hidden card is shown. Null if a user is reported.',
  })
  async match(@Parent() { report }: ReportType): Promise<MatchType | null> {
    const stored = report.matchId === null ? null : await this.matches.find(report.matchId);
    return stored && toMatchType(viewedByModerator(stored));
  }

  @ResolveField(() => [MessageType], {
    complexity: ({ childComplexity }) => STATEMENT_PRICE + 2 * AROUND * childComplexity,
    description:
      'The delivered messages around the reported one, at most 10 before it with itself and 10 after it, oldest first; ' +
      'empty if a user is reported.',
  })
  async messagesAround(@Parent() { report }: ReportType): Promise<MessageType[]> {
    if (report.messageId === null) return [];
    return (await this.messages.around(report.messageId, AROUND)).map(toMessageType);
  }

  @ResolveField(() => [PastSanctionType], {
    complexity: ({ childComplexity }) => 2 * STATEMENT_PRICE + MOST_SANCTIONS * childComplexity,
    description: 'The sanctions of the reported person and their ends, newest first, at most 20.',
  })
  async earlierSanctions(@Parent() { report }: ReportType): Promise<PastSanctionType[]> {
    const entries = await this.entries.sanctionsOf(report.reportedId, MOST_SANCTIONS);
    const appeals = await this.appeals.against(entries.map(({ id }) => id));
    return entries.map((entry) => toPastSanction(entry, appeals));
  }

  @ResolveField(() => [ReportType], {
    complexity: ({ childComplexity }) => STATEMENT_PRICE + MOST_FURTHER * childComplexity,
    description:
      'The other open reports about the reported person that the viewer may decide together with this one, oldest first, ' +
      `at most ${MOST_FURTHER}: those that nobody else works on and that do not concern the viewer.`,
  })
  async otherOpenReports(
    @Parent() { report }: ReportType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<ReportType[]> {
    return viewer ? (await this.handling.together(report, viewer)).map(toReportType) : [];
  }

  @ResolveField(() => ReportCountsType, {
    complexity: STATEMENT_PRICE,
    description: 'What became of the reports about the reported person, this one among them.',
  })
  reportsOfReported(@Parent() { report }: ReportType): Promise<ReportCountsType> {
    return this.queue.countsOf(report.reportedId);
  }

  @ResolveField(() => ReportCountsType, {
    complexity: STATEMENT_PRICE,
    description: 'What became of the reports by the reporter, this one among them.',
  })
  reportsByReporter(@Parent() { report }: ReportType): Promise<ReportCountsType> {
    return this.queue.countsBy(report.reporterId);
  }
}
