import { t } from '../i18n/i18n';
import type { AfterwardsMatch } from './match';
import type { Place } from './place';
import styles from './steps.module.css';

interface Props {
  readonly deals: AfterwardsMatch['deals'];
  readonly value: number;
  readonly onGo: (place: Place) => void;
}

/** Which deal is looked at, and how it ended. */
export function DealChoice({ deals, value, onGo }: Props) {
  const result = deals.find(({ number }) => number === value)?.resultText;
  return (
    <div class={styles.deal}>
      <label>
        {t('afterwards.deal')}{' '}
        <select
          value={value}
          onChange={({ currentTarget }) => onGo({ deal: Number(currentTarget.value), position: 0 })}
        >
          {deals.map(({ number }) => (
            <option key={number} value={number}>
              {t('afterwards.dealOf', { number, count: deals.length })}
            </option>
          ))}
        </select>
      </label>
      {result && <p>{result}</p>}
    </div>
  );
}
