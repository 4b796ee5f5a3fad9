import { legal } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import { isUnderSeal } from '../../fairness/application/index.js';
import { joined, matchOf, playActions } from '../../matches/application/index.js';
import type { Advance, DealCards } from '../../matches/application/index.js';
import { hidingDelay, planAnswer, planSight } from '../../plans/domain/index.js';
import type {
  MatchOrders,
  OrdersOutcome,
  PlanAnswer,
  PlanChange,
  SeatOrders,
} from '../../plans/domain/index.js';

/** No call plays more than this for others; whoever is asked then plays on by hand. */
export const MAX_STEPS = 64;

/** What a step is played on with. */
interface CascadeSetting {
  readonly orders: MatchOrders;
  readonly deal: DealCards;
  /** The deal that `deal` has the seal for; it can shuffle those under the same seal. */
  readonly sealedDeal: number;
  /** Chance for the delay that hides a forced action, 0 ≤ x < 1. */
  readonly chance: () => number;
}

/** A step with what was played after it, and what that did to the plans. */
interface Course {
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
  let course: Course = { advance: first, plans: [], isStopped: false };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = playedOn(course, setting);
    if (!next) break;
    course = next;
  }
  return { ...course.advance, orders: outcomeOf(course, setting) };
}

/** The course after one more order; null where the one asked has left none. */
function playedOn(course: Course, setting: CascadeSetting): Course | null {
  const asked = askedIn(course, setting);
  if (!asked) return null;
  const { match } = course.advance;
  const answer = asked.plan && planAnswer(asked.plan, planSight(matchOf(match), asked.seat));
  if (answer) return answered(course, answer, setting);
  const forced = asked.autoplay.delay === 'NONE' ? forcedAction(course, asked) : null;
  return forced === null ? null : played(course, forced, setting);
}

/** The orders of the seat that is asked, as what has been played so far leaves them. */
function askedIn(course: Course, { orders, sealedDeal }: CascadeSetting): SeatOrders | null {
  const { match } = course.advance;
  const asked = orders.seats.find(({ seat }) => seat === match.toAct);
  if (!asked || course.isStopped || !isUnderSeal(sealedDeal, match.dealNumber + 1)) return null;
  const { spent } = changeOf(course, asked.seat);
  return {
    ...asked,
    plan: asked.plan && { ...asked.plan, spent: [...asked.plan.spent, ...spent] },
  };
}

function answered(course: Course, answer: PlanAnswer, setting: CascadeSetting): Course {
  const { toAct, version } = course.advance.match;
  const before = changeOf(course, toAct!);
  if (answer.kind === 'STOP') {
    const { rule, reason } = answer;
    return {
      ...changed(course, { ...before, stopped: { version, rule, reason } }),
      isStopped: true,
    };
  }
  const fired = [...before.fired, version];
  const spent = answer.once ? [...before.spent, answer.rule] : before.spent;
  return played(changed(course, { ...before, fired, spent }), answer.token, setting);
}

/** The one action that is legal, where its player wants such actions played. */
function forcedAction({ advance }: Course, { autoplay }: SeatOrders): Action | null {
  if (autoplay.mode !== 'FORCED') return null;
  const [only, ...others] = legal(matchOf(advance.match));
  return others.length === 0 ? only! : null;
}

function played(course: Course, token: Action, { deal }: CascadeSetting): Course {
  const step = playActions(course.advance.match, [token], deal);
  if (!step.ok) throw new Error(`an order's action was refused: ${step.error.code}`);
  return { ...course, advance: joined(course.advance, step.value) };
}

function changeOf({ plans }: Course, seat: number): PlanChange {
  return plans.find((p) => p.seat === seat) ?? { seat, spent: [], fired: [], stopped: null };
}

function changed(course: Course, change: PlanChange): Course {
  const others = course.plans.filter(({ seat }) => seat !== change.seat);
  return { ...course, plans: [...others, change] };
}

function outcomeOf(course: Course, setting: CascadeSetting): OrdersOutcome {
  const asked = askedIn(course, setting);
  const isHidden = asked?.autoplay.delay === 'HIDDEN' && forcedAction(course, asked) !== null;
  return {
    revision: setting.orders.revision,
    plans: course.plans,
    delayed: isHidden ? { seat: asked.seat, seconds: hidingDelay(setting.chance()) } : null,
  };
}
