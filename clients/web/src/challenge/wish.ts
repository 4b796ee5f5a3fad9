import type {
  BotLevel,
  CreateChallengeInput,
  GamesQuery,
  OptionFragment,
  PresetKey,
  RuleName,
  RulesInput,
  SeatInput,
  ValueFragment,
  VariantKey,
} from '../generated/graphql';
import { clockInput } from './clocks';
import type { ClockWish } from './clocks';

export type Game = GamesQuery['variants'][number];

/** Who may take a seat. `link`: anyone with the invitation link. */
export interface Sitter {
  readonly kind: 'anyone' | 'friend' | 'bot' | 'link';
  readonly username: string;
  /** Null: the level that is about as strong as the viewer. */
  readonly bot: BotLevel | null;
}

/** The value of an option as it is sent. */
export type Chosen = boolean | number | string | readonly string[];

/** The contents of the form. */
export interface Wish {
  readonly variant: VariantKey;
  readonly preset: PresetKey;
  /** The own seat, from 0. */
  readonly seat: number;
  /** The other seats, in order after the own seat. */
  readonly sitters: readonly Sitter[];
  readonly clock: ClockWish;
  readonly rated: boolean;
  readonly onlookers: boolean;
  readonly peopleOnly: boolean;
  readonly rulesFixed: boolean;
  readonly target: number;
  /** The options that differ from the preset. */
  readonly rules: Readonly<Partial<Record<RuleName, Chosen>>>;
}

export const ANYONE: Sitter = { kind: 'anyone', username: '', bot: null };

const isOpen = ({ kind }: Sitter): boolean => kind === 'anyone' || kind === 'link';

/** Replaces the sitter at one seat. All open seats of a challenge are by link, or none. */
export const seated = (sitters: readonly Sitter[], place: number, next: Sitter): Sitter[] =>
  sitters.map((old, i) => {
    if (i === place) return next;
    return isOpen(old) && isOpen(next) ? { ...old, kind: next.kind } : old;
  });

/** The seat number of one of the other seats. */
export const seatAt = (game: Game, wish: Pick<Wish, 'seat'>, place: number): number =>
  (wish.seat + 1 + place) % game.seats;

const isNamed = ({ kind }: Sitter): boolean => kind === 'friend' || kind === 'bot';

/** The index of one of the other seats in the list that is sent. Errors name this index. */
export const sentPlace = (sitters: readonly Sitter[], place: number): number =>
  sitters.slice(0, place).filter(isNamed).length;

/** A game with its default preset. The sitters and terms of the old contents stay. */
export function gameWish(game: Game, old: Partial<Wish> & Pick<Wish, 'clock'>): Wish {
  const sitters = Array.from({ length: game.seats - 1 }, (_, i) => old.sitters?.[i] ?? ANYONE);
  return {
    rated: true,
    onlookers: true,
    peopleOnly: false,
    rulesFixed: false,
    ...old,
    seat: Math.min(old?.seat ?? 0, game.seats - 1),
    ...presetWish(game, game.defaultPreset),
    variant: game.key,
    sitters,
  };
}

/** The part that changes with the preset: the target, and no changed options. */
export function presetWish(
  game: Game,
  preset: PresetKey,
): Pick<Wish, 'preset' | 'target' | 'rules'> {
  const target = game.presets.find(({ name }) => name === preset)?.target ?? 1;
  return { preset, target, rules: {} };
}

export const chosenOf = ({
  flag,
  number,
  word,
  words,
}: Omit<ValueFragment, '__typename' | 'text'>): Chosen => flag ?? number ?? word ?? words ?? '';

/** The options of the preset that is chosen. */
export function presetRules(game: Game, preset: PresetKey): ReadonlyMap<RuleName, Chosen> {
  const rules = game.presets.find(({ name }) => name === preset)?.rules ?? [];
  return new Map(rules.map(({ name, value }) => [name, chosenOf(value)]));
}

/** Whether an option has an effect with the present values of the others. */
export const isApplied = (
  { appliesWhere }: OptionFragment,
  chosenFor: (name: RuleName) => Chosen | undefined,
): boolean =>
  appliesWhere.every(({ name, values }) => {
    const chosen = chosenFor(name);
    const wanted = values.map(chosenOf);
    if (typeof chosen !== 'object') return wanted.some((value) => value === chosen);
    return wanted.every((value) => chosen.some((one) => one === value));
  });

/**
 * The challenge as it is sent, without values that equal the preset's.
 *
 * @param suggested the level for bots without a chosen level
 */
export function inputOf(
  wish: Wish,
  game: Game,
  suggested: BotLevel,
  idempotencyKey: string,
): CreateChallengeInput {
  const { variant, preset, seat, sitters, rated, onlookers, peopleOnly, rulesFixed, target } = wish;
  // Names and values are the service’s own, from the options that it listed.
  const rules = wish.rules as RulesInput;
  const presetTarget = presetWish(game, preset).target;
  return {
    variant,
    preset,
    rated,
    onlookers,
    peopleOnly,
    rulesFixed,
    seat,
    idempotencyKey,
    timeControl: clockInput(wish.clock),
    byInvitation: sitters.some(({ kind }) => kind === 'link'),
    seats: sitters.flatMap(({ kind, username, bot }, i): readonly SeatInput[] => {
      const taken = seatAt(game, wish, i);
      if (kind === 'friend') return [{ seat: taken, username: username.trim() }];
      return kind === 'bot' ? [{ seat: taken, bot: bot ?? suggested }] : [];
    }),
    ...(target !== presetTarget && { target }),
    ...(Object.keys(wish.rules).length > 0 && { rules }),
  };
}
