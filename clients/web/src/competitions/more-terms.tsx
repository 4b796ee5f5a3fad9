import challenge from '../challenge/challenge.module.css';
import type { ChallengeDraft, Game } from '../challenge/challenge-draft';
import type { ErrorAt } from '../challenge/errors';
import { PresetField } from '../challenge/game-fields';
import { RuleFields } from '../challenge/rule-fields';
import { Field } from '../design/field';
import { Switch } from '../design/switch';
import { TextArea } from '../design/text-area';
import { t } from '../i18n/i18n';
import type { CompetitionDraft } from './competition-draft';
import styles from './competitions.module.css';
import { NUMBERS } from './number-fields';

interface Props {
  readonly game: Game;
  readonly draft: CompetitionDraft;
  readonly onChange: (change: Partial<CompetitionDraft>) => void;
  readonly onTerms: (terms: ChallengeDraft) => void;
  readonly errorAt: ErrorAt;
}

/** Everything that has a good default. It is folded, but part of the form: its values are sent. */
export function MoreTerms({ game, draft, onChange, onTerms, errorAt }: Props) {
  const { form, terms, allowsBots } = draft;
  return (
    <details class={challenge.options}>
      <summary>{t('challenge.more')}</summary>
      <div class={challenge.part}>
        <TextArea
          label={t('competitions.about')}
          name="about"
          maxLength={2000}
          error={errorAt('about')}
        />
        <div class={styles.numbers}>
          {NUMBERS.map(({ name, min, max, usual }) => (
            <Field
              key={`${form.key} ${name}`}
              label={t(`competitions.number.${name}`)}
              hint={t(`competitions.numberHint.${name}`)}
              name={name}
              type="number"
              min={min}
              max={max}
              required
              defaultValue={name === 'leastEntries' ? form.leastEntries : usual}
              error={errorAt(name)}
            />
          ))}
        </div>
        {(['rated', 'onlookers'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`challenge.term.${name}`)}
            checked={terms[name]}
            error={errorAt(name)}
            onChange={(is) => onTerms({ ...terms, [name]: is })}
          />
        ))}
        <Switch
          label={t('competitions.bots')}
          checked={allowsBots}
          onChange={(is) => onChange({ allowsBots: is })}
        />
        <PresetField game={game} draft={terms} onChange={onTerms} />
        <RuleFields
          game={game}
          draft={terms}
          onChange={(rules) => onTerms({ ...terms, rules })}
          errorAt={errorAt}
        />
      </div>
    </details>
  );
}
