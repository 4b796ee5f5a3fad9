import { Field } from '../design/field';
import { Switch } from '../design/switch';
import { t } from '../i18n/i18n';
import type { ErrorAt } from './errors';
import styles from './challenge.module.css';
import type { ChallengeDraft } from './challenge-draft';

interface Props {
  /** Whether a match with these terms may count for ratings. */
  readonly isRateable: boolean;
  /** Guests play unrated, so they do not get the switch. */
  readonly isGuest: boolean;
  readonly draft: ChallengeDraft;
  readonly onChange: (change: Partial<ChallengeDraft>) => void;
  readonly errorAt: ErrorAt;
}

const SWITCHES = ['rated', 'onlookers', 'peopleOnly', 'rulesFixed'] as const;

/** Whether the match is rated, who may watch and accept, and the target. */
export function TermFields({ isRateable, isGuest, draft, onChange, errorAt }: Props) {
  return (
    <div class={styles.part}>
      {SWITCHES.filter((name) => !isGuest || name !== 'rated').map((name) => (
        <Switch
          key={name}
          label={t(`challenge.term.${name}`)}
          hint={t(`challenge.termHint.${name}`)}
          checked={draft[name]}
          error={
            errorAt(name) ??
            (name === 'rated' && draft.rated && !isRateable
              ? t('challenge.notRateable')
              : undefined)
          }
          onChange={(is) => onChange({ [name]: is })}
        />
      ))}
      <div class={styles.numbers}>
        <Field
          label={t('challenge.target')}
          hint={t('challenge.targetHint')}
          type="number"
          min="1"
          max="1000"
          required
          value={draft.target}
          error={errorAt('target') ?? errorAt('rules', 'target')}
          onInput={(event) => onChange({ target: event.currentTarget.valueAsNumber || 0 })}
        />
      </div>
    </div>
  );
}
