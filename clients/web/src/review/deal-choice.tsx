import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import type { ReviewMatch } from './match';
import type { RecordPosition } from './record-position';
import styles from './steps.module.css';

interface Props {
  readonly deals: ReviewMatch['deals'];
  readonly value: number;
  readonly onGo: (position: RecordPosition) => void;
}

/** Chooses the deal to show. Each deal is listed with its result. */
export function DealChoice({ deals, value, onGo }: Props) {
  const result = deals.find(({ number }) => number === value)?.resultText;
  return (
    <div class={styles.deal}>
      <Select
        label={t('review.deal')}
        options={deals.map(
          ({ number }) =>
            [String(number), t('review.dealOf', { number, count: deals.length })] as const,
        )}
        value={String(value)}
        onChoose={(next) => onGo({ deal: Number(next), actionCount: 0 })}
      />
      {result && <p>{result}</p>}
    </div>
  );
}
