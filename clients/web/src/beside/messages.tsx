import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { Pending } from '../app/pending';
import { Button } from '../design/button';
import { BesideMessagesDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MessageLog } from './message-log';
import styles from './parts.module.css';
import { WriteMessage } from './write-message';

interface Props {
  readonly match: BesideMatchFragment;
  /** The message that came last, by which this knows that there is more to read. */
  readonly latest: string | undefined;
}

/** What the players say to each other: as it comes, and older pages on demand. */
export function Messages({ match, latest }: Props) {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }, ask] = useQuery({
    query: BesideMessagesDocument,
    variables: { id: match.id, after },
  });
  const running = match.deal.number;
  // What was held back is delivered with the end of the deal, and stands where it was sent.
  useEffect(() => {
    if (!data) return;
    setAfter(null);
    ask({ requestPolicy: 'network-only' });
  }, [latest, running, match.status]);
  const page = data?.match?.messages;
  if (!page) return <Pending error={error} again={() => ask({ requestPolicy: 'network-only' })} />;
  const messages = page.nodes.filter((message) => message !== null);
  return (
    <>
      {page.pageInfo.hasNextPage && (
        <Button kind="quiet" onClick={() => setAfter(page.pageInfo.endCursor ?? null)}>
          {t('beside.older')}
        </Button>
      )}
      {messages.length === 0 && <p class={styles.hint}>{t('beside.noMessages')}</p>}
      <MessageLog messages={messages} phrases={data.phrases} viewerSeat={match.viewerSeat} />
      <WriteMessage
        match={match}
        phrases={data.phrases}
        onSent={() => ask({ requestPolicy: 'network-only' })}
      />
    </>
  );
}
