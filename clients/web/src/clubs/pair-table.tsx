import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import styles from './clubs.module.css';

interface Person {
  readonly id: string;
  readonly username: string;
}

interface Line {
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  readonly bummerlGiven: number;
  readonly bummerlTaken: number;
  readonly player: Person;
  readonly opponent: Person;
}

interface Props {
  readonly lines: readonly Line[];
  readonly caption: string;
}

/** The results of two people against each other, from the side of the first. */
export function PairTable({ lines, caption }: Props) {
  return (
    <table class={people.table}>
      <caption class={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('clubs.pair')}</th>
          <th scope="col">{t('people.matches')}</th>
          <th scope="col">{t('people.wonLost')}</th>
          <th scope="col">{t('people.bummerl')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ player, opponent, ...sums }) => (
          <tr key={`${player.id} ${opponent.id}`}>
            <th scope="row" class={people.name}>
              <UserLink username={player.username} /> – <UserLink username={opponent.username} />
            </th>
            <td>{sums.matches}</td>
            <td class={styles.sums}>
              {sums.won} : {sums.lost}
            </td>
            <td class={styles.sums}>
              {sums.bummerlGiven} : {sums.bummerlTaken}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
