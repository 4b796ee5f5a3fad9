import { useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { ClosedNetworksDocument, OpenNetworkDocument } from '../generated/graphql';
import type { ClosedNetworkFactsFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { CloseNetwork } from './close-network';
import { ModerationPage } from './moderation-page';
import styles from './moderation.module.css';
import { isReason, ReasonField } from './reason-field';

/** The networks that are closed, and how to close and open one; for moderators. */
export function Networks() {
  return (
    <ModerationPage title={t('networks.title')}>
      <p>{t('networks.what')}</p>
      <CloseNetwork />
      <List />
    </ModerationPage>
  );
}

function List() {
  return (
    <LivePages
      query={ClosedNetworksDocument}
      variablesAt={(after) => ({ after })}
      infoOf={({ closedNetworks }) => closedNetworks.pageInfo}
    >
      {({ closedNetworks }, isFirst) => {
        const closed = closedNetworks.nodes.filter((network) => network !== null);
        if (closed.length === 0)
          return isFirst ? <p class={people.muted}>{t('networks.none')}</p> : null;
        return closed.map((network) => <Closed key={network.id} network={network} />);
      }}
    </LivePages>
  );
}

function Closed({ network }: { network: ClosedNetworkFactsFragment }) {
  const { id: closedNetworkId, closedAddresses, opensAt, note, createdAt } = network;
  const [reason, setReason] = useState('');
  const change = useListChange(OpenNetworkDocument, (data) => data.openNetwork);
  return (
    <Panel title={closedAddresses ?? t('networks.ofAccount')}>
      <div class={styles.part}>
        <p>{t('networks.opens', { moment: moment(opensAt) })}</p>
        <p>{note}</p>
        <p class={people.muted}>{t('networks.closedAt', { moment: moment(createdAt) })}</p>
        <details>
          <summary>{t('networks.open')}</summary>
          <div class={styles.part}>
            <ReasonField
              label={t('networks.reason')}
              change={change}
              value={reason}
              onChange={setReason}
            />
            <ConfirmedChange
              change={change}
              variables={{ input: { closedNetworkId, reason: reason.trim() } }}
              question={t('networks.openAsk')}
              disabled={!isReason(reason)}
              fields={['reason']}
            >
              {t('networks.open')}
            </ConfirmedChange>
          </div>
        </details>
      </div>
    </Panel>
  );
}
