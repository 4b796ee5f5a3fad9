import { useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { MatchClockDocument } from '../generated/graphql';
import { nameOf } from '../match/sides';
import { t } from '../i18n/i18n';
import { moment, durationText } from '../i18n/dates';
import type { ClockMatch } from './clock-match';
import styles from './clock.module.css';
import parts from './parts.module.css';

type LedgerPage = ClockMatch['clock']['timeLedger'];

/** Every entry of the time ledger in words, in order. */
export function TimeLedger({ match }: { match: ClockMatch }) {
  return (
    <details class={parts.fold}>
      <summary>{t('sidebar.ledger')}</summary>
      <ol class={parts.list}>
        <Page match={match} ledger={match.clock.timeLedger} />
      </ol>
    </details>
  );
}

interface PageProps {
  readonly match: ClockMatch;
  readonly ledger: LedgerPage;
}

/** A page of entries. The next page is loaded on request. */
function Page({ match, ledger: { nodes, pageInfo } }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      <Entries match={match} nodes={nodes} />
      {next !== null && isOpen && <LaterPage match={match} after={next} />}
      {next !== null && !isOpen && (
        <li>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t('sidebar.more')}
          </Button>
        </li>
      )}
    </>
  );
}

function LaterPage({ match, after }: { match: ClockMatch; after: string }) {
  const result = useResult(MatchClockDocument, { id: match.id, after });
  return (
    <Answer result={result}>
      {(data) => data.match && <Page match={match} ledger={data.match.clock.timeLedger} />}
    </Answer>
  );
}

function Entries({ match, nodes }: { match: ClockMatch } & Pick<LedgerPage, 'nodes'>) {
  const entries = nodes.filter((entry) => entry !== null);
  return (
    <>
      {entries.map((entry, at) => (
        <li key={`${entry.from} ${at}`} class={styles.entry}>
          <span>
            {t(`sidebar.time.${entry.kind}`, {
              name: nameOf(match, entry.seat),
            })}
          </span>
          <span>{durationText(entry.seconds)}</span>
          <time dateTime={entry.from}>{moment(entry.from)}</time>
        </li>
      ))}
    </>
  );
}
