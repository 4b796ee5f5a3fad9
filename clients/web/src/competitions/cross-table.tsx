import { useLiveQuery } from '../api/hooks';
import { CrossRowDocument } from '../generated/graphql';
import type { CrossGroupQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';
import { EntrantName, nameOfEntrant } from './entrant-name';
import { resultLetter } from './results';
import { ScrollBox } from './scroll-box';

/** A line of the standings of a group. */
export type CrossLine = NonNullable<
  NonNullable<CrossGroupQuery['competition']>['standings']['nodes'][number]
>;

interface Props {
  readonly id: string;
  readonly lines: readonly CrossLine[];
  /** The rows that are shown: from this one, and before that one. */
  readonly from: number;
  readonly to: number;
  /** The name of its group; null for the only table. */
  readonly caption: string | null;
}

/** A row for each entrant, and a column for each opponent by place. Each row loads its own pairings. */
export function CrossTable({ id, lines, from, to, caption }: Props) {
  const label = caption ?? t('competitions.part.table');
  return (
    <ScrollBox label={label}>
      <table class={`${people.table} ${styles.cross}`} aria-label={label}>
        {caption !== null && <caption class={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{t('competitions.place')}</th>
            <th scope="col" class={people.name}>
              {t('people.player')}
            </th>
            {lines.map(({ lot, entry }, i) => (
              <th key={lot} scope="col" aria-label={nameOfEntrant(entry)}>
                {i + 1}
              </th>
            ))}
            <th scope="col">{t('competitions.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(from, to).map((line, i) => (
            <Row key={line.lot} id={id} line={line} number={from + i + 1} lines={lines} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps {
  readonly id: string;
  readonly line: CrossLine;
  readonly number: number;
  readonly lines: readonly CrossLine[];
}

function Row({ id, line, number, lines }: RowProps) {
  const pairings = useRowPairings(id, line.lot);
  const against = (lot: number): string =>
    pairings
      .filter(({ entrants }) => entrants.some((side) => side.lot === lot))
      .map((pairing) => resultLetter(pairing, line.lot))
      .join(' ');
  return (
    <tr>
      <td>{number}</td>
      <th scope="row" class={people.name}>
        <EntrantName entry={line.entry} />
      </th>
      {lines.map(({ lot }) => (
        <td key={lot}>{lot === line.lot ? '×' : against(lot)}</td>
      ))}
      <td>
        <strong>{line.competitionPoints}</strong>
      </td>
    </tr>
  );
}

/** All pairings of an entrant: at most two pages, as a table has at most 100 columns and few matches in each. */
function useRowPairings(id: string, lot: number) {
  const first = useLiveQuery(CrossRowDocument, { id, lot, after: null }).data?.competition
    ?.pairings;
  const after = first?.pageInfo.hasNextPage ? first.pageInfo.endCursor : null;
  const second = useLiveQuery(CrossRowDocument, { id, lot, after }, { pause: after === null });
  const rest = after === null ? undefined : second.data?.competition?.pairings;
  return [...(first?.nodes ?? []), ...(rest?.nodes ?? [])].filter((pairing) => pairing !== null);
}
