import { legal } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import { coversDeal } from '../../fairness/application/index.js';
import { joined, matchOf, playActions } from '../../matches/application/index.js';
import type { Advance, DealCards } from '../../matches/application/index.js';
import { hidingDelay, planAnswer, planView } from '../../plans/domain/index.js';
import type {
  StandingOrders,
  StandingOrdersOutcome,
  PlanAnswer,
  PlanChange,
  SeatOrders,
} from '../../plans/domain/index.js';

/** No call plays more than this for others; whoever is asked then plays on by hand. */
export const MAX_STEPS = 64;

/** What a step is played on with. */
interface CascadeSetting {
  readonly orders: StandingOrders;
  readonly deal: DealCards;
  /** The deal that `deal` has the seal for; it can shuffle those under the same seal. */
  readonly checkpointDeal: number;
  /** Chance for the delay that hides a forced action, 0 ≤ x < 1. */
  readonly chance: () => number;
}

/** A step with what was played after it, and what that did to the plans. */
interface CascadeState {
  readonly advance: Advance;
  readonly plans: readonly PlanChange[];
  /** A plan that cannot go on leaves the turn to its owner. */
  readonly isStopped: boolean;
}

/**
 * Plays on after a step for as long as whoever is asked has left an order for it: a plan's answer, or
 * else the only legal action. All of it becomes one step, written and told once.
 */
export function cascade(first: Advance, setting: CascadeSetting): Advance {
  let state: CascadeState = { advance: first, plans: [], isStopped: false };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = playedOn(state, setting);
    if (!next) break;
    state = next;
  }
  return { ...state.advance, orders: outcomeOf(state, setting) };
}

/** The state after one more order; null where the player to act has left none. */
function playedOn(state: CascadeState, setting: CascadeSetting): CascadeState | null {
  const seatOrders = ordersOfSeatToAct(state, setting);
  if (!seatOrders) return null;
  const { match } = state.advance;
  const answer =
    seatOrders.plan && planAnswer(seatOrders.plan, planView(matchOf(match), seatOrders.seat));
  if (answer) return answered(state, answer, setting);
  const forced = seatOrders.autoplay.delay === 'NONE' ? forcedAction(state, seatOrders) : null;
  return forced === null ? null : played(state, forced, setting);
}

/** The orders of the seat to act, as what has been played so far leaves them. */
function ordersOfSeatToAct(
  state: CascadeState,
  { orders, checkpointDeal }: CascadeSetting,
): SeatOrders | null {
  const { match } = state.advance;
  const seatOrders = orders.seats.find(({ seat }) => seat === match.toAct);
  if (!seatOrders || state.isStopped || !coversDeal(checkpointDeal, match.dealNumber + 1))
    return null;
  const { spent } = changeOf(state, seatOrders.seat);
  return {
    ...seatOrders,
    plan: seatOrders.plan && { ...seatOrders.plan, spent: [...seatOrders.plan.spent, ...spent] },
  };
}

function answered(state: CascadeState, answer: PlanAnswer, setting: CascadeSetting): CascadeState {
  const { toAct, version } = state.advance.match;
  const before = changeOf(state, toAct!);
  if (answer.kind === 'STOP') {
    const { rule, reason } = answer;
    return {
      ...changed(state, { ...before, stopped: { version, rule, reason } }),
      isStopped: true,
    };
  }
  const fired = [...before.fired, version];
  const spent = answer.once ? [...before.spent, answer.rule] : before.spent;
  return played(changed(state, { ...before, fired, spent }), answer.token, setting);
}

/** The one action that is legal, where its player wants such actions played. */
function forcedAction({ advance }: CascadeState, { autoplay }: SeatOrders): Action | null {
  if (autoplay.mode !== 'FORCED') return null;
  const [only, ...others] = legal(matchOf(advance.match));
  return others.length === 0 ? only! : null;
}

function played(state: CascadeState, token: Action, { deal }: CascadeSetting): CascadeState {
  const step = playActions(state.advance.match, [token], deal);
  if (!step.ok) throw new Error(`an order's action was refused: ${step.error.code}`);
  return { ...state, advance: joined(state.advance, step.value) };
}

function changeOf({ plans }: CascadeState, seat: number): PlanChange {
  return plans.find((p) => p.seat === seat) ?? { seat, spent: [], fired: [], stopped: null };
}

function changed(state: CascadeState, change: PlanChange): CascadeState {
  const others = state.plans.filter(({ seat }) => seat !== change.seat);
  return { ...state, plans: [...others, change] };
}

function outcomeOf(state: CascadeState, setting: CascadeSetting): StandingOrdersOutcome {
  const seatOrders = ordersOfSeatToAct(state, setting);
  const isHidden =
    seatOrders?.autoplay.delay === 'HIDDEN' && forcedAction(state, seatOrders) !== null;
  return {
    revision: setting.orders.revision,
    plans: state.plans,
    delayed: isHidden ? { seat: seatOrders.seat, seconds: hidingDelay(setting.chance()) } : null,
  };
}
