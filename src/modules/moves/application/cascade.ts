import { legal } from '../../../engine/index.js';
import type { Action, Seat } from '../../../engine/index.js';
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
  StandingPlan,
} from '../../plans/domain/index.js';

/** The most actions of plans and autoplay in one call; the next player then plays by hand. */
export const MAX_STEPS = 64;

/** The points that the owner of a plan or autoplay pays for an action: its work, and an event that is kept for ever. */
const STEP_POINTS = 100;

/** The inputs of a cascade. */
interface CascadeSetting {
  readonly orders: StandingOrders;
  readonly deal: DealCards;
  /** The deal of the checkpoint that `deal` holds. `deal` can shuffle only the deals under this checkpoint. */
  readonly checkpointDeal: number;
  /** A random number that decides the delay that hides a forced action, 0 ≤ x < 1. */
  readonly chance: () => number;
  /** Takes points from the player of a seat; false if they have too few. */
  readonly pays: (seat: Seat, points: number) => boolean;
}

/** A step with the actions of the cascade so far, and the changes of the plans. */
interface CascadeState {
  readonly advance: Advance;
  readonly plans: readonly PlanChange[];
  /** Set when a plan cannot continue: its owner must play. */
  readonly isStopped: boolean;
}

/**
 * Adds the actions of plans and autoplay to a step, as long as the player to act has one: the plan's answer, or
 * else the only legal action. The result is one step, written and published once.
 */
export function cascade(first: Advance, setting: CascadeSetting): Advance {
  let state: CascadeState = { advance: first, plans: [], isStopped: false };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = nextState(state, setting);
    if (!next) break;
    state = next;
  }
  return { ...state.advance, orders: outcomeOf(state, setting) };
}

/**
 * The state after one more action; null if the plan and autoplay of the player to act give none, or if that player cannot
 * pay for it.
 */
function nextState(state: CascadeState, setting: CascadeSetting): CascadeState | null {
  const seatOrders = ordersOfSeatToAct(state, setting);
  if (!seatOrders) return null;
  const { match } = state.advance;
  const { seat, plan } = seatOrders;
  if (plan && !setting.pays(seat, rulesOf(plan))) return null;
  const answer = plan && planAnswer(plan, planView(matchOf(match), seat));
  if (answer) return afterAnswer(state, answer, setting);
  const forced = seatOrders.autoplay.delay === 'NONE' ? forcedAction(state, seatOrders) : null;
  return forced === null ? null : afterAction(state, forced, setting);
}

/** The rules that are looked at: a point for each. */
const rulesOf = ({ rules }: StandingPlan): number => (Array.isArray(rules) ? rules.length : 0);

/** The plan and autoplay of the seat to act, after the actions of the cascade so far. */
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

function afterAnswer(
  state: CascadeState,
  answer: PlanAnswer,
  setting: CascadeSetting,
): CascadeState | null {
  const { toAct, version } = state.advance.match;
  const before = changeOf(state, toAct!);
  if (answer.kind === 'STOP') {
    const { rule, reason } = answer;
    return {
      ...withChange(state, { ...before, stopped: { version, rule, reason } }),
      isStopped: true,
    };
  }
  const fired = [...before.fired, version];
  const spent = answer.once ? [...before.spent, answer.rule] : before.spent;
  return afterAction(withChange(state, { ...before, fired, spent }), answer.token, setting);
}

/** The only legal action, if the player wants such actions to be played; else null. */
function forcedAction({ advance }: CascadeState, { autoplay }: SeatOrders): Action | null {
  if (autoplay.mode !== 'FORCED') return null;
  const [only, ...others] = legal(matchOf(advance.match));
  return others.length === 0 ? only! : null;
}

function afterAction(
  state: CascadeState,
  token: Action,
  { deal, pays }: CascadeSetting,
): CascadeState | null {
  if (!pays(state.advance.match.toAct!, STEP_POINTS)) return null;
  const step = playActions(state.advance.match, [token], deal);
  if (!step.ok) throw new Error(`an action of a plan or autoplay was refused: ${step.error.code}`);
  return { ...state, advance: joined(state.advance, step.value) };
}

function changeOf({ plans }: CascadeState, seat: number): PlanChange {
  return plans.find((p) => p.seat === seat) ?? { seat, spent: [], fired: [], stopped: null };
}

function withChange(state: CascadeState, change: PlanChange): CascadeState {
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
