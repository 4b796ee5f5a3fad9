import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionPairingsDocument } from '../generated/graphql';
import type { WholeCompetitionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { PairingList } from './pairing-list';

/** The viewer's pairings in a competition. */
export function OwnPairings({
  competition,
}: {
  competition: Pick<WholeCompetitionFragment, 'id' | 'viewerEntry'>;
}) {
  const { id, viewerEntry } = competition;
  const lot = viewerEntry?.lot ?? null;
  if (lot === null) return null;
  const isNew = viewerEntry !== null && viewerEntry.reentryOf !== null;
  const none = t(isNew ? 'competitions.noPairingsOfLot' : 'competitions.noPairings');
  return (
    <Panel title={t('competitions.yourPairings')}>
      <LivePages
        query={CompetitionPairingsDocument}
        variablesAt={(after) => ({ id, round: null, ofLot: lot, after })}
        infoOf={(data) => data.competition?.pairings.pageInfo}
      >
        {(data, isFirst) => {
          const pairings = (data.competition?.pairings.nodes ?? []).filter((one) => one !== null);
          if (pairings.length === 0) return isFirst ? <p class={people.muted}>{none}</p> : null;
          return <PairingList pairings={pairings} isRoundShown />;
        }}
      </LivePages>
    </Panel>
  );
}
