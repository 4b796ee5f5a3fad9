import type { ComponentChildren } from 'preact';
import { SuitSign } from '../cards/suit';
import { suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import styles from './facts.module.css';
import type { Match } from './game';
import { shortContractName, nameOf } from './game';

/** The facts of the deal: trump, contract, doubling, marriages. */
export function Facts({ match }: { match: Match }) {
  const { deal } = match;
  return (
    <dl class={styles.facts} aria-label={t('table.facts')}>
      {deal.trump && (
        <Fact name={t('table.trump')}>
          <SuitSign suit={deal.trump} isNamed /> {suitName(deal.trump)}
        </Fact>
      )}
      {deal.contract && (
        <Fact name={t('table.contract')}>
          {shortContractName(match, deal.contract)}
          {deal.declarer !== null && ` (${nameOf(match, deal.declarer)})`}
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

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
