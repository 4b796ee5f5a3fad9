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

/** The page size of the document. */
const PAGE = 100;

type Entry = ClockMatch['clock']['timeLedger'][number];

/** Every entry of the time ledger in words, in order. */
export function TimeLedger({ match }: { match: ClockMatch }) {
  return (
    <details class={parts.fold}>
      <summary>{t('sidebar.ledger')}</summary>
      <ol class={parts.list}>
        <Page match={match} entries={match.clock.timeLedger} skip={0} />
      </ol>
    </details>
  );
}

interface PageProps {
  readonly match: ClockMatch;
  readonly entries: readonly Entry[];
  /** How many entries come before this page. */
  readonly skip: number;
}

/** A page of entries. The next page is loaded on request. */
function Page({ match, entries, skip }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const next = entries.length === PAGE ? skip + PAGE : null;
  return (
    <>
      <Entries match={match} entries={entries} />
      {next !== null && isOpen && <LaterPage match={match} skip={next} />}
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

function LaterPage({ match, skip }: Omit<PageProps, 'entries'>) {
  const result = useResult(MatchClockDocument, { id: match.id, skip });
  return (
    <Answer result={result}>
      {(data) => <Page match={match} entries={data.match?.clock.timeLedger ?? []} skip={skip} />}
    </Answer>
  );
}

function Entries({ match, entries }: { match: ClockMatch; entries: readonly Entry[] }) {
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
