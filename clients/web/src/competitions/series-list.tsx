import { useState } from 'preact/hooks';
import { useLiveQuery } from '../api/hooks';
import { LivePages } from '../app/live-pages';
import { LastSeasonDocument, SeriesListDocument } from '../generated/graphql';
import type { SeriesFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { shownName } from '../people/user-name';
import { CompetitionList } from './competition-list';
import styles from './competitions.module.css';
import { SeriesDetails } from './series-panel';

/** The series, the newest first. What belongs to one is loaded when it is opened. */
export function SeriesList() {
  return (
    <LivePages
      query={SeriesListDocument}
      variablesAt={(after) => ({ after })}
      infoOf={({ competitionSeries }) => competitionSeries.pageInfo}
    >
      {({ me, competitionSeries }, isFirst) => {
        const found = competitionSeries.nodes.filter((series) => series !== null);
        if (found.length === 0)
          return isFirst ? <p class={rows.empty}>{t('competitions.none.series')}</p> : null;
        return (
          <ul class={rows.list}>
            {found.map((series) => (
              <li key={series.id}>
                <Series series={series} viewer={me?.id ?? null} />
              </li>
            ))}
          </ul>
        );
      }}
    </LivePages>
  );
}

interface Props {
  readonly series: SeriesFragment;
  readonly viewer: string | null;
}

function Series({ series, viewer }: Props) {
  const { id, name, organiser } = series;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={styles.summary}>
        <strong>{name}</strong>{' '}
        {organiser && (
          <span class={styles.note}>
            {t('competitions.byActor', { name: shownName(organiser.username) })}
          </span>
        )}
      </summary>
      {isOpen && (
        <>
          <LastSeason id={id} />
          <SeriesDetails series={series} viewer={viewer} />
        </>
      )}
    </details>
  );
}

/** The season that was announced last, with a link to it. */
function LastSeason({ id }: { id: string }) {
  const { data } = useLiveQuery(LastSeasonDocument, { id });
  const seasons = data?.node?.__typename === 'CompetitionSeries' ? data.node.seasons.nodes : [];
  return <CompetitionList competitions={seasons.filter((season) => season !== null)} />;
}
