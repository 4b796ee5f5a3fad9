import { useState } from 'preact/hooks';
import challenge from '../challenge/challenge.module.css';
import type { Game } from '../challenge/challenge-draft';
import { ClockFields } from '../challenge/clock-fields';
import type { Clocks } from '../challenge/clocks';
import { GameField } from '../challenge/game-fields';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { Switch } from '../design/switch';
import { t } from '../i18n/i18n';
import { AccessFields } from './access-fields';
import { BeginFields } from './begin-fields';
import { FormFields } from './form-fields';
import { draftWith, fits, hasPartners, needsPartners } from './competition-draft';
import type { Form } from './competition-draft';
import { NUMBERS } from './number-fields';
import { RATINGS } from './access-choice';
import { NAME_AND_ABOUT } from '../design/name-and-about';
import { MoreTerms } from './more-terms';
import { TIMES } from './times';
import { useCreation } from './use-creation';

/** The fields that show their own errors. */
const SHOWN = [
  ...NAME_AND_ABOUT,
  ...RATINGS,
  ...TIMES,
  ...NUMBERS.map(({ name }) => name),
  'timeControl',
  'rated',
];

interface Props {
  readonly games: readonly Game[];
  readonly clocks: Clocks;
  readonly forms: readonly Form[];
  /** The clubs for which the viewer may organise. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  /** The club that the address names. */
  readonly club: string | null;
}

/** A new competition: its form, the game, when it begins, and who may enter. What has good defaults is folded. */
export function CompetitionForm({ games, clocks, forms, clubs, club }: Props) {
  const [draft, setDraft] = useState(() => {
    const first = draftWith(forms[0]!, games, clocks);
    const known = clubs.find(({ id }) => id === club)?.id ?? null;
    return known ? { ...first, club: known, access: 'CLUB' as const } : first;
  });
  const { send, isSending, errorAt, otherErrors } = useCreation();
  const { form, terms } = draft;
  const game = games.find(({ key }) => key === terms.variant) ?? games[0]!;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const setTerms = (next: typeof terms) => {
    const chosen = games.find(({ key }) => key === next.variant) ?? game;
    set({ terms: next, fixedPartners: needsPartners(chosen, form) });
  };
  return (
    <form
      class={challenge.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft, game, new FormData(event.currentTarget));
      }}
    >
      <Field
        label={t('competitions.name')}
        name="name"
        required
        minLength={3}
        maxLength={60}
        autocomplete="off"
        error={errorAt('name')}
      />
      <FormFields
        forms={forms}
        draft={draft}
        onForm={(chosen) => setDraft(draftWith(chosen, games, clocks, draft))}
        onSettings={(settings) => set({ settings })}
      />
      <GameField games={games.filter((one) => fits(one, form))} draft={terms} onChange={setTerms} />
      {needsPartners(game, form) && <p class={challenge.hint}>{t('competitions.needsPartners')}</p>}
      {hasPartners(game) && !needsPartners(game, form) && (
        <Switch
          label={t('competitions.partnersFixed')}
          checked={draft.fixedPartners}
          onChange={(fixedPartners) => set({ fixedPartners })}
        />
      )}
      <ClockFields
        clocks={clocks}
        clock={terms.clock}
        onChange={(clock) =>
          set({ terms: { ...terms, clock, rated: terms.rated && clock.kind !== 'NONE' } })
        }
        errorAt={errorAt}
      />
      <BeginFields isLadder={form.isLadder} draft={draft} onChange={set} errorAt={errorAt} />
      <AccessFields draft={draft} clubs={clubs} onChange={set} errorAt={errorAt} />
      <MoreTerms game={game} draft={draft} onChange={set} onTerms={setTerms} errorAt={errorAt} />
      <SendOutcome errors={otherErrors(...SHOWN)} />
      <div class={challenge.start}>
        <Button kind="main" type="submit" disabled={isSending}>
          {t('competitions.create')}
        </Button>
      </div>
    </form>
  );
}
