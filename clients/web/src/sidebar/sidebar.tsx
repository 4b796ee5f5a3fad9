import { useRef, useState } from 'preact/hooks';
import { SidebarDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { useReload, useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { t } from '../i18n/i18n';
import styles from './sidebar.module.css';
import { Clock } from './clock';
import type { ContractTexts } from './contracts';
import { MatchTab } from './match-tab';
import { Messages } from './messages';
import { NewMessage } from './new-message';
import { useIsInView } from './use-is-in-view';
import { useNewMessage } from './use-new-message';
import { VoidedNote } from '../fair-play/voided-note';
import { OfCompetition } from './of-competition';
import { Plans } from './plans';
import { Tabs } from './tabs';
import type { Tab } from './tabs';

interface Props {
  /** The match on the table. */
  readonly match: {
    readonly id: string;
    readonly version: number;
    readonly variant: { readonly contracts: ContractTexts };
  };
}

/** Everything about a match that is not on the table. */
export function Sidebar({ match: { id, version, variant } }: Props) {
  const result = useLiveQuery(SidebarDocument, { id });
  useReload(result.reload, [version]);
  return (
    <Answer result={result}>
      {({ match }) => match && <Parts match={match} contracts={variant.contracts} />}
    </Answer>
  );
}

interface PartsProps {
  readonly match: SidebarMatchFragment;
  readonly contracts: ContractTexts;
}

function Parts({ match, contracts }: PartsProps) {
  const isPlayer = match.viewerSeat !== null;
  const [open, setOpen] = useState(isPlayer ? 'messages' : 'clock');
  const aside = useRef<HTMLElement>(null);
  const isInView = useIsInView(aside);
  const { latest, isUnread } = useNewMessage(match, isInView && open === 'messages');
  function showMessages(): void {
    setOpen('messages');
    aside.current?.scrollIntoView({ block: 'nearest' });
  }
  const tabs: readonly (Tab | false)[] = [
    isPlayer && {
      key: 'messages',
      title: t('sidebar.messages'),
      newLabel: isUnread ? t('sidebar.new') : undefined,
      content: () => <Messages match={match} latest={latest?.id} />,
    },
    { key: 'clock', title: t('sidebar.clock'), content: () => <Clock match={match} /> },
    isPlayer &&
      match.status === 'IN_PROGRESS' && {
        key: 'plans',
        title: t('sidebar.plans'),
        content: () => <Plans match={match} />,
      },
    {
      key: 'around',
      title: t('sidebar.match'),
      content: () => <MatchTab match={match} contracts={contracts} />,
    },
  ];
  return (
    <aside ref={aside} class={styles.sidebar} aria-label={t('sidebar.label')}>
      <h2 class={styles.hidden}>{t('sidebar.label')}</h2>
      {match.voidedAt && <VoidedNote voidedAt={match.voidedAt} />}
      <OfCompetition match={match} />
      <Tabs
        label={t('sidebar.label')}
        tabs={tabs.filter((tab) => tab !== false)}
        chosen={open}
        onOpen={setOpen}
      />
      {isPlayer && (
        <NewMessage
          matchId={match.id}
          message={isUnread ? latest : undefined}
          onOpen={showMessages}
        />
      )}
    </aside>
  );
}
