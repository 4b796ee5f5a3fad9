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
      {marriagesBySeat(match).map(([seat, marriages]) => (
        <Fact key={seat} name={nameOf(match, seat)}>
          {marriages.map((marriage) => (
            <Announced key={marriage.suit} {...marriage} />
          ))}
        </Fact>
      ))}
    </dl>
  );
}

type Marriage = Match['deal']['marriages'][number];

function marriagesBySeat({ seats, deal }: Match): readonly (readonly [number, Marriage[]])[] {
  return seats
    .map((own) => [own.seat, deal.marriages.filter(({ seat }) => seat === own.seat)] as const)
    .filter(([, marriages]) => marriages.length > 0);
}

const Announced = ({ suit, cardPoints, isPending }: Marriage) => (
  <span>
    {t('table.marriage', { points: cardPoints })} <SuitSign suit={suit} />
    {isPending && <span class={styles.pending}> {t('table.marriagePending')}</span>}{' '}
  </span>
);

interface FactProps {
  readonly name: string;
  /** Whether the value is understood without the name. */
  readonly isPlain?: boolean;
  readonly children: ComponentChildren;
}

function Fact({ name, isPlain = false, children }: FactProps) {
  return (
    <div class={styles.fact}>
      <dt class={isPlain ? styles.label : undefined} title={name}>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
