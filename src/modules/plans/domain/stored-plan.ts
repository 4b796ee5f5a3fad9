import { isFor } from './answer.js';
import type { PlanStop } from './orders.js';

/** Whether a plan is for the deal that ran when it was made, or for the rest of the match. */
export const PLAN_SCOPES = ['DEAL', 'MATCH'] as const;
export type PlanScope = (typeof PLAN_SCOPES)[number];

export const PLAN_STATUSES = ['ACTIVE', 'STOPPED', 'DONE'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** A plan as it is kept. */
export interface StoredPlan {
  readonly matchId: string;
  /** One more with every change, from 1. */
  readonly revision: number;
  readonly status: 'ACTIVE' | 'STOPPED' | 'REMOVED';
  /** The deal that it is for, null for the whole match. */
  readonly dealNumber: number | null;
  readonly rules: unknown;
  readonly firedVersions: readonly number[];
  readonly stopped: PlanStop | null;
  readonly updatedAt: Date;
}

/** How a plan stands in a match: one whose deal or match is over has nothing more to say. */
export function statusOf(
  plan: StoredPlan,
  match: { readonly status: string; readonly dealNumber: number },
): PlanStatus {
  if (plan.status === 'STOPPED') return 'STOPPED';
  return match.status === 'IN_PROGRESS' && isFor(plan, match.dealNumber) ? 'ACTIVE' : 'DONE';
}

/** The revision that a client must know to change a plan: 0 where there is none. */
export function revisionOf(plan: Pick<StoredPlan, 'status' | 'revision'> | null): number {
  return plan === null || plan.status === 'REMOVED' ? 0 : plan.revision;
}
