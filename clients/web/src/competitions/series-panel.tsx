import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { ChampionsDocument, EndCompetitionSeriesDocument } from '../generated/graphql';
import type { ChampionsQuery, SeriesFragment } from '../generated/graphql';
import { day } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';
import { EntrantName } from './entrant-name';
import type { PartProps } from './part-props';

/** The series of which the competition is a season: when the next one comes, and the champions. */
export function SeriesPanel({
  competition: { series },
  me,
}: Pick<PartProps, 'competition' | 'me'>) {
  if (!series) return null;
  return (
    <Panel title={t('competitions.series', { name: series.name })}>
      <SeriesDetails series={series} viewer={me?.id ?? null} />
    </Panel>
  );
}

interface DetailsProps {
  readonly series: SeriesFragment;
  readonly viewer: string | null;
}

/** When the next season comes, the champions, and for its organiser its end. */
export function SeriesDetails({ series, viewer }: DetailsProps) {
  const { id, nextSeasonAt, endedAt, organiser } = series;
  const isOwn = viewer !== null && organiser?.id === viewer;
  return (
    <div class={styles.part}>
      {nextSeasonAt && !endedAt && (
        <p class={people.muted}>{t('competitions.nextSeason', { date: day(nextSeasonAt) })}</p>
      )}
      {endedAt && (
        <p class={people.muted}>{t('competitions.seriesEnded', { date: day(endedAt) })}</p>
      )}
      <LivePages
        query={ChampionsDocument}
        variablesAt={(after) => ({ id, after })}
        infoOf={({ node }) => seriesIn(node)?.champions.pageInfo}
      >
        {({ node }, isFirst) => (
          <Champions nodes={seriesIn(node)?.champions.nodes ?? []} isFirst={isFirst} />
        )}
      </LivePages>
      {isOwn && !endedAt && <EndSeries id={id} />}
    </div>
  );
}

type Series = Extract<ChampionsQuery['node'], { readonly __typename: 'CompetitionSeries' }>;

const seriesIn = (node: ChampionsQuery['node']): Series | null =>
  node?.__typename === 'CompetitionSeries' ? node : null;

interface ChampionsProps {
  readonly nodes: Series['champions']['nodes'];
  readonly isFirst: boolean;
}

function Champions({ nodes, isFirst }: ChampionsProps) {
  const champions = nodes.filter((champion) => champion !== null);
  if (champions.length === 0)
    return isFirst ? <p class={people.muted}>{t('competitions.noChampions')}</p> : null;
  return (
    <ol class={people.list} aria-label={t('competitions.champions')}>
      {champions.map((champion) => (
        <li key={`${champion.season} ${champion.user.id}`} class={styles.entrant}>
          <span class={people.who}>
            <EntrantName entry={champion} />
          </span>
          <span class={styles.note}>
            {t('competitions.champion', { season: champion.season, date: day(champion.endedAt) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function EndSeries({ id }: { id: string }) {
  const end = useListChange(EndCompetitionSeriesDocument, (data) => data.endCompetitionSeries);
  return (
    <ConfirmedChange
      change={end}
      variables={{ input: { competitionSeriesId: id } }}
      question={t('competitions.endSeriesAsk')}
    >
      {t('competitions.endSeries')}
    </ConfirmedChange>
  );
}
