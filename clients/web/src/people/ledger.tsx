import { useQuery } from '@urql/preact';
import { Panel } from '../design/panel';
import { LedgerOfTwoDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { gameName } from './games';
import styles from './people.module.css';

interface Props {
  readonly viewer: string;
  readonly opponent: string;
}

/** Who owes whom how many Bummerl, by game. */
export function LedgerOfTwo({ viewer, opponent }: Props) {
  const [{ data }] = useQuery({
    query: LedgerOfTwoDocument,
    variables: { username: viewer, opponent },
  });
  const ledger = data?.ledger;
  if (!ledger) return null;
  return (
    <Panel title={t('people.ledger')}>
      {ledger.matches === 0 ? (
        <p class={styles.muted}>{t('people.ledgerEmpty', { name: opponent })}</p>
      ) : (
        <>
          <p class={styles.figure}>
            {t('people.ledgerSum', { given: ledger.bummerlGiven, taken: ledger.bummerlTaken })}
          </p>
          <p class={styles.muted}>
            {t('people.ledgerTold', {
              name: opponent,
              given: ledger.bummerlGiven,
              taken: ledger.bummerlTaken,
            })}
          </p>
          <table class={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('people.game')}</th>
                <th scope="col">{t('people.matches')}</th>
                <th scope="col">{t('people.wonLost')}</th>
                <th scope="col">{t('people.bummerl')}</th>
              </tr>
            </thead>
            <tbody>
              {ledger.variants.map((entry) => (
                <tr key={entry.variant}>
                  <th scope="row" class={styles.name}>
                    {gameName(entry.variant)}
                  </th>
                  <td>{entry.matches}</td>
                  <td>
                    {entry.won} : {entry.lost}
                  </td>
                  <td>
                    {entry.bummerlGiven} : {entry.bummerlTaken}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
