import { Choice } from '../design/choice';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { FriendField } from './friend-field';
import { levelIn } from './levels';
import type { Strengths } from './levels';
import type { SeatChoice } from './challenge-draft';
import type { OpponentKind } from './opponents';

interface Props {
  readonly legend: string;
  readonly kinds: readonly OpponentKind[];
  readonly choice: SeatChoice;
  readonly strengths: Strengths;
  readonly onChange: (choice: SeatChoice) => void;
  readonly error: string | undefined;
}

/** The choice of the opponent or partner for one seat. */
export function SeatFields({ legend, kinds, choice, strengths, onChange, error }: Props) {
  return (
    <div class={styles.seat}>
      <Choice
        label={legend}
        options={kinds.map((kind) => ({ value: kind, text: t(`challenge.who.${kind}`) }))}
        value={choice.kind}
        onChoose={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'friend' && (
        <FriendField
          label={t('challenge.friend')}
          username={choice.username}
          error={error}
          onChange={(username) => onChange({ ...choice, username })}
        />
      )}
      {choice.kind === 'bot' && (
        <Choice
          label={t('challenge.level')}
          options={strengths.map(({ level, rating, suggested }) => ({
            value: level,
            text: t('challenge.levelRated', { level: t(`challenge.bot.${level}`), rating }),
            hint: t(`challenge.botHint.${level}`),
            ...(suggested && { mark: t('challenge.likeYou') }),
          }))}
          value={levelIn(strengths, choice.bot)}
          onChoose={(bot) => onChange({ ...choice, bot })}
        />
      )}
      {choice.kind === 'link' && <p class={styles.hint}>{t('challenge.linkHint')}</p>}
      {choice.kind === 'anyone' && <p class={styles.hint}>{t('challenge.anyoneHint')}</p>}
      {choice.kind !== 'friend' && error && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
