import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import type { AfterwardsMatch } from './match';
import type { RecordPlace } from './place';
import styles from './steps.module.css';

interface Props {
  readonly deals: AfterwardsMatch['deals'];
  readonly value: number;
  readonly onGo: (place: RecordPlace) => void;
}

/** Chooses the deal to show. Each deal is listed with its result. */
export function DealChoice({ deals, value, onGo }: Props) {
  const result = deals.find(({ number }) => number === value)?.resultText;
  return (
    <div class={styles.deal}>
      <Select
        label={t('afterwards.deal')}
        options={deals.map(
          ({ number }) =>
            [String(number), t('afterwards.dealOf', { number, count: deals.length })] as const,
        )}
        value={String(value)}
        onChoose={(next) => onGo({ deal: Number(next), position: 0 })}
      />
      {result && <p>{result}</p>}
    </div>
  );
}
