import { legal } from '../../../engine/index.js';
import type { Action, Seat } from '../../../engine/index.js';
import { coversDeal } from '../../fairness/application/index.js';
import { joinSteps, matchOf, playActions } from '../../matches/application/index.js';
import type { Advance, DealCards } from '../../matches/application/index.js';
import { hidingDelay, planAnswer, planView } from '../../plans/domain/index.js';
import type {
  DelayedAnswer,
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
/** All rules may be looked at for each action: one point for this many characters of them. */
const CHARACTERS_A_POINT = 100;
/** Seconds until an action is tried again whose owner could not pay for it: most of a budget has refilled by then. */
const UNPAID_SECONDS = 60;

/** The inputs of a cascade. */
export interface CascadeSetting {
  readonly orders: StandingOrders;
  readonly deal: DealCards;
  /** The deal of the checkpoint that `deal` holds. `deal` can shuffle only the deals under this checkpoint. */
  readonly checkpointDeal: number;
  /** A random number that decides the delay that hides a forced action, 0 ≤ x < 1. */
  readonly chance: () => number;
  /** Takes points from the player of a seat; false if they have too few. */
  readonly pays: Pays;
  /** Whether the first action was delayed to hide that there was no choice, and the delay is over. */
  readonly isDelayOver: boolean;
}

export type Pays = (seat: Seat, points: number) => boolean;

/** A step with the actions of the cascade so far, and the changes of the plans. */
interface CascadeState {
  readonly advance: Advance;
  readonly plans: readonly PlanChange[];
  /** Set when a plan cannot continue: its owner must play. */
  readonly isStopped: boolean;
  /** The seat that could not pay for its next action. */
  readonly unpaid: Seat | null;
}

/**
 * Adds the actions of plans and autoplay to a step, as long as the player to act has one: the plan's answer, or
 * else the only legal action. The result is one step, written and published once.
 */
export function cascade(first: Advance, setting: CascadeSetting): Advance {
  let state: CascadeState = { advance: first, plans: [], isStopped: false, unpaid: null };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = nextState(state, setting);
    if (!next) break;
    state = next;
  }
  return { ...state.advance, orders: outcomeOf(state, setting) };
}

/** The state after one more action; null if the plan and autoplay of the player to act give none. */
function nextState(state: CascadeState, setting: CascadeSetting): CascadeState | null {
  const seatOrders = ordersOfSeatToAct(state, setting);
  if (!seatOrders) return null;
  const { match } = state.advance;
  const { seat, plan } = seatOrders;
  const answer = plan && planAnswer(plan, planView(matchOf(match), seat));
  if (answer?.kind === 'STOP') return afterStop(state, answer);
  const token = answer ? answer.token : forcedNow(state, seatOrders, setting);
  if (token === null) return null;
  if (!setting.pays(seat, STEP_POINTS + rulesPoints(plan))) return { ...state, unpaid: seat };
  return afterAction(answer ? withAnswer(state, answer) : state, token, setting);
}

const rulesPoints = (plan: StandingPlan | null): number =>
  plan ? JSON.stringify(plan.rules).length / CHARACTERS_A_POINT : 0;

/** The plan and autoplay of the seat to act, after the actions of the cascade so far. */
function ordersOfSeatToAct(
  state: CascadeState,
  { orders, checkpointDeal }: CascadeSetting,
): SeatOrders | null {
  const { match } = state.advance;
  const seatOrders = orders.seats.find(({ seat }) => seat === match.toAct);
  const isOver = state.isStopped || state.unpaid !== null;
  if (!seatOrders || isOver || !coversDeal(checkpointDeal, match.dealNumber + 1)) return null;
  const { spent } = changeOf(state, seatOrders.seat);
  return {
    ...seatOrders,
    plan: seatOrders.plan && { ...seatOrders.plan, spent: [...seatOrders.plan.spent, ...spent] },
  };
}

function afterStop(state: CascadeState, { rule, reason }: StopAnswer): CascadeState {
  const { toAct, version } = state.advance.match;
  const stopped = { version, rule, reason };
  return { ...withChange(state, { ...changeOf(state, toAct!), stopped }), isStopped: true };
}

type StopAnswer = Extract<PlanAnswer, { kind: 'STOP' }>;
type PlayAnswer = Extract<PlanAnswer, { kind: 'PLAY' }>;

/** The state in which the plan has fired, before its action is played. */
function withAnswer(state: CascadeState, { once, rule }: PlayAnswer): CascadeState {
  const { toAct, version } = state.advance.match;
  const before = changeOf(state, toAct!);
  const fired = [...before.fired, version];
  const spent = once ? [...before.spent, rule] : before.spent;
  return withChange(state, { ...before, fired, spent });
}

/** The forced action that need not be delayed any longer; else null. */
function forcedNow(
  state: CascadeState,
  seatOrders: SeatOrders,
  { isDelayOver }: CascadeSetting,
): Action | null {
  const isFirst = state.advance.events.length === 0;
  const isNow = seatOrders.autoplay.delay === 'NONE' || (isDelayOver && isFirst);
  return isNow ? forcedAction(state, seatOrders) : null;
}

/** The only legal action, if the player wants such actions to be played; else null. */
function forcedAction({ advance }: CascadeState, { autoplay }: SeatOrders): Action | null {
  if (autoplay.mode !== 'FORCED') return null;
  const [only, ...others] = legal(matchOf(advance.match));
  return others.length === 0 ? only! : null;
}

function afterAction(state: CascadeState, token: Action, { deal }: CascadeSetting): CascadeState {
  const step = playActions(state.advance.match, [token], deal);
  if (!step.ok) throw new Error(`an action of a plan or autoplay was refused: ${step.error.code}`);
  return { ...state, advance: joinSteps(state.advance, step.value) };
}

function changeOf({ plans }: CascadeState, seat: number): PlanChange {
  return plans.find((p) => p.seat === seat) ?? { seat, spent: [], fired: [], stopped: null };
}

function withChange(state: CascadeState, change: PlanChange): CascadeState {
  const others = state.plans.filter(({ seat }) => seat !== change.seat);
  return { ...state, plans: [...others, change] };
}

function outcomeOf(state: CascadeState, setting: CascadeSetting): StandingOrdersOutcome {
  return {
    revision: setting.orders.revision,
    plans: state.plans,
    delayed: unpaidLater(state) ?? hiddenLater(state, setting),
  };
}

const unpaidLater = ({ unpaid }: CascadeState): DelayedAnswer | null =>
  unpaid === null ? null : { seat: unpaid, seconds: UNPAID_SECONDS };

function hiddenLater(state: CascadeState, setting: CascadeSetting): DelayedAnswer | null {
  const seatOrders = ordersOfSeatToAct(state, setting);
  if (seatOrders?.autoplay.delay !== 'HIDDEN') return null;
  const isForced = forcedAction(state, seatOrders) !== null;
  return isForced ? { seat: seatOrders.seat, seconds: hidingDelay(setting.chance()) } : null;
}
