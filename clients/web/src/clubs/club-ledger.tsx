import { useState } from 'preact/hooks';
import { useLiveQuery } from '../api/hooks';
import { LivePages } from '../app/live-pages';
import { Button } from '../design/button';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { ClubBalancesDocument, ClubPairsDocument, ClubSeasonsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { BalanceTable } from './balance-table';
import { PairTable } from './pair-table';
import styles from './clubs.module.css';

/** All seasons together. No season is called so. */
const FOR_EVER = '';

/** Who paid whom how many Bummerl: the balances and the pairs, of a season or for ever. */
export function ClubLedger({ clubId }: { clubId: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, fetching } = useLiveQuery(ClubSeasonsDocument, { id: clubId, after });
  const [chosen, setChosen] = useState(FOR_EVER);
  const { nodes = [], pageInfo } = data?.club?.ledgerSeasons ?? {};
  const seasons = nodes.flatMap((season) => season?.label ?? []);
  return (
    <Panel title={t('clubs.ledger')}>
      {seasons.length > 0 && (
        <Select
          label={t('clubs.season')}
          options={[
            [FOR_EVER, t('clubs.forEver')],
            ...seasons.map((label) => [label, label] as const),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {pageInfo?.hasNextPage && (
        <Button kind="quiet" disabled={fetching} onClick={() => setAfter(pageInfo.endCursor)}>
          {t('clubs.olderSeasons')}
        </Button>
      )}
      <Ledger key={chosen} clubId={clubId} season={chosen || null} />
    </Panel>
  );
}

interface Props {
  readonly clubId: string;
  readonly season: string | null;
}

function Ledger({ clubId, season }: Props) {
  const variablesAt = (after: string | null) => ({ id: clubId, season, after });
  const when = season ?? t('clubs.forEver');
  return (
    <div class={styles.part}>
      <LivePages
        query={ClubBalancesDocument}
        variablesAt={variablesAt}
        infoOf={({ club }) => club?.balances.pageInfo}
      >
        {({ club }, isFirst) => {
          const lines = (club?.balances.nodes ?? []).filter((line) => line !== null);
          if (lines.length === 0)
            return isFirst ? <p class={people.muted}>{t('clubs.noLedger')}</p> : null;
          return <BalanceTable lines={lines} caption={t('clubs.balances', { when })} />;
        }}
      </LivePages>
      <LivePages
        query={ClubPairsDocument}
        variablesAt={variablesAt}
        infoOf={({ club }) => club?.ledger.pageInfo}
      >
        {({ club }) => {
          const lines = (club?.ledger.nodes ?? []).filter((line) => line !== null);
          return lines.length === 0 ? null : (
            <PairTable lines={lines} caption={t('clubs.pairs', { when })} />
          );
        }}
      </LivePages>
    </div>
  );
}
