import { Answer } from '../app/answer';
import { Choice } from '../design/choice';
import { t } from '../i18n/i18n';
import { day, moment } from '../i18n/dates';
import { FIELD, curvePaths } from './rating-curve-paths';
import type { RatingChange } from './rating-curve-paths';
import { ratedGameName } from './games';
import type { RatedGame } from './games';
import people from './people.module.css';
import styles from './rating-curve.module.css';
import { useRatingHistory } from './use-rating-history';

interface Props {
  readonly username: string;
  readonly games: readonly RatedGame[];
  readonly game: RatedGame;
  readonly onChoose: (game: RatedGame) => void;
}

/** A rating over time, as a curve. */
export function RatingCurve({ username, games, game, onChoose }: Props) {
  const result = useRatingHistory(username, game);
  return (
    <>
      {games.length > 1 && (
        <Choice
          label={t('people.curveOf')}
          options={games.map((value) => ({ value, text: ratedGameName(value) }))}
          value={game}
          onChoose={onChoose}
        />
      )}
      <Answer result={result}>
        {(changes) => (
          <>
            {changes.length > 1 && <Chart changes={changes} game={game} />}
            {changes.length > 0 && <Figures changes={changes} />}
          </>
        )}
      </Answer>
    </>
  );
}

function Chart({ changes, game }: { changes: readonly RatingChange[]; game: RatedGame }) {
  const { lowest, highest, line, band } = curvePaths(changes);
  const first = changes[0]!;
  const last = changes.at(-1)!;
  const label = t('people.curve', {
    game: ratedGameName(game),
    from: first.ratingAfter,
    to: last.ratingAfter,
    since: day(first.at),
    until: day(last.at),
  });
  return (
    <figure class={styles.chart}>
      <div class={styles.heights} aria-hidden="true">
        <span>{highest}</span>
        <span>{lowest}</span>
      </div>
      <svg
        class={styles.field}
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path class={styles.grid} d="M0 25H100M0 50H100M0 75H100" />
        <path class={styles.band} d={band} />
        <path class={styles.line} d={line} />
      </svg>
      <figcaption class={styles.days} aria-hidden="true">
        <span>{day(first.at)}</span>
        <span>{day(last.at)}</span>
      </figcaption>
    </figure>
  );
}

/** The same numbers as a table, for users who do not see the curve. */
function Figures({ changes }: { changes: readonly RatingChange[] }) {
  return (
    <details>
      <summary>{t('people.asTable')}</summary>
      <table class={people.table}>
        <thead>
          <tr>
            <th scope="col">{t('people.when')}</th>
            <th scope="col">{t('people.rating')}</th>
            <th scope="col">{t('people.change')}</th>
            <th scope="col">{t('people.certainty')}</th>
          </tr>
        </thead>
        <tbody>
          {[...changes].reverse().map(({ at, ratingBefore, ratingAfter, deviationAfter }) => (
            <tr key={`${at} ${ratingAfter}`}>
              <td>{moment(at)}</td>
              <td>{ratingAfter}</td>
              <td>{t('people.plusMinus', { change: ratingAfter - ratingBefore })}</td>
              <td>± {deviationAfter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
