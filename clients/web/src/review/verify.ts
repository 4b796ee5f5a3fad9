/** Checks a match's proof without the service. Written from docs/fairness.md alone. */
import { dealt, drawn, schemesOf } from './dealing';
import type { DealingScheme } from './dealing';
import type { Draw, Proof, ProvenDeal } from './proof';
import { hashed, shuffled } from './shuffle';

/** The result for one shuffle of a proof: whether its link belongs to the chain, and whether it gives the cards. */
export interface ShuffleCheck {
  /** The deal's number; 0 for the draw of the first dealer. */
  readonly number: number;
  readonly isLink: boolean;
  readonly isShuffle: boolean;
}

/** The chain length of old matches. No link can be further from the commitment. */
const LONGEST_CHAIN = 16_384;

async function isLink(link: string, count: number, commitment: string): Promise<boolean> {
  if (count < 1 || count > LONGEST_CHAIN) return false;
  return (await hashed(link, count)) === commitment.toLowerCase();
}

const commitmentOf = (
  { commitment, laterCommitments = [] }: Proof,
  { number }: ProvenDeal,
): string => laterCommitments.findLast(({ deal }) => deal <= number)?.commitment ?? commitment;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const deckOf = ({ variant, rules }: Proof): number => schemesOf(variant, rules)[0]!.deck;

async function drawHolds(proof: Proof, { link, rounds, dealer }: Draw): Promise<boolean> {
  const seed = { ...proof, link, purpose: 'draw', dealNumber: 0 } as const;
  const computed = drawn(await shuffled(deckOf(proof), seed), proof.clientSeeds.length);
  const recorded = rounds.map((round) => round.map(({ seat, card }) => ({ seat, card })));
  return computed.dealer === dealer && same(computed.rounds, recorded);
}

/** A play-off is dealt by the default rules of the game for two, not by the rules of the match. */
const schemesOfDeal = (proof: Proof, { variant }: ProvenDeal): readonly DealingScheme[] =>
  schemesOf(variant, variant === proof.variant ? proof.rules : {});

async function dealHolds(proof: Proof, deal: ProvenDeal): Promise<boolean> {
  const seed = { ...proof, link: deal.link, purpose: 'deal', dealNumber: deal.number } as const;
  for (const scheme of schemesOfDeal(proof, deal)) {
    const { hands, talon } = dealt(await shuffled(scheme.deck, seed), scheme, deal);
    if (same([hands, talon], [deal.hands, deal.talon])) return true;
  }
  return false;
}

/** Yields the result of the draw and of every deal as soon as each is checked. */
export async function* verified(proof: Proof): AsyncGenerator<ShuffleCheck> {
  const { draw, commitment } = proof;
  if (draw)
    yield {
      number: 0,
      isLink: await isLink(draw.link, 1, commitment),
      isShuffle: await drawHolds(proof, draw),
    };
  for (const deal of proof.deals)
    yield {
      number: deal.number,
      isLink: await isLink(deal.link, deal.number + 1, commitmentOf(proof, deal)),
      isShuffle: await dealHolds(proof, deal),
    };
}
