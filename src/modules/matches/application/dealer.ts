import { dealDeck, drawForDealer } from '../../../engine/index.js';
import type { CardToken, NextDeal } from '../../../engine/index.js';
import { isCheckpoint, shuffleDeck, SHUFFLE_ALGORITHM } from '../../fairness/application/index.js';
import type { ShuffledDeck, ShufflePurpose } from '../../fairness/application/index.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import type { DealCards } from '../domain/table.js';

/** The inputs of a match's shuffles: its id, its client seeds, and the checkpoint of the next link. */
interface Shuffler {
  readonly id: string;
  readonly clientSeeds: readonly string[];
  readonly checkpoint: Buffer;
}

/**
 * The function that deals for one match. It gives null when the hash chain is used up. If the rules require it,
 * it also draws for the dealer.
 */
export function dealerFor(shuffler: Shuffler): DealCards {
  return (match, next) => {
    if (!isCheckpoint(shuffler.checkpoint)) return null;
    const shuffled = shuffleFor(shuffler, next.deck, 'deal', next.number);
    const drawn = next.dealer === null ? drawAmong(shuffler, next) : null;
    const dealer = next.dealer ?? drawn!.dealer;
    return {
      deal: {
        ...dealDeck(match, dealer, shuffled.deck),
        dealer,
        algorithm: SHUFFLE_ALGORITHM,
        link: shuffled.link,
      },
      variant: next.playOff ? 'zweier' : match.variant.key,
      drawn,
    };
  };
}

/**
 * Draws cards for the dealer. For the first deal of a match this has its own link, which is revealed with the
 * draw. The draw of a play-off uses the link of its deal, and is proved when that deal has ended.
 */
function drawAmong(shuffler: Shuffler, next: NextDeal) {
  if (next.number > 1) {
    const { deck } = shuffleFor(shuffler, next.deck, 'playoff', next.number);
    return drawForDealer(next.seats, deck);
  }
  const { deck, link } = shuffleFor(shuffler, next.deck, 'draw', 0);
  return { ...drawForDealer(next.seats, deck), link: link.toString('hex') };
}

function shuffleFor(
  { id, clientSeeds, checkpoint }: Shuffler,
  deck: readonly CardToken[],
  purpose: ShufflePurpose,
  dealNumber: number,
): ShuffledDeck<CardToken> {
  return shuffleDeck(deck, checkpoint, purpose, dealNumber, {
    matchId: toGlobalId('Match', id),
    clientSeeds,
  });
}
