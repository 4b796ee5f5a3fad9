import { drawForDealer, ok, refuse, variantOf, VARIANTS } from '../../../engine/index.js';
import type {
  CardToken,
  DealtCards,
  Options,
  Result,
  Seat,
  Variant,
} from '../../../engine/index.js';
import { isLink } from './chain.js';
import { linkOfDeal } from './dealing.js';
import { shuffle } from './shuffle.js';
import type { ShuffleInput } from './shuffle.js';

/** The draw for the first dealer, as the match shows it. */
export interface DrawProof {
  readonly link: string;
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly card: CardToken }[])[];
  readonly dealer: Seat;
}

/** A deal that has ended, with its link. */
export interface DealProof extends DealtCards {
  readonly number: number;
  readonly link: string;
  readonly dealer: Seat;
  /** The actions played: the first shows whether the deck was cut or knocked. */
  readonly actions?: readonly string[];
  /** The variant that was dealt; if it is left out, all variants are tried. */
  readonly variant?: string;
}

/** The chain from which deals were shuffled after a restore of the service from a backup. */
export interface LaterCommitment {
  /** The first deal from it. */
  readonly deal: number;
  readonly commitment: string;
}

/** The public data of a match's shuffles (docs/fairness.md). */
export interface MatchProof {
  readonly matchId: string;
  readonly commitment: string;
  /** In the order of their deals; most matches have none. */
  readonly laterCommitments?: readonly LaterCommitment[] | undefined;
  readonly clientSeeds: readonly string[];
  readonly variant?: string;
  readonly preset?: string | undefined;
  readonly rules?: Options | undefined;
  readonly draw?: DrawProof | null;
  readonly deals: readonly DealProof[];
}

/** Which checks passed; null if the proof has no draw. */
export interface ProofChecks {
  readonly draw: boolean | null;
  readonly deals: readonly boolean[];
}

/** A way of dealing: a variant with options that decide its deck and packets. */
interface Manner {
  readonly variant: Variant;
  readonly options: Options;
}

/** Checks each shuffle of a match against its commitment, with public data only. */
export function verifyMatch(proof: MatchProof): ProofChecks {
  return {
    draw: proof.draw ? verifyDraw(proof, proof.draw) : null,
    deals: proof.deals.map((deal) => verifyDeal(proof, deal)),
  };
}

function verifyDraw(proof: MatchProof, draw: DrawProof): boolean {
  const link = Buffer.from(draw.link, 'hex');
  if (!isLink(link, linkOfDeal(0), Buffer.from(proof.commitment, 'hex'))) return false;
  const seats = proof.clientSeeds.map((_, seat) => seat);
  return mannersOf(proof, proof.variant).some(({ variant, options }) => {
    const deck = shuffle(variant.deck(options), inputOf(proof, link, 'draw', 0));
    const { rounds, dealer } = drawForDealer(seats, deck);
    return dealer === draw.dealer && cardsOf(rounds) === cardsOf(draw.rounds);
  });
}

/** The cards that were drawn, in a fixed order that does not depend on an object's keys. */
const cardsOf = (rounds: DrawProof['rounds']): string =>
  JSON.stringify(rounds.map((round) => round.map(({ seat, card }) => [seat, card])));

function verifyDeal(proof: MatchProof, deal: DealProof): boolean {
  const link = Buffer.from(deal.link, 'hex');
  const commitment = commitmentFor(proof, deal.number);
  if (!isLink(link, linkOfDeal(deal.number), Buffer.from(commitment, 'hex'))) return false;
  const seats = [...deal.hands.keys()].filter((seat) => deal.hands[seat]!.length > 0);
  const dealer = seats.indexOf(deal.dealer);
  const input = inputOf(proof, link, 'deal', deal.number);
  const own = mannersOf(proof, deal.variant ?? proof.variant);
  // A play-off is a deal of another variant, and a record does not name that variant.
  return [...own, ...mannersOf({ ...proof, rules: undefined, preset: undefined }, undefined)]
    .filter(({ variant }) => variant.seatCount === seats.length)
    .some(({ variant, options }) => {
      const deck = shuffle(variant.deck(options), input);
      const dealt = variant.dealFrom(options, deck, dealer, deal.actions);
      return sameCards(dealt, deal, seats);
    });
}

/** The commitment of the chain from which a deal was shuffled, in hex. */
export function commitmentFor(
  { commitment, laterCommitments = [] }: Pick<MatchProof, 'commitment' | 'laterCommitments'>,
  number: number,
): string {
  return laterCommitments.findLast(({ deal }) => deal <= number)?.commitment ?? commitment;
}

function inputOf(
  { matchId, clientSeeds }: MatchProof,
  link: Buffer,
  purpose: ShuffleInput['purpose'],
  dealNumber: number,
): ShuffleInput {
  return { link, purpose, matchId, dealNumber, clientSeeds };
}

/**
 * The ways in which a deal may have been dealt: with the match's own options, or with any preset of the
 * variant. If the proof names no variant, all variants are tried. A wrong way gives the same cards with a
 * probability of one in n!, for a deck of n cards.
 */
function mannersOf({ preset, rules }: MatchProof, key: string | undefined): Manner[] {
  const variants = key === undefined ? VARIANTS : [variantOf(key)].filter((v) => v !== undefined);
  return variants.flatMap((variant) => {
    const own = variant.parseOptions({ ...(preset && { preset }), ...(rules && { rules }) });
    const presets = Object.values(variant.ruleset.presets);
    return [...(own.ok ? [own.value] : []), ...presets].map((options) => ({ variant, options }));
  });
}

function sameCards(dealt: DealtCards, deal: DealProof, seats: readonly Seat[]): boolean {
  const hands = seats.map((seat) => deal.hands[seat]);
  return JSON.stringify([dealt.hands, dealt.talon]) === JSON.stringify([hands, deal.talon]);
}

/** A proof from JSON, or the error in its form. */
export function parseProof(text: string): Result<MatchProof, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('this is not JSON');
  }
  const problem = problemOf(json as Partial<Record<keyof MatchProof, unknown>> | null);
  return problem ? refuse(problem) : ok(json as MatchProof);
}

function problemOf(json: Partial<Record<keyof MatchProof, unknown>> | null): string | null {
  if (typeof json !== 'object' || json === null) return 'expected a JSON object';
  const { matchId, commitment, laterCommitments, clientSeeds, deals, draw } = json;
  if (typeof matchId !== 'string') return 'matchId must be a string';
  if (!isHash(commitment)) return 'commitment must be 64 hex digits';
  if (laterCommitments !== undefined && !isListOf(laterCommitments, isLaterCommitment))
    return 'laterCommitments must be a list, each with deal and commitment';
  if (!isListOf(clientSeeds, (seed) => typeof seed === 'string'))
    return 'clientSeeds must be a list of strings';
  if (!isListOf(deals, isDealProof))
    return 'deals must be a list, each with number, link and its cards';
  return draw === undefined || draw === null || isDrawProof(draw)
    ? null
    : 'draw must have link, rounds and dealer';
}

const isHash = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value);

const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

const isCards = (value: unknown): boolean => isListOf(value, (card) => typeof card === 'string');

function isLaterCommitment(value: unknown): boolean {
  const later = value as Partial<Record<keyof LaterCommitment, unknown>> | null;
  return Number.isInteger(later?.deal) && isHash(later?.commitment);
}

function isDealProof(value: unknown): boolean {
  const deal = value as Partial<Record<keyof DealProof, unknown>> | null;
  return (
    Number.isInteger(deal?.number) &&
    Number.isInteger(deal?.dealer) &&
    isHash(deal?.link) &&
    isListOf(deal?.hands, isCards) &&
    isCards(deal?.talon)
  );
}

function isDrawProof(value: unknown): boolean {
  const draw = value as Partial<Record<keyof DrawProof, unknown>>;
  const isDrawn = (drawn: unknown) =>
    typeof (drawn as { card?: unknown } | null)?.card === 'string';
  const rounds = isListOf(draw.rounds, (round) => isListOf(round, isDrawn));
  return isHash(draw.link) && Number.isInteger(draw.dealer) && rounds;
}
