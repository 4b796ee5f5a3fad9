import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { ReportReasonEnum } from '../../../reports/adapters/graphql/index.js';
import {
  MOST_FURTHER,
  REPORT_DECISIONS,
  REPORT_STATES,
} from '../../../reports/application/index.js';
import type {
  QueuedReport,
  ReportDecision,
  ReportReason,
  ReportState,
} from '../../../reports/application/index.js';
import { SANCTIONS } from '../../domain/sanction.js';
import type { Sanction } from '../../domain/sanction.js';

const ReportDecisionEnum = describedEnum<ReportDecision>(
  'ReportDecision',
  'What becomes of a report.',
  REPORT_DECISIONS,
);

export const ReportStateEnum = describedEnum<ReportState>(
  'ReportState',
  'A part of the queue of reports.',
  REPORT_STATES,
);

const SanctionEnum = describedEnum<Sanction>(
  'Sanction',
  'What a moderator may do to a person.',
  SANCTIONS,
);

@ObjectType('Report', {
  implements: () => [NodeObject],
  description:
    'A report of a message or a user. Only moderators see it, and not one that concerns themselves.',
})
export class ReportType extends NodeObject {
  override readonly nodeType = 'Report';
  /** For the resolvers; not a field. */
  readonly report!: QueuedReport;
  @Field(() => ReportReasonEnum, { description: 'Why it was reported.' }) reason!: ReportReason;
  @Field(() => String, { nullable: true, description: 'What the reporter adds; null for nothing.' })
  comment!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A copy of the reported message: its text, or its phrase. Null if a user is reported.',
  })
  message!: string | null;
  @Field({ description: 'When it was reported.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was closed; null while it is open.' })
  closedAt!: Date | null;
  @Field(() => ReportDecisionEnum, {
    nullable: true,
    description:
      'What became of it; null while it is open, or if the operator’s command closed it.',
  })
  decision!: ReportDecision | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason of the decision; null for none.',
  })
  note!: string | null;
}

export const ReportConnection = connectionType('Report', ReportType);

export const toReportType = (report: QueuedReport): ReportType => {
  const { reason, comment, message, createdAt, closedAt, decision, note } = report;
  const shown = { reason, comment, message, createdAt, closedAt, decision, note };
  return { ...shown, nodeType: 'Report', report, id: toGlobalId('Report', report.id) };
};

@ObjectType('ReportCounts', {
  description: 'What became of a person’s reports, among the first hundred.',
})
export class ReportCountsType {
  @Field(() => Int, { description: 'How many are open.' }) undecided!: number;
  @Field(() => Int, { description: 'How many were upheld.' }) upheld!: number;
  @Field(() => Int, { description: 'How many were dismissed.' }) dismissed!: number;
}

@InputType({ isAbstract: true })
abstract class OfReportInput {
  @Field(() => ID, { description: 'The report.' }) reportId!: string;
}

@InputType({ description: 'Input of `claimReport`.' })
export class ClaimReportInput extends OfReportInput {}

@InputType({ description: 'Input of `releaseReport`.' })
export class ReleaseReportInput extends OfReportInput {}

@InputType({ description: 'A sanction that follows from a report.' })
export class ReportSanctionInput {
  @Field(() => SanctionEnum, { description: 'What is done.' }) kind!: Sanction;
  @Field(() => Date, {
    nullable: true,
    description: 'When it ends, within ten years. Left out: never. A warning has no end.',
  })
  until?: Date | null;
}

@InputType({ description: 'Input of `decideReport`.' })
export class DecideReportInput extends OfReportInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      `Other reports that are decided in the same way, at most ${MOST_FURTHER}: open ones about the same person that nobody ` +
      'else works on, from `otherOpenReports`. An id that is named twice counts once. None when left out.',
  })
  furtherReportIds?: string[] | null;
  @Field(() => ReportDecisionEnum, { description: 'What becomes of it.' })
  decision!: ReportDecision;
  @Field({
    description:
      'Why, 3 to 1000 characters. If there is a sanction, the person concerned reads it.',
  })
  reason!: string;
  @Field(() => ReportSanctionInput, {
    nullable: true,
    description: 'What follows for the reported person; nothing when left out.',
  })
  sanction?: ReportSanctionInput | null;
}

@ObjectType({ isAbstract: true })
abstract class OfReportPayload extends Payload {
  @Field(() => ReportType, { nullable: true, description: 'The report; null when refused.' })
  report?: ReportType | null;
}

@ObjectType({ description: 'Payload of `claimReport`.' })
export class ClaimReportPayload extends OfReportPayload {}

@ObjectType({ description: 'Payload of `releaseReport`.' })
export class ReleaseReportPayload extends OfReportPayload {}

@ObjectType({ description: 'Payload of `decideReport`.' })
export class DecideReportPayload extends OfReportPayload {}
