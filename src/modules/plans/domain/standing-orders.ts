import type { Seat } from '../../../engine/index.js';

/** Whether an action is played for a player when it is the only legal one. */
export type AutoplayMode = 'OFF' | 'FORCED';

/** When it is played: at once, which shows that there was no choice, or after a delay that hides it. */
export type AutoplayDelay = 'NONE' | 'HIDDEN';

export interface Autoplay {
  readonly mode: AutoplayMode;
  readonly delay: AutoplayDelay;
}

/** The active plan of a seat. */
export interface StandingPlan {
  /** The deal that it is for; null for all deals. */
  readonly dealNumber: number | null;
  readonly rules: unknown;
  /** The indexes of the rules that may fire only once and have fired. */
  readonly spent: readonly number[];
}

/** The plan and autoplay of a seat; secret to its player. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly plan: StandingPlan | null;
  readonly autoplay: Autoplay;
}

/** The plans and autoplay of a match, as they were read with it. */
export interface StandingOrders {
  /** Changes as soon as any of them is changed. */
  readonly revision: number;
  /** Only seats that have any. A seat that a house bot took over has none. */
  readonly seats: readonly SeatOrders[];
}

/** Why a plan was stopped. */
export type StopReason = 'NO_LEGAL_CHOICE' | 'RULES_OUTDATED';

/** When a plan was stopped, by which rule, and why. */
export interface PlanStop {
  readonly version: number;
  readonly rule: number | null;
  readonly reason: StopReason;
}

/** How a step changed the plan of a seat. */
export interface PlanChange {
  readonly seat: Seat;
  /** The rules that fired and may fire only once. */
  readonly spent: readonly number[];
  /** The versions at which the plan chose an action. */
  readonly fired: readonly number[];
  readonly stopped: PlanStop | null;
}

/** An action of a plan or autoplay that is played later. */
export interface DelayedAnswer {
  readonly seat: Seat;
  readonly seconds: number;
}

/** The shortest and the longest delay of a forced action, in seconds. */
export const SHORTEST_DELAY = 60;
export const LONGEST_DELAY = 1200;

/**
 * The delay of a forced action in seconds, for a random number 0 ≤ x < 1. A delay of one to two minutes
 * is as likely as one of five to ten, as with people's answers. `delayAnswer` limits it by the deadline.
 */
export function hidingDelay(chance: number): number {
  return Math.round(SHORTEST_DELAY * (LONGEST_DELAY / SHORTEST_DELAY) ** chance);
}

/** What a step writes about the plans and autoplay that it used. */
export interface StandingOrdersOutcome {
  /** The revision that was read. If it has changed, nothing is written. */
  readonly revision: number;
  readonly plans: readonly PlanChange[];
  readonly delayed: DelayedAnswer | null;
}

/** Whether a plan is for a deal. */
export function isFor({ dealNumber }: Pick<StandingPlan, 'dealNumber'>, deal: number): boolean {
  return dealNumber === null || dealNumber === deal;
}

/** Whether a plan is for the deal in which it was set, or for the rest of the match. */
export type PlanScope = 'DEAL' | 'MATCH';

export type PlanStatus = 'ACTIVE' | 'STOPPED' | 'DONE';

/** A plan as it is stored. */
export interface StoredPlan {
  readonly matchId: string;
  /** Grows by one with every change, from 1. */
  readonly revision: number;
  readonly status: 'ACTIVE' | 'STOPPED' | 'REMOVED';
  /** The deal that it is for; null for all deals. */
  readonly dealNumber: number | null;
  readonly rules: unknown;
  readonly firedVersions: readonly number[];
  readonly stopped: PlanStop | null;
  readonly updatedAt: Date;
}

/** The status of a plan in its match. It is DONE when its deal or the match is over. */
export function planStatusOf(
  plan: StoredPlan,
  match: { readonly status: string; readonly dealNumber: number },
): PlanStatus {
  if (plan.status === 'STOPPED') return 'STOPPED';
  return match.status === 'IN_PROGRESS' && isFor(plan, match.dealNumber) ? 'ACTIVE' : 'DONE';
}

/** The revision that a client needs to change a plan: 0 when there is none. */
export function revisionOf(plan: Pick<StoredPlan, 'status' | 'revision'> | null): number {
  return plan === null || plan.status === 'REMOVED' ? 0 : plan.revision;
}
