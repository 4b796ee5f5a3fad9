import { useChange } from '../api/use-change';
import { SendOutcome } from '../design/outcome';
import { SetAutoplayDocument } from '../generated/graphql';
import type { AutoplayDelay, AutoplayMode, SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './autoplay.module.css';
import parts from './parts.module.css';

interface Choice {
  readonly key: 'off' | 'atOnce' | 'later';
  readonly mode: AutoplayMode;
  readonly delay: AutoplayDelay;
}

const CHOICES: readonly Choice[] = [
  { key: 'off', mode: 'OFF', delay: 'NONE' },
  { key: 'later', mode: 'FORCED', delay: 'HIDDEN' },
  { key: 'atOnce', mode: 'FORCED', delay: 'NONE' },
];

/**
 * Chooses whether forced moves are played for the viewer in this match, and whether the others can see that they were
 * forced.
 */
export function Autoplay({ match }: { match: SidebarMatchFragment }) {
  const { send, isSending, otherErrors } = useChange(
    SetAutoplayDocument,
    (data) => data.setAutoplay,
  );
  const { mode, delay } = match.autoplay ?? { mode: 'OFF', delay: 'NONE' };
  const isChosen = (choice: Choice): boolean =>
    choice.mode === mode && (mode === 'OFF' || choice.delay === delay);
  return (
    <fieldset class={styles.choices} disabled={isSending}>
      <legend class={parts.title}>{t('sidebar.autoplay')}</legend>
      {CHOICES.map((choice) => (
        <label key={choice.key} class={styles.choice}>
          <input
            type="radio"
            name="autoplay"
            checked={isChosen(choice)}
            onChange={() =>
              void send({ input: { matchId: match.id, mode: choice.mode, delay: choice.delay } })
            }
          />
          <span>{t(`sidebar.autoplay.${choice.key}`)}</span>
        </label>
      ))}
      <SendOutcome errors={otherErrors()} />
    </fieldset>
  );
}
