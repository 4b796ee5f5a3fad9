import type { TableMatchFragment } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';
import styles from './rules.module.css';

/** The contracts as the table reads them. The side panel is read anew more often, and does not ask for them. */
export type ContractTexts = TableMatchFragment['variant']['contracts'];

/** What each contract of the game asks of its player. Games without bidding have none. */
export function Contracts({ contracts }: { contracts: ContractTexts }) {
  if (contracts.length === 0) return null;
  return (
    <details class={`${parts.part} ${parts.fold}`}>
      <summary>{t('sidebar.contracts')}</summary>
      <dl class={styles.rules}>
        {contracts.map(({ key, name, nameDe, text, gamePoints }) => (
          <div key={key}>
            <dt class={styles.contract}>
              {language.value === 'de' ? nameDe : name}
              {gamePoints !== null && ` · ${t('table.gamePoints', { count: gamePoints })}`}
            </dt>
            <dd class={styles.meaning}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
