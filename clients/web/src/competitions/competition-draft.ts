import { draftForGame } from '../challenge/challenge-draft';
import type { ChallengeDraft, Game } from '../challenge/challenge-draft';
import { clockInput, namedClock } from '../challenge/clocks';
import type { Clocks } from '../challenge/clocks';
import { BROWSERS_ZONE } from '../i18n/zone';
import type {
  CompetitionAccess,
  CompetitionFormsQuery,
  CompetitionSettingInput,
  CreateCompetitionInput,
  RulesInput,
} from '../generated/graphql';

export type Form = CompetitionFormsQuery['competitionForms'][number];

/** The value of a form's setting as the form shows it. */
export type SettingChoice = number | boolean | string;

/** The contents of the form for a new competition, but its texts and numbers. */
export interface CompetitionDraft {
  readonly form: Form;
  /** The settings that were chosen, by key; the others have their defaults. */
  readonly settings: Readonly<Record<string, SettingChoice>>;
  /** What is played: the parts of a challenge that concern the match. */
  readonly terms: ChallengeDraft;
  readonly access: CompetitionAccess;
  readonly club: string | null;
  readonly begins: 'full' | 'time' | 'WEEK' | 'MONTH';
  /** By the clocks of which zone it begins. */
  readonly zone: string;
  readonly fixedPartners: boolean;
  readonly allowsBots: boolean;
}

const sidesOf = ({ sides }: Game): number => new Set(sides).size;

/** Whether partners play together in a game. */
export const hasPartners = (game: Game): boolean =>
  game.seats > sidesOf(game) && sidesOf(game) === 2 && game.seats === 4;

/** Whether a game can be played in a form. */
export const fits = (game: Game, form: Form): boolean =>
  form.isForTwoSides
    ? sidesOf(game) === 2 && (game.seats === 2 || game.seats === 4)
    : game.seats > 2;

/** Two sides meet in a pairing: in a game with partners these must enter together. */
export const needsPartners = (game: Game, form: Form): boolean =>
  form.isForTwoSides && hasPartners(game);

export function draftWith(
  form: Form,
  games: readonly Game[],
  clocks: Clocks,
  old?: CompetitionDraft,
): CompetitionDraft {
  const fitting = games.filter((game) => fits(game, form));
  const game = fitting.find(({ key }) => key === old?.terms.variant) ?? fitting[0] ?? games[0]!;
  const clock = old?.terms.clock ?? namedClock(clocks, 'THREE_DAYS');
  const terms = game.key === old?.terms.variant ? old.terms : draftForGame(game, { clock });
  return {
    access: 'ALL',
    club: null,
    allowsBots: false,
    zone: BROWSERS_ZONE,
    ...old,
    begins: form.isLadder ? 'time' : (old?.begins ?? 'full'),
    form,
    settings: {},
    terms,
    fixedPartners: needsPartners(game, form),
  };
}

const inputOfSetting = ([key, value]: [string, SettingChoice]): CompetitionSettingInput => {
  if (typeof value === 'number') return { key, integer: value };
  return typeof value === 'boolean' ? { key, boolean: value } : { key, choice: value };
};

/** The terms as they are sent. */
export function inputOfDraft(
  draft: CompetitionDraft,
  game: Game,
): Omit<CreateCompetitionInput, 'name'> {
  const { variant, preset, rules, target, clock, rated, onlookers } = draft.terms;
  const presetTarget = game.presets.find(({ name }) => name === preset)?.target;
  return {
    form: draft.form.key,
    settings: Object.entries(draft.settings).map(inputOfSetting),
    variant,
    preset,
    timeControl: clockInput(clock),
    rated,
    onlookers,
    allowsBots: draft.allowsBots,
    fixedPartners: draft.fixedPartners,
    access: draft.access,
    clubId: draft.club,
    ...(target !== presetTarget && { target }),
    // Names and values are the service’s own, from the options that it listed.
    ...(Object.keys(rules).length > 0 && { rules: rules as RulesInput }),
  };
}
