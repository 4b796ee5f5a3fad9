import type { Seat } from '../../../engine/index.js';

/** Whether an action that is the only legal one is played for a player. */
export type AutoplayMode = 'OFF' | 'FORCED';

/** How soon: at once, which tells that there was no choice, or after a while that hides it. */
export type AutoplayDelay = 'NONE' | 'HIDDEN';

export interface Autoplay {
  readonly mode: AutoplayMode;
  readonly delay: AutoplayDelay;
}

/** A plan that stands for a seat. */
export interface StandingPlan {
  /** The deal that it is for, null for the whole match. */
  readonly dealNumber: number | null;
  readonly rules: unknown;
  /** The rules that may fire once and have, by their places. */
  readonly spent: readonly number[];
}

/** What the player of a seat has left to be played; the player's secret. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly plan: StandingPlan | null;
  readonly autoplay: Autoplay;
}

/** The orders of a match as they were read with it. */
export interface StandingOrders {
  /** Another as soon as any of them has been changed. */
  readonly revision: number;
  /** Of the seats that have any; a seat that a house bot took over has none. */
  readonly seats: readonly SeatOrders[];
}

/** Why a plan was stopped. */
export type StopReason = 'NO_LEGAL_CHOICE' | 'RULES_OUTDATED';

/** Where a plan was stopped, by which rule, and why. */
export interface PlanStop {
  readonly version: number;
  readonly rule: number | null;
  readonly reason: StopReason;
}

/** What a step did to the plan of a seat. */
export interface PlanChange {
  readonly seat: Seat;
  /** The once-rules that fired. */
  readonly spent: readonly number[];
  /** The versions at which the plan answered. */
  readonly fired: readonly number[];
  readonly stopped: PlanStop | null;
}

/** A forced action that is to be played later. */
interface DelayedAnswer {
  readonly seat: Seat;
  readonly seconds: number;
}

/** The shortest and the longest that a forced action is held back, in seconds. */
export const SHORTEST_DELAY = 60;
export const LONGEST_DELAY = 1200;

/**
 * How long a forced action is held back, from a chance of 0 ≤ x < 1: as likely between one and two
 * minutes as between five and ten, as people's answers are. The deadline bounds it when it is written.
 */
export function hidingDelay(chance: number): number {
  return Math.round(SHORTEST_DELAY * (LONGEST_DELAY / SHORTEST_DELAY) ** chance);
}

/** What a step that consulted a match's orders writes of them. */
export interface StandingOrdersOutcome {
  /** The revision that was read: on any other nothing is written at all. */
  readonly revision: number;
  readonly plans: readonly PlanChange[];
  readonly delayed: DelayedAnswer | null;
}

/** Whether a plan is about a deal; one whose deal is over says nothing any more. */
export function isFor({ dealNumber }: Pick<StandingPlan, 'dealNumber'>, deal: number): boolean {
  return dealNumber === null || dealNumber === deal;
}

/** Whether a plan is for the deal that ran when it was made, or for the rest of the match. */
export type PlanScope = 'DEAL' | 'MATCH';

export type PlanStatus = 'ACTIVE' | 'STOPPED' | 'DONE';

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
export function planStatusOf(
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
