import { useLiveQuery } from '../api/hooks';
import { CrossRowDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';
import { EntrantName, nameOfEntrant } from './entrant-name';
import { resultLetter } from './results';
import { ScrollBox } from './scroll-box';
import type { Line } from './standings-table';

interface Props {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly caption: string;
}

/** A row for each entrant, and a column for each opponent by place. Each row loads its own pairings. */
export function CrossTable({ id, lines, caption }: Props) {
  return (
    <ScrollBox label={caption}>
      <table class={`${people.table} ${styles.cross}`}>
        <caption class={styles.caption}>{caption}</caption>
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
          {lines.map((line, i) => (
            <Row key={line.lot} id={id} line={line} number={i + 1} lines={lines} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps {
  readonly id: string;
  readonly line: Line;
  readonly number: number;
  readonly lines: readonly Line[];
}

function Row({ id, line, number, lines }: RowProps) {
  const { data } = useLiveQuery(CrossRowDocument, { id, lot: line.lot });
  const pairings = (data?.competition?.pairings.nodes ?? []).filter((one) => one !== null);
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
