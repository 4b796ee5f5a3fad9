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

/** Who is to sit at a seat. `link`: whoever has the invitation link. */
export interface Sitter {
  readonly kind: 'anyone' | 'friend' | 'bot' | 'link';
  readonly username: string;
  /** Null: the level that is about as strong as the viewer. */
  readonly bot: BotLevel | null;
}

/** What of an option’s value is sent. */
export type Chosen = boolean | number | string | readonly string[];

/** What stands in the dialogue. */
export interface Wish {
  readonly variant: VariantKey;
  readonly preset: PresetKey;
  /** The own seat, from 0. */
  readonly seat: number;
  /** The others as they sit after it. */
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

/** With another sitter at one seat; a challenge is by link as a whole or not at all. */
export const seated = (sitters: readonly Sitter[], place: number, next: Sitter): Sitter[] =>
  sitters.map((old, i) => {
    if (i === place) return next;
    return isOpen(old) && isOpen(next) ? { ...old, kind: next.kind } : old;
  });

/** The seat of one of the others. */
export const seatAt = (game: Game, wish: Pick<Wish, 'seat'>, place: number): number =>
  (wish.seat + 1 + place) % game.seats;

const isNamed = ({ kind }: Sitter): boolean => kind === 'friend' || kind === 'bot';

/** The place of one of the others in the list that is sent, by which its errors are told. */
export const sentPlace = (sitters: readonly Sitter[], place: number): number =>
  sitters.slice(0, place).filter(isNamed).length;

/** A game as its default preset has it, with the other seats as they were. */
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

/** What changes with the preset: its target, and all options as it has them. */
export function presetWish(
  game: Game,
  preset: PresetKey,
): Pick<Wish, 'preset' | 'target' | 'rules'> {
  const target = game.presets.find(({ name }) => name === preset)?.target ?? 1;
  return { preset, target, rules: {} };
}

/** What a value is sent as. */
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

/** Whether an option makes a difference, as the others are now. */
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
 * The challenge as it is sent: what is as the preset has it is left out.
 *
 * @param suggested the level of bots for which none was chosen
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
