/** Plays deals to their end. */
import type { Action, DealState, Options, Seat, Variant } from '../../engine/index.js';
import type { Bot, Random } from '../bot.js';

/** The state after a legal action. @throws Error when the engine refuses it, which would be a bug of its `legal` */
export function after(variant: Variant, state: DealState, action: Action): DealState {
  const applied = variant.apply(state, action);
  if (!applied.ok) throw new Error(`${action} is refused: ${applied.error.code}`);
  return applied.value.state;
}

/** More actions than any deal has: a view from outside may describe a deal that never ends. */
const LONGEST = 500;

/** The end of the deal when `choose` makes every decision. @throws Error where it does not end */
function played(
  variant: Variant,
  state: DealState,
  choose: (state: DealState, seat: Seat) => Action,
): DealState {
  let current = state;
  for (let n = 0; n < LONGEST; n++) {
    const seat = variant.toAct(current);
    if (seat === null) return current;
    current = after(variant, current, choose(current, seat));
  }
  throw new Error('the deal does not end');
}

/** The end of the deal after random play by all. */
export function randomRollout(variant: Variant, state: DealState, random: Random): DealState {
  return played(variant, state, (current) => {
    const legal = variant.legal(current);
    return legal[Math.floor(random() * legal.length)]!;
  });
}

/** The end of the deal when everyone plays by `policy`. */
export function policyRollout(
  variant: Variant,
  options: Options,
  state: DealState,
  policy: Bot,
  random: Random,
): DealState {
  return played(variant, state, (current, seat) =>
    policy.choose(variant.view(current, seat), options, random),
  );
}
