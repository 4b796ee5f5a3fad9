/** How the cards of a shuffled deck become hands and talon. See the table of packets in docs/fairness.md. */
import type { ProvenDeal, VariantKey } from './proof';
import { RANKS } from '../cards/card';

export interface DealingScheme {
  readonly deck: number;
  /**
   * The size of each packet, dealt to every player in turn. `turn` turns up a card and puts it under the talon.
   * `talon` puts cards into the talon.
   */
  readonly packets: readonly (number | 'turn' | { readonly talon: number })[];
}

const SCHEMES: Readonly<Record<Exclude<VariantKey, 'zweier'>, readonly DealingScheme[]>> = {
  dritt: [{ deck: 24, packets: [3, 2, 3] }],
  // After a knock: the talon first, then six cards each.
  dreier: [
    { deck: 20, packets: [3, { talon: 2 }, 3] },
    { deck: 20, packets: [{ talon: 2 }, 6] },
  ],
  bauern: [{ deck: 20, packets: [3, 2] }],
};

/** How the game for two is dealt under a match's rules. */
function schemeForTwo(deck: number, handSize: number, isTurnedUp: boolean): DealingScheme {
  const rest = handSize - 3;
  if (!isTurnedUp) return { deck, packets: [3, rest] };
  return { deck, packets: deck === 20 ? [3, 'turn', rest] : [3, rest, 'turn'] };
}

interface Rules {
  readonly deck?: number;
  readonly handSize?: number;
  readonly trumpFrom?: string;
}

/** The ways to deal this variant. A play-off for two has 20 cards. */
export function schemesOf(variant: VariantKey, rules: Rules): readonly DealingScheme[] {
  if (variant !== 'zweier') return SCHEMES[variant];
  const { deck = 20, handSize = deck === 20 ? 5 : 6, trumpFrom = 'turnUp' } = rules;
  return [schemeForTwo(deck, handSize, trumpFrom === 'turnUp')];
}

/** The hands by seat, and the talon. A player who sits out has no cards. */
export function dealt(order: readonly string[], { packets }: DealingScheme, deal: ProvenDeal) {
  const cards = [...order];
  const seats = deal.hands.length;
  const playing = Array.from({ length: seats }, (_, i) => (deal.dealer + 1 + i) % seats).filter(
    (seat) => deal.hands[seat]!.length > 0,
  );
  const hands: string[][] = deal.hands.map(() => []);
  const talon: string[] = [];
  const turned: string[] = [];
  for (const packet of packets)
    if (packet === 'turn') turned.push(...cards.splice(0, 1));
    else if (typeof packet === 'object') talon.push(...cards.splice(0, packet.talon));
    else for (const seat of playing) hands[seat]!.push(...cards.splice(0, packet));
  return { hands, talon: [...talon, ...cards, ...turned] };
}

/** Each seat draws a card. Seats that tie for the highest rank draw again. */
export function drawn(order: readonly string[], seats: number) {
  const cards = [...order];
  const rounds: { seat: number; card: string }[][] = [];
  let level = Array.from({ length: seats }, (_, seat) => seat);
  const height = (card: string): number => RANKS.findIndex((rank) => card.endsWith(rank));
  while (level.length > 1 && cards.length >= level.length) {
    const round = level.map((seat) => ({ seat, card: cards.shift()! }));
    rounds.push(round);
    const top = Math.min(...round.map(({ card }) => height(card)));
    level = round.filter(({ card }) => height(card) === top).map(({ seat }) => seat);
  }
  return { rounds, dealer: level[0] };
}
