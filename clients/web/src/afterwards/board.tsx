import { sorted } from '../cards/card';
import { CardFace } from '../cards/card-face';
import { suitName } from '../cards/names';
import { SuitSign } from '../cards/suit';
import type { AfterwardsStepsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './steps.module.css';
import type { AfterwardsMatch } from './token-words';

type Step = NonNullable<AfterwardsStepsQuery['match']>['steps'][number];

interface Props {
  readonly match: AfterwardsMatch;
  readonly step: Step;
}

/** The table after a step with all hands open: the viewer's own at the bottom. */
export function Board({ match, step: { deal } }: Props) {
  const own = match.viewerSeat ?? 0;
  const count = match.seats.length;
  const order = match.seats.map((_, i) => (own + 1 + i) % count);
  const shown = deal.trick.length > 0 ? deal.trick : (deal.lastTrick ?? []);
  return (
    <div class={styles.board}>
      {order.slice(0, -1).map((seat) => (
        <SeatCards key={seat} match={match} deal={deal} seat={seat} />
      ))}
      <div class={styles.middle}>
        <ul class={styles.cards} aria-label={t('afterwards.trick')}>
          {shown.map(({ card }) => (
            <li key={card}>
              <CardFace card={card} />
            </li>
          ))}
        </ul>
        <p class={styles.facts}>
          {deal.trump && (
            <span>
              {t('afterwards.trump', { suit: suitName(deal.trump) })}{' '}
              <SuitSign suit={deal.trump} isNamed />
            </span>
          )}
          <span>{t('afterwards.talon', { count: deal.talonCount })}</span>
          {deal.closedBy !== null && <span>{t('afterwards.closed')}</span>}
        </p>
      </div>
      <SeatCards match={match} deal={deal} seat={own} />
    </div>
  );
}

interface SeatProps {
  readonly match: AfterwardsMatch;
  readonly deal: Step['deal'];
  readonly seat: number;
}

function SeatCards({ match, deal, seat }: SeatProps) {
  const hand = deal.hands.find((one) => one.seat === seat);
  const points = deal.cardPoints?.[seat];
  return (
    <div class={styles.seat}>
      <div class={styles.name}>
        <bdi>{match.seats[seat]?.user.username}</bdi>
        <span>
          {t('afterwards.tricks', { count: deal.tricks[seat] ?? 0 })}
          {typeof points === 'number' && ` · ${t('afterwards.points', { count: points })}`}
        </span>
      </div>
      <ul class={styles.cards}>
        {sorted(hand?.cards ?? [], deal.trump).map((card) => (
          <li key={card}>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}
