import { Choice } from '../design/choice';
import type { BotLevel } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { FriendField } from './friend-field';
import type { Sitter } from './wish';

interface Props {
  readonly legend: string;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly error: string | undefined;
}

const KINDS = ['friend', 'bot', 'anyone', 'link'] as const;
const LEVELS: readonly BotLevel[] = ['random', 'easy', 'club', 'expert'];

/** Who is to sit at one seat. */
export function SeatFields({ legend, sitter, onChange, error }: Props) {
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
          options={LEVELS.map((level) => ({
            value: level,
            text: t(`challenge.bot.${level}`),
            hint: t(`challenge.botHint.${level}`),
          }))}
          value={sitter.bot}
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
