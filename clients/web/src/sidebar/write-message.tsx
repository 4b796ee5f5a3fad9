import { useDraft } from '../api/drafts';
import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { SendMessageDocument } from '../generated/graphql';
import type { SidebarMatchFragment, Phrase } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import type { Phrases } from './message-log';
import styles from './messages.module.css';
import { Muted, useMute } from './muted';
import parts from './parts.module.css';

const MUTED = 'message-muted';
const HELD_BACK = 'message-held-back';

interface Props {
  readonly match: SidebarMatchFragment;
  readonly phrases: Phrases;
  readonly onSent: () => void;
}

/** Sends a message: a typed text, or a phrase with one tap. */
export function WriteMessage({ match, phrases, onSent }: Props) {
  const [text, setText] = useDraft(`message.${match.id}`);
  const change = useChange(SendMessageDocument, (data) => data.sendMessage);
  const { keyFor, isDone } = useKey();
  const mute = useMute();
  const isHeldBack = match.seats.length > 2 && match.status === 'IN_PROGRESS';

  async function send(content: { text: string } | { phrase: Phrase }): Promise<void> {
    const message = { matchId: match.id, ...content };
    if (!(await change.send({ input: { ...message, idempotencyKey: keyFor(message) } }))) return;
    isDone();
    if ('text' in content) setText('');
    onSent();
  }
  function submit(event: Event): void {
    event.preventDefault();
    if (text.trim() && !mute) void send({ text: text.trim() });
  }
  return (
    <form class={styles.write} onSubmit={submit}>
      <label for="message-text">{t('sidebar.write')}</label>
      <textarea
        id="message-text"
        rows={2}
        maxLength={500}
        value={text}
        readOnly={mute !== null}
        aria-describedby={mute ? MUTED : isHeldBack ? HELD_BACK : undefined}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {mute && <Muted id={MUTED} mute={mute} />}
      {isHeldBack && !mute && (
        <p id={HELD_BACK} class={parts.hint}>
          {t('sidebar.willBeHeldBack')}
        </p>
      )}
      <Button type="submit" disabled={change.isSending || !text.trim() || mute !== null}>
        {t('sidebar.send')}
      </Button>
      <SendOutcome errors={change.otherErrors()} />
      <details class={parts.fold}>
        <summary>{t('sidebar.phrases')}</summary>
        <div class={styles.phrases}>
          {phrases.map(({ phrase, ...wording }) => (
            <button
              key={phrase}
              type="button"
              class={styles.phrase}
              disabled={change.isSending}
              onClick={() => void send({ phrase })}
            >
              {wording[language.value]}
            </button>
          ))}
        </div>
      </details>
    </form>
  );
}
