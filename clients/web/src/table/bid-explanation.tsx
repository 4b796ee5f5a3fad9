import { useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import styles from './bid-explanation.module.css';
import type { ActionOf, Match } from './game';
import { shortContractName } from './game';

interface Props {
  readonly match: Match;
  readonly bids: readonly ActionOf<'BidAction' | 'RaiseAction'>[];
  /** The token of the bid that was touched once and waits for its confirmation; null if none does. */
  readonly armed: string | null;
}

/** What the bids on offer mean: the one that was touched, or all of them on request. */
export function BidExplanation({ match, bids, armed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const touched = bids.filter(({ token }) => token === armed);
  const wanted = touched.length > 0 ? touched : isOpen ? bids : [];
  const keys = [...new Set(wanted.map(({ contract }) => contract))];
  return (
    <div class={styles.box}>
      <button
        type="button"
        class={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {t(isOpen ? 'table.bidsHide' : 'table.bidsExplain')}
      </button>
      <div
        role="status"
        class={styles.said}
        data-all={(isOpen && touched.length === 0) || undefined}
      >
        <dl class={styles.list}>
          {keys.map((key) => (
            <div key={key}>
              <dt>{shortContractName(match, key)}</dt>
              <dd>{match.variant.contracts.find((contract) => contract.key === key)?.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
