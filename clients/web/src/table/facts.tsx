import type { ComponentChildren } from 'preact';
import { SuitSign } from '../cards/suit';
import { suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import styles from './facts.module.css';
import type { Match } from './game';
import { shortContractName, nameOf } from './game';

/** The facts of the deal: trump, contract, doubling, marriages. The declarer is marked at the table. */
export function Facts({ match }: { match: Match }) {
  const { deal } = match;
  return (
    <dl
      class={styles.facts}
      aria-label={t('table.facts')}
      tabIndex={0}
      data-contract={deal.contract ?? undefined}
    >
      {deal.trump && (
        <Fact name={t('table.trump')} isPlain>
          <SuitSign suit={deal.trump} isNamed /> {suitName(deal.trump)}
        </Fact>
      )}
      {deal.contract && (
        <Fact name={t('table.contract')} isPlain>
          {shortContractName(match, deal.contract)}
        </Fact>
      )}
      {deal.double > 1 && <Fact name={t('table.doubled')}>× {deal.double}</Fact>}
      {deal.marriages.map(({ seat, suit, cardPoints, isPending }) => (
        <Fact key={suit} name={nameOf(match, seat)}>
          {t('table.marriage', { points: cardPoints })} <SuitSign suit={suit} />
          {isPending && ` ${t('table.marriagePending')}`}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Whether the value is understood without the name. */
  readonly isPlain?: boolean;
  readonly children: ComponentChildren;
}

function Fact({ name, isPlain = false, children }: FactProps) {
  return (
    <div class={styles.fact}>
      <dt class={isPlain ? styles.label : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
