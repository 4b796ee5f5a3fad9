import { useState } from 'preact/hooks';
import { useReload, useResult } from '../api/hooks';
import { changeCount } from '../api/live';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { MatchMessagesDocument } from '../generated/graphql';
import type { SidebarMatchFragment, MatchMessagesQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MessageLog } from './message-log';
import styles from './parts.module.css';
import { WriteMessage } from './write-message';

interface Props {
  readonly match: SidebarMatchFragment;
  /** The id of the latest message. A change means that there is more to read. */
  readonly latest: string | undefined;
}

/** The messages of the match. New ones appear at once, older pages on request. */
export function Messages({ match, latest }: Props) {
  const [after, setAfter] = useState<string | null>(null);
  const result = useResult(MatchMessagesDocument, { id: match.id, after });
  const reload = () => {
    setAfter(null);
    result.reload();
  };
  // Messages that were held back appear at the end of the deal, at the place where they were sent. Messages sent while
  // the connection was broken are known by events only.
  useReload(reload, [latest, match.deal.number, match.status, changeCount.value]);
  return (
    <Answer result={result}>
      {(data) => <MessagePage match={match} data={data} onOlder={setAfter} onSent={reload} />}
    </Answer>
  );
}

interface PageProps {
  readonly match: SidebarMatchFragment;
  readonly data: MatchMessagesQuery;
  readonly onOlder: (after: string) => void;
  readonly onSent: () => void;
}

function MessagePage({ match, data, onOlder, onSent }: PageProps) {
  const page = data.match?.messages;
  const messages = page?.nodes.filter((message) => message !== null) ?? [];
  const older = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <>
      {older && (
        <Button kind="quiet" onClick={() => onOlder(older)}>
          {t('sidebar.older')}
        </Button>
      )}
      {messages.length === 0 && <p class={styles.hint}>{t('sidebar.noMessages')}</p>}
      <MessageLog messages={messages} phrases={data.phrases} viewerSeat={match.viewerSeat} />
      <WriteMessage match={match} phrases={data.phrases} onSent={onSent} />
    </>
  );
}
