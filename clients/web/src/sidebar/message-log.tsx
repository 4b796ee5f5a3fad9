import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchMessageFragment, MatchMessagesQuery } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/dates';
import styles from './messages.module.css';
import { ReportMessage } from './report-message';
import { shownName } from '../people/user-name';

export type Phrases = MatchMessagesQuery['phrases'];

interface Props {
  /** Newest first, as in the API. */
  readonly messages: readonly MatchMessageFragment[];
  readonly phrases: Phrases;
  readonly viewerSeat: number | null;
}

/** The messages, newest at the bottom. Screen readers read new ones aloud. */
export function MessageLog({ messages, phrases, viewerSeat }: Props) {
  const log = useRef<HTMLUListElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => log.current?.scrollTo({ top: log.current.scrollHeight }), [newest]);
  return (
    <div role="log" aria-label={t('sidebar.messages')}>
      <ul ref={log} class={styles.log} tabIndex={messages.length > 0 ? 0 : undefined}>
        {messages.toReversed().map((message) => (
          <MessageEntry
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

interface EntryProps {
  readonly message: MatchMessageFragment;
  readonly phrases: Phrases;
  readonly isOwn: boolean;
}

function MessageEntry({ message, phrases, isOwn }: EntryProps) {
  const [reports, setReports] = useState(false);
  const { sender, createdAt, deliveredAt } = message;
  return (
    <li class={`${styles.message} ${isOwn ? styles.own : ''}`}>
      <p class={styles.text}>
        <bdi>{wording(message, phrases)}</bdi>
      </p>
      <div class={styles.under}>
        <bdi>{isOwn ? t('sidebar.you') : shownName(sender.username)}</bdi>
        <time dateTime={createdAt}>{fromNow(createdAt)}</time>
        {deliveredAt === null && <span>{t('sidebar.heldBack')}</span>}
        {!isOwn && (
          <button
            type="button"
            class={styles.report}
            aria-expanded={reports}
            onClick={() => setReports(!reports)}
          >
            {t('sidebar.report')}
          </button>
        )}
      </div>
      {reports && <ReportMessage id={message.id} />}
    </li>
  );
}

/** The text of a message; a phrase is in the language of the page. */
export function wording(
  { text, phrase }: Pick<MatchMessageFragment, 'text' | 'phrase'>,
  phrases: Phrases,
): string {
  return text ?? phrases.find((one) => one.phrase === phrase)?.[language.value] ?? '';
}
