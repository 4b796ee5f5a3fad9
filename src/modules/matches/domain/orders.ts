import type { Seat } from '../../../engine/index.js';

/** Whether an action that is the only legal one is played for a player. */
export const AUTOPLAY_MODES = ['OFF', 'FORCED'] as const;
export type AutoplayMode = (typeof AUTOPLAY_MODES)[number];

/** How soon: at once, which tells that there was no choice, or after a while that hides it. */
export const AUTOPLAY_DELAYS = ['NONE', 'HIDDEN'] as const;
export type AutoplayDelay = (typeof AUTOPLAY_DELAYS)[number];

export interface Autoplay {
  readonly mode: AutoplayMode;
  readonly delay: AutoplayDelay;
}

/** A plan that stands for a seat; the plans module reads its rules. */
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
export interface MatchOrders {
  /** Another as soon as any of them has been changed. */
  readonly revision: number;
  /** Of the seats that have any; a seat that a house bot took over has none. */
  readonly seats: readonly SeatOrders[];
}

/** Why a plan was stopped: where, by which rule, and what was wrong. */
export interface PlanStop {
  readonly version: number;
  readonly rule: number | null;
  readonly reason: string;
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
export interface DelayedAnswer {
  readonly seat: Seat;
  readonly seconds: number;
}

/** What a step that consulted a match's orders writes of them. */
export interface OrdersOutcome {
  /** The revision that was read: on any other nothing is written at all. */
  readonly revision: number;
  readonly plans: readonly PlanChange[];
  readonly delayed: DelayedAnswer | null;
}
