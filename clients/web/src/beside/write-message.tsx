import { useState } from 'preact/hooks';
import { useKey } from '../api/key';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { SendMessageDocument } from '../generated/graphql';
import type { BesideMatchFragment, Phrase } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import type { Phrases } from './message-log';
import styles from './messages.module.css';
import parts from './parts.module.css';

interface Props {
  readonly match: BesideMatchFragment;
  readonly phrases: Phrases;
  readonly onSent: () => void;
}

/** Sends a message: a typed text, or a phrase with one tap. */
export function WriteMessage({ match, phrases, onSent }: Props) {
  const [text, setText] = useState('');
  const change = useChange(SendMessageDocument, (data) => data.sendMessage);
  const { keyFor, isDone } = useKey();
  const isHeldBack = match.seats.length > 2 && match.status === 'IN_PROGRESS';

  async function send(said: { text: string } | { phrase: Phrase }): Promise<void> {
    const wish = { matchId: match.id, ...said };
    if (!(await change.send({ input: { ...wish, idempotencyKey: keyFor(wish) } }))) return;
    isDone();
    if ('text' in said) setText('');
    onSent();
  }
  function submit(event: Event): void {
    event.preventDefault();
    if (text.trim()) void send({ text: text.trim() });
  }
  return (
    <form class={styles.write} onSubmit={submit}>
      <label for="beside-text">{t('beside.write')}</label>
      <textarea
        id="beside-text"
        rows={2}
        maxLength={500}
        value={text}
        aria-describedby={isHeldBack ? 'beside-held' : undefined}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isHeldBack && (
        <p id="beside-held" class={parts.hint}>
          {t('beside.willBeHeldBack')}
        </p>
      )}
      <Button type="submit" disabled={change.isSending || !text.trim()}>
        {t('beside.send')}
      </Button>
      <SendOutcome wrong={change.others()} />
      <details class={parts.fold}>
        <summary>{t('beside.phrases')}</summary>
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
