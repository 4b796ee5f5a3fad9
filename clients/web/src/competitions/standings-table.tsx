import type { CompetitionStandingsQuery, TiebreakKey } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';
import { EntrantName } from './entrant-name';
import { ScrollBox } from './scroll-box';

export type Line = NonNullable<
  NonNullable<CompetitionStandingsQuery['competition']>['standings']['nodes'][number]
>;

interface Props {
  readonly lines: readonly Line[];
  /** The title of the part of the page in which it stands. */
  readonly title: string;
  /** What it has beside that title; null for the only table. */
  readonly caption: string | null;
  readonly ownLot: number | null;
}

/** A table of standings. Promotion, relegation and the viewer's own line are marked in words. */
export function StandingsTable({ lines, title, caption, ownLot }: Props) {
  const keys = tiebreaksOf(lines);
  return (
    <>
      <ScrollBox label={caption ?? title}>
        <table class={people.table} aria-label={caption ?? title}>
          {caption !== null && <caption class={styles.caption}>{caption}</caption>}
          <thead>
            <tr>
              <th scope="col">{t('competitions.place')}</th>
              <th scope="col" class={people.name}>
                {t('people.player')}
              </th>
              <th scope="col">{t('competitions.points')}</th>
              {keys.map((key) => (
                <th key={key} scope="col">
                  {t(`competitions.tiebreakShort.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.lot} line={line} keys={keys} isOwn={line.lot === ownLot} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Legend keys={keys} />
    </>
  );
}

/** The figures that decide ties, without the points, which have their own column. */
const tiebreaksOf = (lines: readonly Line[]): readonly TiebreakKey[] =>
  (lines[0]?.tiebreaks ?? []).map(({ key }) => key).filter((key) => key !== 'POINTS');

interface RowProps {
  readonly line: Line;
  readonly keys: readonly TiebreakKey[];
  readonly isOwn: boolean;
}

function Row({ line, keys, isOwn }: RowProps) {
  const { place, entry, playedCount, won, drawn, lost, competitionPoints, outlook } = line;
  return (
    <tr class={isOwn ? styles.own : undefined}>
      <td>{place}</td>
      <th scope="row" class={people.name}>
        <EntrantName entry={entry} />
        {isOwn && <span class={styles.note}> {t('competitions.you')}</span>}
        <span class={styles.below}>
          {t('competitions.played', { played: playedCount, won, drawn, lost })}
          {outlook && outlook !== 'STAYS' && (
            <strong class={styles.outlook}>
              {outlook === 'PROMOTED' ? '↑' : '↓'} {t(`competitions.outlook.${outlook}`)}
            </strong>
          )}
        </span>
      </th>
      <td>
        <strong>{competitionPoints}</strong>
      </td>
      {keys.map((key) => (
        <td key={key}>{figureOf(line, key)}</td>
      ))}
    </tr>
  );
}

/** A tie-break as it is shown. Lots are counted from 1, as everything that people count. */
function figureOf({ tiebreaks }: Line, wanted: TiebreakKey): string {
  const figure = tiebreaks.find(({ key }) => key === wanted)?.figure;
  if (figure === undefined) return '–';
  const shown = wanted === 'LOT' ? figure + 1 : figure;
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(shown);
}

/** What the short headers mean, for everyone and not only for a pointer. */
function Legend({ keys }: Pick<RowProps, 'keys'>) {
  if (keys.length === 0) return null;
  return (
    <p class={people.muted}>
      {t('competitions.tiesBrokenBy')}{' '}
      {keys
        .map(
          (key) =>
            `${t(`competitions.tiebreakShort.${key}`)}: ${t(`competitions.tiebreak.${key}`)}`,
        )
        .join('; ')}
    </p>
  );
}
