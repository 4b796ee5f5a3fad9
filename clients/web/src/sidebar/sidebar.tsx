import { useState } from 'preact/hooks';
import { SidebarDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { useReload, useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { t } from '../i18n/i18n';
import styles from './sidebar.module.css';
import { Clock } from './clock';
import { MatchTab } from './match-tab';
import { Messages } from './messages';
import { useNewMessage } from './use-new-message';
import { Plans } from './plans';
import { Tabs } from './tabs';
import type { Tab } from './tabs';

interface Props {
  /** The match on the table. */
  readonly match: { readonly id: string; readonly version: number };
}

/** Everything about a match that is not on the table. */
export function Sidebar({ match: { id, version } }: Props) {
  const result = useLiveQuery(SidebarDocument, { id });
  useReload(result.reload, [version]);
  return <Answer result={result}>{({ match }) => match && <Parts match={match} />}</Answer>;
}

function Parts({ match }: { match: SidebarMatchFragment }) {
  const isPlayer = match.viewerSeat !== null;
  const [open, setOpen] = useState(isPlayer ? 'messages' : 'clock');
  const { latest, hasUnread } = useNewMessage(match, open === 'messages');
  const tabs: readonly (Tab | false)[] = [
    isPlayer && {
      key: 'messages',
      title: t('sidebar.messages'),
      newLabel: hasUnread ? t('sidebar.new') : undefined,
      content: () => <Messages match={match} latest={latest} />,
    },
    { key: 'clock', title: t('sidebar.clock'), content: () => <Clock match={match} /> },
    isPlayer &&
      match.status === 'IN_PROGRESS' && {
        key: 'plans',
        title: t('sidebar.plans'),
        content: () => <Plans match={match} />,
      },
    { key: 'around', title: t('sidebar.match'), content: () => <MatchTab match={match} /> },
  ];
  return (
    <aside class={styles.sidebar} aria-label={t('sidebar.label')}>
      <h2 class={styles.hidden}>{t('sidebar.label')}</h2>
      <Tabs
        label={t('sidebar.label')}
        tabs={tabs.filter((tab) => tab !== false)}
        onOpen={setOpen}
      />
    </aside>
  );
}
