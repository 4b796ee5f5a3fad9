import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { CLAIM_MINUTES, MOST_CLAIMED, MOST_COUNTED, MOST_FURTHER } from '../domain/queue.js';
import type { ReportDecision, ReportState } from '../domain/queue.js';
import { ReportRow } from './tables.js';

/** A report as it is stored: its claim may have lapsed. */
export type QueuedReport = ReportRow;

const CLAIM_HOLDS = 'r.claimed_until > service_now()';

const SELECT = `SELECT ${columns(ReportRow, undefined, 'r')} FROM reports r`;

const FIND = statement<QueuedReport, { id: string }>('report-find', `${SELECT} WHERE r.id = :id`);

/** Whose report is about the moderator, or by the moderator, is for others. */
const OF_OTHERS = 'r.reported_id <> :moderatorId AND r.reporter_id <> :moderatorId';

/** The part of the queue, and the time by which it is sorted. */
const PARTS: Readonly<Record<ReportState, string>> = {
  OPEN: `r.closed_at IS NULL AND ${OF_OTHERS}
     AND (r.claimed_until IS NULL OR NOT ${CLAIM_HOLDS})
     AND (:at::timestamptz IS NULL OR (r.created_at, r.id) > (:at, :id::uuid))
   ORDER BY r.created_at, r.id`,
  CLAIMED: `r.closed_at IS NULL AND r.claimed_by_id = :moderatorId AND ${CLAIM_HOLDS}
     AND (:at::timestamptz IS NULL OR (r.created_at, r.id) > (:at, :id::uuid))
   ORDER BY r.created_at, r.id`,
  DECIDED: `r.decision IS NOT NULL AND ${OF_OTHERS}
     AND (:at::timestamptz IS NULL OR (r.closed_at, r.id) < (:at, :id::uuid))
   ORDER BY r.closed_at DESC, r.id DESC`,
};

interface Listing {
  readonly moderatorId: string;
  readonly at: string | null;
  readonly id: string | null;
  readonly limit: number;
}

const listOf = (state: ReportState) =>
  statement<QueuedReport, Listing>(
    `report-list-${state.toLowerCase()}`,
    `${SELECT} WHERE ${PARTS[state]} LIMIT :limit`,
  );

const LISTS = { OPEN: listOf('OPEN'), CLAIMED: listOf('CLAIMED'), DECIDED: listOf('DECIDED') };

const WAITING = statement<{ count: number }, { moderatorId: string; most: number }>(
  'report-waiting',
  `SELECT count(*)::integer AS count FROM (
     SELECT FROM reports r WHERE r.closed_at IS NULL AND ${OF_OTHERS}
       AND (r.claimed_until IS NULL OR NOT ${CLAIM_HOLDS}) LIMIT :most) waiting`,
);

interface Claim {
  readonly id: string;
  readonly moderatorId: string;
}

/** Of two moderators at the same moment the second waits for the row, and then finds it claimed. */
const CLAIM = statement<object, Claim & { minutes: number }>(
  'report-claim',
  `UPDATE reports r SET claimed_by_id = :moderatorId,
     claimed_until = service_now() + make_interval(mins => :minutes)
   WHERE r.id = :id AND r.closed_at IS NULL AND ${OF_OTHERS}
     AND (r.claimed_by_id = :moderatorId OR r.claimed_until IS NULL OR NOT ${CLAIM_HOLDS})
   RETURNING r.id`,
);

const CLAIMED = statement<{ count: number }, Claim>(
  'report-claimed',
  `SELECT count(*)::integer AS count FROM reports r
   WHERE r.closed_at IS NULL AND r.claimed_by_id = :moderatorId AND ${CLAIM_HOLDS} AND r.id <> :id`,
);

const RELEASE = statement<object, Claim>(
  'report-release',
  `UPDATE reports r SET claimed_by_id = NULL, claimed_until = NULL
   WHERE r.id = :id AND r.closed_at IS NULL AND r.claimed_by_id = :moderatorId AND ${CLAIM_HOLDS}
   RETURNING r.id`,
);

interface Reports {
  readonly ids: readonly string[];
  readonly moderatorId: string;
}

/** A report whose row is locked until the end of the transaction. */
export interface LockedReport {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  /** Who may decide it: one who has claimed it, or anybody; null once it is closed. */
  readonly isFor: 'VIEWER' | 'ANYBODY' | 'ANOTHER' | null;
}

/** Rows are locked in the order of their ids, so that two moderators with the same reports do not wait for each other. */
const LOCK = statement<LockedReport, Reports>(
  'report-lock',
  `SELECT r.id, r.reporter_id AS "reporterId", r.reported_id AS "reportedId",
     CASE WHEN r.closed_at IS NOT NULL THEN NULL
       WHEN r.claimed_until IS NULL OR NOT ${CLAIM_HOLDS} THEN 'ANYBODY'
       WHEN r.claimed_by_id = :moderatorId THEN 'VIEWER' ELSE 'ANOTHER' END AS "isFor"
   FROM reports r WHERE r.id = ANY(:ids::uuid[]) ORDER BY r.id FOR UPDATE`,
);

interface Decided extends Reports {
  readonly decision: ReportDecision;
  readonly note: string;
}

const DECIDE = statement<object, Decided>(
  'report-decide',
  `UPDATE reports r SET closed_at = service_now(), decision = :decision, note = :note,
     decided_by_id = :moderatorId, claimed_by_id = NULL, claimed_until = NULL
   WHERE r.id = ANY(:ids::uuid[]) AND r.closed_at IS NULL`,
);

const TOGETHER = statement<QueuedReport, Claim & { reportedId: string; limit: number }>(
  'report-together',
  `${SELECT} WHERE r.reported_id = :reportedId AND r.closed_at IS NULL AND r.id <> :id AND ${OF_OTHERS}
     AND (r.claimed_by_id = :moderatorId OR r.claimed_until IS NULL OR NOT ${CLAIM_HOLDS})
   ORDER BY r.created_at, r.id LIMIT :limit`,
);

/** How often somebody reported or was reported, up to {@link MOST_COUNTED}. */
export interface ReportCounts {
  readonly undecided: number;
  readonly upheld: number;
  readonly dismissed: number;
}

const countsBy = (column: string) =>
  statement<ReportCounts, { userId: string }>(
    `report-counts-${column}`,
    `SELECT count(*) FILTER (WHERE closed_at IS NULL)::integer AS undecided,
       count(*) FILTER (WHERE decision = 'UPHELD')::integer AS upheld,
       count(*) FILTER (WHERE decision = 'DISMISSED')::integer AS dismissed
     FROM (SELECT closed_at, decision FROM reports WHERE ${column} = :userId LIMIT ${MOST_COUNTED}) r`,
  );

const OF = countsBy('reported_id');
const BY = countsBy('reporter_id');

/** The queue of reports: moderators claim one, look at it and decide it. */
@Injectable()
export class ReportQueue {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<QueuedReport | null> {
    return this.database.row(FIND, { id });
  }

  /** Open ones oldest first, decided ones newest first; one more than the page holds if there are more. */
  list(
    state: ReportState,
    moderatorId: string,
    { first, after }: Page<[string, string]>,
  ): Promise<QueuedReport[]> {
    const [at, id] = after ?? [null, null];
    return this.database.rows(LISTS[state], { moderatorId, at, id, limit: first + 1 });
  }

  /** How many open reports wait for this moderator or others, among the first hundred. */
  async countOpen(moderatorId: string): Promise<number> {
    return (await this.database.row(WAITING, { moderatorId, most: MOST_COUNTED }))!.count;
  }

  /** Whether a moderator already works on the most reports, not counting this one. */
  async hasTooMany(claim: Claim): Promise<boolean> {
    const row = await this.database.row(CLAIMED, claim);
    return row!.count >= MOST_CLAIMED;
  }

  /** False when somebody else works on it, or when it was decided. */
  async claim(claim: Claim): Promise<boolean> {
    return (await this.database.row(CLAIM, { ...claim, minutes: CLAIM_MINUTES })) !== null;
  }

  /** False when the moderator does not work on it. */
  async release(claim: Claim): Promise<boolean> {
    return (await this.database.row(RELEASE, claim)) !== null;
  }

  /** Those of the reports that exist. They stay as they are until the end of the transaction. */
  lock(reports: Reports, within: Transaction): Promise<LockedReport[]> {
    return within.rows(LOCK, reports);
  }

  /** Decides reports that were locked in the same transaction. */
  async decide(decided: Decided, within: Transaction): Promise<void> {
    await within.rows(DECIDE, decided);
  }

  /** The other open reports about the person that this moderator may decide together with a report, oldest first. */
  together({ id, reportedId }: QueuedReport, moderatorId: string): Promise<QueuedReport[]> {
    return this.database.rows(TOGETHER, { id, reportedId, moderatorId, limit: MOST_FURTHER });
  }

  /** How often a person was reported, among the first hundred. */
  async countsOf(userId: string): Promise<ReportCounts> {
    return (await this.database.row(OF, { userId }))!;
  }

  /** What became of a person's own reports, among the first hundred. */
  async countsBy(userId: string): Promise<ReportCounts> {
    return (await this.database.row(BY, { userId }))!;
  }
}
