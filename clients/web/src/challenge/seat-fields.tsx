import { Choice } from '../design/choice';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { FriendField } from './friend-field';
import { suggestedIn } from './use-strengths';
import type { Strengths } from './use-strengths';
import type { Sitter } from './wish';

interface Props {
  readonly legend: string;
  readonly sitter: Sitter;
  readonly strengths: Strengths;
  readonly onChange: (sitter: Sitter) => void;
  readonly error: string | undefined;
}

const KINDS = ['friend', 'bot', 'anyone', 'link'] as const;

/** The choice of the opponent or partner for one seat. */
export function SeatFields({ legend, sitter, strengths, onChange, error }: Props) {
  return (
    <div class={styles.seat}>
      <Choice
        label={legend}
        options={KINDS.map((kind) => ({ value: kind, text: t(`challenge.who.${kind}`) }))}
        value={sitter.kind}
        onChoose={(kind) => onChange({ ...sitter, kind })}
      />
      {sitter.kind === 'friend' && (
        <FriendField
          label={t('challenge.friend')}
          username={sitter.username}
          error={error}
          onChange={(username) => onChange({ ...sitter, username })}
        />
      )}
      {sitter.kind === 'bot' && (
        <Choice
          label={t('challenge.level')}
          options={strengths.map(({ level, rating, suggested }) => ({
            value: level,
            text: t('challenge.levelRated', { level: t(`challenge.bot.${level}`), rating }),
            hint: t(`challenge.botHint.${level}`),
            ...(suggested && { mark: t('challenge.likeYou') }),
          }))}
          value={sitter.bot ?? suggestedIn(strengths)}
          onChoose={(bot) => onChange({ ...sitter, bot })}
        />
      )}
      {sitter.kind === 'link' && <p class={styles.hint}>{t('challenge.linkHint')}</p>}
      {sitter.kind === 'anyone' && <p class={styles.hint}>{t('challenge.anyoneHint')}</p>}
      {sitter.kind !== 'friend' && error && (
        <p class={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
