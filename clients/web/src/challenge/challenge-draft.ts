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
import type { ClockChoice } from './clocks';
import { levelIn } from './levels';
import type { Strengths } from './levels';

export type Game = GamesQuery['variants'][number];

/** Who may take a seat. `link`: anyone with the invitation link. */
export interface SeatChoice {
  readonly kind: 'anyone' | 'friend' | 'bot' | 'link';
  readonly username: string;
  /** Null: the level that is about as strong as the viewer. */
  readonly bot: BotLevel | null;
}

/** The value of an option as it is sent. */
export type OptionValue = boolean | number | string | readonly string[];

/** The contents of the form for a new challenge. */
export interface ChallengeDraft {
  readonly variant: VariantKey;
  readonly preset: PresetKey;
  /** The seat of the challenge's creator, from 0. */
  readonly seat: number;
  /** The other seats, in order after `seat`. */
  readonly otherSeats: readonly SeatChoice[];
  readonly clock: ClockChoice;
  readonly rated: boolean;
  readonly onlookers: boolean;
  readonly peopleOnly: boolean;
  readonly rulesFixed: boolean;
  readonly target: number;
  /** The options that differ from the preset. */
  readonly rules: Readonly<Partial<Record<RuleName, OptionValue>>>;
}

export const ANYONE: SeatChoice = { kind: 'anyone', username: '', bot: null };

const isOpen = ({ kind }: SeatChoice): boolean => kind === 'anyone' || kind === 'link';

/** Replaces the choice for one seat. All open seats of a challenge are by link, or none. */
export const withSeat = (
  otherSeats: readonly SeatChoice[],
  place: number,
  next: SeatChoice,
): SeatChoice[] =>
  otherSeats.map((old, i) => {
    if (i === place) return next;
    return isOpen(old) && isOpen(next) ? { ...old, kind: next.kind } : old;
  });

/** The seat number of one of the other seats. */
export const seatAt = (game: Game, draft: Pick<ChallengeDraft, 'seat'>, place: number): number =>
  (draft.seat + 1 + place) % game.seats;

const isNamed = ({ kind }: SeatChoice): boolean => kind === 'friend' || kind === 'bot';

/** The index of one of the other seats in the list that is sent. Errors name this index. */
export const sentIndex = (otherSeats: readonly SeatChoice[], place: number): number =>
  otherSeats.slice(0, place).filter(isNamed).length;

/** A game with its default preset. The otherSeats and terms of the old contents stay. */
export function draftForGame(
  game: Game,
  old: Partial<ChallengeDraft> & Pick<ChallengeDraft, 'clock'>,
): ChallengeDraft {
  const otherSeats = Array.from(
    { length: game.seats - 1 },
    (_, i) => old.otherSeats?.[i] ?? ANYONE,
  );
  return {
    rated: true,
    onlookers: true,
    peopleOnly: false,
    rulesFixed: false,
    ...old,
    seat: Math.min(old?.seat ?? 0, game.seats - 1),
    ...presetDefaults(game, game.defaultPreset),
    variant: game.key,
    otherSeats,
  };
}

/** The part that changes with the preset: the target, and no changed options. */
export function presetDefaults(
  game: Game,
  preset: PresetKey,
): Pick<ChallengeDraft, 'preset' | 'target' | 'rules'> {
  const target = game.presets.find(({ name }) => name === preset)?.target ?? 1;
  return { preset, target, rules: {} };
}

export const optionValue = ({
  flag,
  number,
  word,
  contracts,
}: Omit<ValueFragment, '__typename' | 'text'>): OptionValue =>
  flag ?? number ?? word ?? contracts ?? '';

/** The options of the preset that is chosen. */
export function presetRules(game: Game, preset: PresetKey): ReadonlyMap<RuleName, OptionValue> {
  const rules = game.presets.find(({ name }) => name === preset)?.rules ?? [];
  return new Map(rules.map(({ name, value }) => [name, optionValue(value)]));
}

/** Whether an option has an effect with the present values of the others. */
export const isApplied = (
  { appliesWhere }: OptionFragment,
  chosenFor: (name: RuleName) => OptionValue | undefined,
): boolean =>
  appliesWhere.every(({ name, values }) => {
    const chosen = chosenFor(name);
    const wanted = values.map(optionValue);
    if (typeof chosen !== 'object') return wanted.some((value) => value === chosen);
    return wanted.flat().every((value) => chosen.some((one) => one === value));
  });

/** The challenge as it is sent. */
export const inputOf = (
  draft: ChallengeDraft,
  game: Game,
  strengths: Strengths,
  idempotencyKey: string,
): CreateChallengeInput => ({
  ...termsOf(draft, game, strengths, idempotencyKey),
  byInvitation: draft.otherSeats.some(({ kind }) => kind === 'link'),
});

/**
 * The terms and players of a challenge, without values that equal the preset's.
 *
 * @param strengths the bots to choose from
 */
export function termsOf(
  draft: ChallengeDraft,
  game: Game,
  strengths: Strengths,
  idempotencyKey: string,
): Omit<CreateChallengeInput, 'byInvitation'> {
  const { variant, preset, seat, otherSeats, rated, onlookers, peopleOnly, rulesFixed, target } =
    draft;
  // Names and values are the service’s own, from the options that it listed.
  const rules = draft.rules as RulesInput;
  const presetTarget = presetDefaults(game, preset).target;
  return {
    variant,
    preset,
    rated,
    onlookers,
    peopleOnly,
    rulesFixed,
    seat,
    idempotencyKey,
    timeControl: clockInput(draft.clock),
    seats: otherSeats.flatMap(({ kind, username, bot }, i): readonly SeatInput[] => {
      const taken = seatAt(game, draft, i);
      if (kind === 'friend') return [{ seat: taken, username: username.trim() }];
      return kind === 'bot' ? [{ seat: taken, bot: levelIn(strengths, bot) }] : [];
    }),
    ...(target !== presetTarget && { target }),
    ...(Object.keys(draft.rules).length > 0 && { rules }),
  };
}
