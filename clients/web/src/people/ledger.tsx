import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { Panel } from '../design/panel';
import { LedgerOfTwoDocument } from '../generated/graphql';
import type { LedgerOfTwoQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ratedGameName, ratedGameOf } from './games';
import styles from './people.module.css';
import { shownName } from './user-name';

interface Props {
  readonly viewer: string;
  readonly opponent: string;
}

/** How many Bummerl the viewer and the opponent have given each other, by game. */
export function LedgerOfTwo({ viewer, opponent }: Props) {
  const result = useResult(LedgerOfTwoDocument, { username: viewer, opponent });
  return (
    <Panel title={t('people.ledger')}>
      <Answer result={result}>
        {({ ledger }) =>
          ledger && ledger.matches > 0 ? (
            <Balance ledger={ledger} opponent={opponent} />
          ) : (
            <p class={styles.muted}>{t('people.ledgerEmpty', { name: shownName(opponent) })}</p>
          )
        }
      </Answer>
    </Panel>
  );
}

type Ledger = NonNullable<LedgerOfTwoQuery['ledger']>;

function Balance({ ledger, opponent }: { ledger: Ledger; opponent: string }) {
  const { bummerlGiven: given, bummerlTaken: taken, variants } = ledger;
  return (
    <>
      <p class={styles.figure}>{t('people.ledgerSum', { given, taken })}</p>
      <p class={styles.muted}>
        {t('people.ledgerSentence', { name: shownName(opponent), given, taken })}
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
          {variants.map((entry) => (
            <tr key={ratedGameOf(entry)}>
              <th scope="row" class={styles.name}>
                {ratedGameName(ratedGameOf(entry))}
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
  );
}
