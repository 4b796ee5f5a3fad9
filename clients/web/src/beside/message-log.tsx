import { useEffect, useRef, useState } from 'preact/hooks';
import type { BesideMessageFragment, BesideMessagesQuery } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
import styles from './messages.module.css';
import { ReportMessage } from './report-message';

export type Phrases = BesideMessagesQuery['phrases'];

interface Props {
  /** Newest first, as in the API. */
  readonly messages: readonly BesideMessageFragment[];
  readonly phrases: Phrases;
  readonly viewerSeat: number | null;
}

/** The messages, newest at the bottom. Screen readers read new ones aloud. */
export function MessageLog({ messages, phrases, viewerSeat }: Props) {
  const log = useRef<HTMLUListElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => log.current?.scrollTo({ top: log.current.scrollHeight }), [newest]);
  return (
    <div role="log" aria-label={t('beside.messages')}>
      <ul ref={log} class={styles.log} tabIndex={messages.length > 0 ? 0 : undefined}>
        {messages.toReversed().map((message) => (
          <Said
            key={message.id}
            message={message}
            phrases={phrases}
            isOwn={message.seat === viewerSeat}
          />
        ))}
      </ul>
    </div>
  );
}

interface SaidProps {
  readonly message: BesideMessageFragment;
  readonly phrases: Phrases;
  readonly isOwn: boolean;
}

function Said({ message, phrases, isOwn }: SaidProps) {
  const [reports, setReports] = useState(false);
  const { sender, createdAt, deliveredAt } = message;
  return (
    <li class={`${styles.message} ${isOwn ? styles.own : ''}`}>
      <p class={styles.text}>
        <bdi>{wording(message, phrases)}</bdi>
      </p>
      <div class={styles.under}>
        <bdi>{isOwn ? t('beside.you') : sender.username}</bdi>
        <time dateTime={createdAt}>{fromNow(createdAt)}</time>
        {deliveredAt === null && <span>{t('beside.heldBack')}</span>}
        {!isOwn && (
          <button
            type="button"
            class={styles.report}
            aria-expanded={reports}
            onClick={() => setReports(!reports)}
          >
            {t('beside.report')}
          </button>
        )}
      </div>
      {reports && <ReportMessage id={message.id} />}
    </li>
  );
}

/** A phrase in the reader's language, or a text as it was typed. */
function wording({ text, phrase }: BesideMessageFragment, phrases: Phrases): string {
  return text ?? phrases.find((one) => one.phrase === phrase)?.[language.value] ?? '';
}
