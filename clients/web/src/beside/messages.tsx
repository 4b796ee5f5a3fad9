import { useState } from 'preact/hooks';
import { useAgain, useResult } from '../api/hooks';
import { happened } from '../api/live';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { BesideMessagesDocument } from '../generated/graphql';
import type { BesideMatchFragment, BesideMessagesQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MessageLog } from './message-log';
import styles from './parts.module.css';
import { WriteMessage } from './write-message';

interface Props {
  readonly match: BesideMatchFragment;
  /** The id of the latest message. A change means that there is more to read. */
  readonly latest: string | undefined;
}

/** The messages of the match. New ones appear at once, older pages on request. */
export function Messages({ match, latest }: Props) {
  const [after, setAfter] = useState<string | null>(null);
  const result = useResult(BesideMessagesDocument, { id: match.id, after });
  const again = () => {
    setAfter(null);
    result.again();
  };
  // Messages that were held back appear at the end of the deal, at the place where they were sent. Messages sent while
  // the connection was broken are known by events only.
  useAgain(again, [latest, match.deal.number, match.status, happened.value]);
  return (
    <Answer result={result}>
      {(data) => <Said match={match} data={data} onOlder={setAfter} onSent={again} />}
    </Answer>
  );
}

interface SaidProps {
  readonly match: BesideMatchFragment;
  readonly data: BesideMessagesQuery;
  readonly onOlder: (after: string) => void;
  readonly onSent: () => void;
}

function Said({ match, data, onOlder, onSent }: SaidProps) {
  const page = data.match?.messages;
  const messages = page?.nodes.filter((message) => message !== null) ?? [];
  const older = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <>
      {older && (
        <Button kind="quiet" onClick={() => onOlder(older)}>
          {t('beside.older')}
        </Button>
      )}
      {messages.length === 0 && <p class={styles.hint}>{t('beside.noMessages')}</p>}
      <MessageLog messages={messages} phrases={data.phrases} viewerSeat={match.viewerSeat} />
      <WriteMessage match={match} phrases={data.phrases} onSent={onSent} />
    </>
  );
}
