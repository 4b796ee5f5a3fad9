/** Deals played on from where they are. */
import type { Action, DealState, Options, Variant } from '../../engine/index.js';
import type { Bot, Random } from '../bot.js';

/** The state after a legal action. @throws Error when it is refused: the engine's own list was wrong */
export function after(variant: Variant, state: DealState, action: Action): DealState {
  const applied = variant.apply(state, action);
  if (!applied.ok) throw new Error(`${action} is refused: ${applied.error.code}`);
  return applied.value.state;
}

/** The deal's end when everyone plays at random. */
export function playedOut(variant: Variant, state: DealState, random: Random): DealState {
  let current = state;
  while (variant.toAct(current) !== null) {
    const legal = variant.legal(current);
    current = after(variant, current, legal[Math.floor(random() * legal.length)]!);
  }
  return current;
}

/** The deal's end when everyone plays by `policy`. */
export function playedOn(
  variant: Variant,
  options: Options,
  state: DealState,
  policy: Bot,
  random: Random,
): DealState {
  let current = state;
  for (let seat = variant.toAct(current); seat !== null; seat = variant.toAct(current)) {
    const view = variant.view(current, seat);
    current = after(variant, current, policy.choose(view, options, random));
  }
  return current;
}
