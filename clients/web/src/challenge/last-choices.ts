import { isRecord, storedValue, storeText } from '../api/storage';
import type { ANYONE } from './challenge-draft';
import type { ChallengeDraft, Game } from './challenge-draft';
import { namedClock } from './clocks';
import type { Clocks } from './clocks';
import { isFilledWithBots, opponentKind, opponentKinds } from './opponents';
import type { OpponentKind } from './opponents';

const KEY = 'bummerl.last-challenge';

/** The choices of a new match that are the same next time: the three on the page, and the preset. */
export interface LastChoices {
  readonly game: Game;
  readonly preset: ChallengeDraft['preset'] | null;
  readonly kind: OpponentKind;
  readonly isFilled: boolean;
  readonly bot: ChallengeDraft['otherSeats'][number]['bot'];
  readonly clock: ChallengeDraft['clock'];
}

/** Notes the choices of a match that was made. Names of people are not kept. */
export function noteChoices(draft: ChallengeDraft): void {
  const { variant, preset, clock, otherSeats } = draft;
  const noted = {
    variant,
    preset,
    kind: opponentKind(draft),
    isFilled: isFilledWithBots(draft),
    bot: otherSeats.find(({ kind }) => kind === 'bot')?.bot ?? null,
    clock: clock.kind,
  };
  storeText(KEY, JSON.stringify(noted));
}

/** The choices of the last match, or good ones for the first. Anything that no longer exists is replaced. */
export function lastChoices(games: readonly Game[], clocks: Clocks, isGuest: boolean): LastChoices {
  const value = storedValue(KEY);
  const noted = isRecord(value) ? value : {};
  const game = games.find(({ key }) => key === noted['variant']) ?? games[0]!;
  const clock = clocks.proposed.find(({ name }) => name === noted['clock']);
  return {
    game,
    preset: game.presets.find(({ name }) => name === noted['preset'])?.name ?? null,
    kind: opponentKinds(isGuest).find((kind) => kind === noted['kind']) ?? 'link',
    isFilled: noted['isFilled'] === true,
    // A level that is not offered any more is replaced when the levels are known.
    bot: typeof noted['bot'] === 'string' ? (noted['bot'] as typeof ANYONE.bot) : null,
    clock: namedClock(clocks, clock?.name ?? 'THREE_DAYS'),
  };
}
