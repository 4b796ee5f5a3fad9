import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { BesideClockDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { moment, span } from '../i18n/moments';
import type { ClockMatch } from './clock-match';
import styles from './clock.module.css';
import parts from './parts.module.css';

const PAGE = 100;

type Entry = ClockMatch['clock']['timeLedger'][number];

/** Every stretch of the match's time in words, in order. */
export function TimeLedger({ match }: { match: ClockMatch }) {
  const [pages, setPages] = useState(1);
  return (
    <details class={parts.fold}>
      <summary>{t('beside.ledger')}</summary>
      <ol class={parts.list}>
        <Entries match={match} entries={match.clock.timeLedger} />
        {Array.from({ length: pages - 1 }, (_, page) => (
          <LaterEntries key={page} match={match} skip={(page + 1) * PAGE} />
        ))}
      </ol>
      {match.clock.timeLedger.length === PAGE && (
        <Button kind="quiet" onClick={() => setPages(pages + 1)}>
          {t('beside.more')}
        </Button>
      )}
    </details>
  );
}

function LaterEntries({ match, skip }: { match: ClockMatch; skip: number }) {
  const [{ data }] = useQuery({ query: BesideClockDocument, variables: { id: match.id, skip } });
  return <Entries match={match} entries={data?.match?.clock.timeLedger ?? []} />;
}

function Entries({ match, entries }: { match: ClockMatch; entries: readonly Entry[] }) {
  return (
    <>
      {entries.map((entry, at) => (
        <li key={`${entry.from} ${at}`} class={styles.entry}>
          <span>
            {t(`beside.time.${entry.kind}`, {
              name: match.seats[entry.seat]?.user.username ?? '',
            })}
          </span>
          <span>{span(entry.seconds)}</span>
          <time dateTime={entry.from}>{moment(entry.from)}</time>
        </li>
      ))}
    </>
  );
}
