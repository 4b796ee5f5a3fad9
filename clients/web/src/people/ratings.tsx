import { useState } from 'preact/hooks';
import { Panel } from '../design/panel';
import type { RatingFactsFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ratedGameName, ratedGameOf } from './games';
import type { RatedGame } from './games';
import styles from './people.module.css';
import { RatingCurve } from './rating-curve';

interface Props {
  readonly username: string;
  readonly ratings: readonly RatingFactsFragment[];
}

/** The ratings by game, and the curve of the chosen one. At first, the game with the most matches is chosen. */
export function Ratings({ username, ratings }: Props) {
  const [chosen, choose] = useState<RatedGame>();
  const most = [...ratings].sort((a, b) => b.matches - a.matches)[0];
  const game = chosen ?? (most && ratedGameOf(most));
  return (
    <Panel title={t('people.ratings')}>
      {game ? (
        <>
          <RatingTable ratings={ratings} />
          {ratings.some(({ provisional }) => provisional) && (
            <p class={styles.muted}>{t('people.provisionalNote')}</p>
          )}
          <RatingCurve
            username={username}
            games={ratings.map(ratedGameOf)}
            game={game}
            onChoose={choose}
          />
        </>
      ) : (
        <p class={styles.muted}>{t('people.unrated')}</p>
      )}
    </Panel>
  );
}

function RatingTable({ ratings }: Pick<Props, 'ratings'>) {
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('people.game')}</th>
          <th scope="col">{t('people.rating')}</th>
          <th scope="col">{t('people.rank')}</th>
          <th scope="col">{t('people.wins')}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ rating, deviation, provisional, rank, matches, wins, ...rated }) => (
          <tr key={ratedGameOf(rated)}>
            <th scope="row" class={styles.name}>
              {ratedGameName(ratedGameOf(rated))}
            </th>
            <td>
              <strong>{rating}</strong> ± {deviation}
              {provisional && ` ${t('people.provisionalMark')}`}
            </td>
            <td>{rank ?? t('people.noRank')}</td>
            <td>{t('people.winsOf', { wins, matches })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
