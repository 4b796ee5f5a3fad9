import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import styles from './clubs.module.css';

interface Line {
  readonly matches: number;
  readonly bummerlGiven: number;
  readonly bummerlTaken: number;
  readonly balance: number;
  readonly user: { readonly id: string; readonly username: string };
}

interface Props {
  readonly lines: readonly Line[];
  readonly caption: string;
}

const signed = (value: number): string =>
  new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }).format(value);

/** The sums of each person. The sign and not a colour says who is ahead. */
export function BalanceTable({ lines, caption }: Props) {
  return (
    <table class={people.table}>
      <caption class={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.player')}</th>
          <th scope="col">{t('people.matches')}</th>
          <th scope="col">{t('clubs.given')}</th>
          <th scope="col">{t('clubs.taken')}</th>
          <th scope="col">{t('clubs.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ user, matches, bummerlGiven, bummerlTaken, balance }) => (
          <tr key={user.id}>
            <th scope="row" class={people.name}>
              <UserLink username={user.username} />
            </th>
            <td>{matches}</td>
            <td>{bummerlGiven}</td>
            <td>{bummerlTaken}</td>
            <td>
              <strong>{signed(balance)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
