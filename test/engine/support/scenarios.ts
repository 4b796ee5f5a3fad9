/** Options and deals for tests of the engine: derived from the registry, reproducible from a seed. */
import type {
  Action,
  DealEvent,
  DealState,
  DealtCards,
  Options,
  OptionSpec,
  OptionValue,
  Variant,
} from '../../../src/engine/index.js';
import { VARIANTS, deckShuffled, seeded, variantOf } from '../../../src/engine/index.js';
import { IS_DEEP } from '../../support/deep.js';

export type Random = () => number;

export const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!;

/** A game to test: a variant with one set of options. */
export interface Game {
  readonly name: string;
  readonly variant: Variant;
  readonly options: Options;
}

/** Small targets are drawn more often: a match to 1 or 2 has ends of its own. */
const wholeNumber = (min: number, random: Random): number =>
  min + Math.floor(random() * (random() < 0.5 ? 4 : 30));

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.kind === 'choice') return pick(spec.values, random);
  if (spec.kind === 'wholeNumber') return wholeNumber(spec.min, random);
  return spec.members.filter((m) => spec.always.includes(m) || random() < 0.5);
}

/** A random preset with about half of its options drawn at random. */
export function randomOptions(variant: Variant, random: Random): Options {
  const { presets, table } = variant.ruleset;
  const drawn = Object.entries(table).filter(() => random() < 0.5);
  const rules = Object.fromEntries(drawn.map(([name, spec]) => [name, randomValue(spec, random)]));
  const parsed = variant.parseOptions({ preset: pick(Object.keys(presets), random), rules });
  if (!parsed.ok) throw new Error(parsed.error[0]!.message);
  return parsed.value;
}

/** Every preset of a variant, and `drawn` drawn rule sets of it; three times as many in `test:deep`. */
export function gamesOf(variant: Variant, drawn: number): Game[] {
  const random = seeded(variant.key.length);
  const presets = Object.entries(variant.ruleset.presets).map(([preset, options]) => ({
    name: `${variant.key} ${preset}`,
    variant,
    options,
  }));
  const others = Array.from({ length: IS_DEEP ? 3 * drawn : drawn }, (_, n) => ({
    name: `${variant.key} drawn rules ${n}`,
    variant,
    options: randomOptions(variant, random),
  }));
  return [...presets, ...others];
}

/** Rules of other platforms, which no preset has (ADR 62): each alone, and all of them with claims. */
const ELSEWHERE = {
  'nobody closes': { closeWhen: 'never' },
  'marriages count with a trick': { marriageCounts: 'nextTrick' },
  'a close is priced when it is made': { afterClose: 'pricedAtClose' },
  'marriages with a trick, a priced close, claims': {
    marriageCounts: 'nextTrick',
    afterClose: 'pricedAtClose',
    endAt66: 'claim',
  },
} as const;

/** The games for two with these rules. */
export const gamesElsewhere = (): Game[] =>
  Object.entries(ELSEWHERE).map(([name, rules]) => {
    const variant = variantOf('zweier')!;
    const parsed = variant.parseOptions({ rules });
    if (!parsed.ok) throw new Error(parsed.error[0]!.message);
    return { name, variant, options: parsed.value };
  });

export const games = (drawn: number): Game[] => VARIANTS.flatMap((v) => gamesOf(v, drawn));

export function randomCards(
  { variant, options }: Game,
  random: Random,
  dealer: number,
): DealtCards {
  return variant.dealFrom(options, deckShuffled(variant.deck(options), random), dealer);
}

/** One position of a deal, and the actions that led to it. */
export interface Position {
  readonly state: DealState;
  readonly cards: DealtCards;
  readonly dealer: number;
  readonly actions: readonly Action[];
  readonly events: readonly DealEvent[];
}

export function step(variant: Variant, position: Position, action: Action): Position {
  const applied = variant.apply(position.state, action);
  if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
  return {
    ...position,
    state: applied.value.state,
    actions: [...position.actions, action],
    events: [...position.events, ...applied.value.events],
  };
}

/** The positions of a deal of random legal actions, from the first to the last. */
export function* randomDeal(game: Game, random: Random): Generator<Position, void> {
  const { variant, options } = game;
  const dealer = Math.floor(random() * variant.seatCount);
  const cards = randomCards(game, random, dealer);
  const state = variant.deal(options, cards, dealer);
  let position: Position = { state, cards, dealer, actions: [], events: [] };
  yield position;
  while (variant.toAct(position.state) !== null) {
    position = step(variant, position, pick(variant.legal(position.state), random));
    yield position;
  }
}

/** A position somewhere in a random deal. */
export function randomPosition(game: Game, random: Random): Position {
  return pick([...randomDeal(game, random)], random);
}

/** The deal played anew from its cards and actions; undefined where an action is refused. */
export function replayed(
  { variant, options }: Game,
  cards: DealtCards,
  dealer: number,
  actions: readonly Action[],
): Position | undefined {
  const state = variant.deal(options, cards, dealer);
  let position: Position = { state, cards, dealer, actions: [], events: [] };
  for (const action of actions) {
    if (!variant.legal(position.state).includes(action)) return undefined;
    position = step(variant, position, action);
  }
  return position;
}

export const observers = (variant: Variant) => [
  ...Array.from({ length: variant.seatCount }, (_, seat) => seat),
  'onlooker' as const,
];
