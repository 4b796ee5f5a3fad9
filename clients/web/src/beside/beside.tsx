import { useState } from 'preact/hooks';
import { BesideDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { useAgain, useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { t } from '../i18n/i18n';
import styles from './beside.module.css';
import { Clock } from './clock';
import { Around } from './around';
import { Messages } from './messages';
import { useNews } from './news';
import { Plans } from './plans';
import { Tabs } from './tabs';
import type { Tab } from './tabs';

interface Props {
  /** The match on the table. */
  readonly match: { readonly id: string; readonly version: number };
}

/** Everything about a match that is not on the table. */
export function Beside({ match: { id, version } }: Props) {
  const result = useLiveQuery(BesideDocument, { id });
  useAgain(result.again, [version]);
  return <Answer result={result}>{({ match }) => match && <Parts match={match} />}</Answer>;
}

function Parts({ match }: { match: BesideMatchFragment }) {
  const isPlayer = match.viewerSeat !== null;
  const [open, setOpen] = useState(isPlayer ? 'messages' : 'clock');
  const { latest, hasNews } = useNews(match, open === 'messages');
  const tabs: readonly (Tab | false)[] = [
    isPlayer && {
      key: 'messages',
      title: t('beside.messages'),
      news: hasNews ? t('beside.news') : undefined,
      content: () => <Messages match={match} latest={latest} />,
    },
    { key: 'clock', title: t('beside.clock'), content: () => <Clock match={match} /> },
    isPlayer &&
      match.status === 'IN_PROGRESS' && {
        key: 'plans',
        title: t('beside.plans'),
        content: () => <Plans match={match} />,
      },
    { key: 'around', title: t('beside.around'), content: () => <Around match={match} /> },
  ];
  return (
    <aside class={styles.beside} aria-label={t('beside.label')}>
      <h2 class={styles.hidden}>{t('beside.label')}</h2>
      <Tabs label={t('beside.label')} tabs={tabs.filter((tab) => tab !== false)} onOpen={setOpen} />
    </aside>
  );
}
