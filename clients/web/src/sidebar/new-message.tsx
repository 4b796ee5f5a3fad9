import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { MatchMessagesDocument } from '../generated/graphql';
import type { MatchMessageFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { wording } from './message-log';
import styles from './new-message.module.css';
import { shownName } from '../people/user-name';

interface Props {
  readonly matchId: string;
  /** The latest message while the viewer has not seen it. */
  readonly message: MatchMessageFragment | undefined;
  readonly onOpen: () => void;
}

/** How long a message stays over the table; after that the dot at its tab is left. */
const SHOWN_MILLIS = 8_000;

/** A new message as one line over the table, for a viewer who does not see the log. */
export function NewMessage({ matchId, message, onOpen }: Props) {
  const [gone, setGone] = useState<string>();
  const [{ data }] = useQuery({ query: MatchMessagesDocument, variables: { id: matchId } });
  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setGone(id), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [id]);
  const isShown = message !== undefined && id !== gone;
  return (
    <div class={styles.place} role="status">
      {isShown && (
        <div class={styles.message}>
          <button type="button" class={styles.text} onClick={onOpen}>
            <bdi class={styles.sender}>{shownName(message.sender.username)}</bdi>
            <bdi>{wording(message, data?.phrases ?? [])}</bdi>
          </button>
          <button
            type="button"
            class={styles.close}
            aria-label={t('sidebar.hideMessage')}
            onClick={() => setGone(id)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
