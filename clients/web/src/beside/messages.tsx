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
  /** The message that came last, by which this knows that there is more to read. */
  readonly latest: string | undefined;
}

/** What the players say to each other: as it comes, and older pages on demand. */
export function Messages({ match, latest }: Props) {
  const [after, setAfter] = useState<string | null>(null);
  const result = useResult(BesideMessagesDocument, { id: match.id, after });
  const again = () => {
    setAfter(null);
    result.again();
  };
  // What was held back is delivered with the end of the deal, and stands where it was sent; what came while there was no
  // connection is told by events alone.
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
