import { useLiveQuery } from '../api/hooks';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { ViewerPairingsDocument } from '../generated/graphql';
import type { ViewerPairingsQuery } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { pageOfCompetition } from './addresses';
import styles from './competitions.module.css';
import { nameOfEntrant } from './entrant-name';
import { PairingMatches } from './pairing-list';
import { decisionText } from './results';

const variablesAt = (after: string | null) => ({ after });

/** The viewer's undecided pairings in all competitions, the most urgent first; nothing without one. */
export function NextPairings() {
  const { data } = useLiveQuery(ViewerPairingsDocument, variablesAt(null));
  if (!data?.viewerPairings.nodes.length) return null;
  return (
    <Panel title={t('competitions.next')}>
      <LivePages
        query={ViewerPairingsDocument}
        variablesAt={variablesAt}
        infoOf={({ viewerPairings }) => viewerPairings.pageInfo}
      >
        {({ viewerPairings }) => (
          <ul class={people.list}>
            {viewerPairings.nodes
              .filter((pairing) => pairing !== null)
              .map((pairing) => (
                <li
                  key={`${pairing.competition.id} ${pairing.round} ${pairing.board}`}
                  class={styles.pairing}
                >
                  <Line pairing={pairing} />
                </li>
              ))}
          </ul>
        )}
      </LivePages>
    </Panel>
  );
}

type Pairing = NonNullable<ViewerPairingsQuery['viewerPairings']['nodes'][number]>;

function Line({ pairing }: { pairing: Pairing }) {
  const { competition, round, entrants } = pairing;
  const { id, name, roundEndsAt } = competition;
  return (
    <>
      <span class={people.who}>
        {entrants.map(({ entry }) => nameOfEntrant(entry)).join(' – ')}
      </span>
      <span class={styles.note}>
        <a href={pageOfCompetition(id)}>{name}</a>
        {round > 0 && <> · {t('competitions.roundNumber', { round })}</>} · {decisionText(pairing)}
        {roundEndsAt && <> · {t('competitions.roundEnds', { when: fromNow(roundEndsAt) })}</>}
      </span>
      <PairingMatches pairing={pairing} />
    </>
  );
}
