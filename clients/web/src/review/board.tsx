import { sorted } from '../cards/card';
import type { CardToken } from '../cards/card';
import { CardFace } from '../cards/card-face';
import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Felt } from '../table/felt';
import type { Match } from '../table/game';
import { bottomOf } from '../table/game';
import styles from './board.module.css';

interface Props {
  readonly match: Match;
  /** The viewer's reviewed decision at this step, if there is one. */
  readonly decision: ReviewDecisionFragment | undefined;
}

/** The table at a step with all hands open. The viewer's hand is at the bottom, with its best card marked. */
export function Board({ match, decision }: Props) {
  const hand = match.deal.hands.find(({ seat }) => seat === bottomOf(match));
  return (
    <div class={styles.board}>
      <Felt match={match} trick={match.deal.trick} onSkip={() => undefined}>
        <ul class={styles.hand} aria-label={t('review.hand')}>
          {sorted(hand?.cards ?? [], match.deal.trump).map((card) => (
            <li key={card} class={styles.slot} data-mark={markOf(card, decision)}>
              <CardFace card={card} />
            </li>
          ))}
        </ul>
      </Felt>
    </div>
  );
}

function markOf(card: CardToken, decision: Props['decision']): 'best' | 'played' | undefined {
  if (decision?.best === card) return 'best';
  return decision?.costly && decision.played === card ? 'played' : undefined;
}
