/**
 * docs/vectors/legality.json: positions of deals with their legal actions, and refused actions with the reason.
 * A position is chosen if it adds something: a kind of action in a phase, or a reason for a refusal.
 */
import { ALL_TOKENS, parseToken, seeded, VARIANTS, variantOf } from '../../src/engine/index.js';
import type { DealState, Options, Variant } from '../../src/engine/index.js';
import { gamesOf, randomDeal } from '../engine/support/scenarios.js';
import type { Game, Position } from '../engine/support/scenarios.js';

/** A position in the file: how it is reached, the view of its player, the legal actions. */
export interface LegalityVector {
  readonly variant: string;
  /** The options that differ from the default preset. */
  readonly rules: Options;
  readonly dealer: number;
  /** The cards before any action. */
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
  /** Set where somebody has still to cut or knock: the cards lie as after a cut. */
  readonly uncut: boolean;
  readonly actions: readonly string[];
  readonly seat: number;
  readonly phase: string;
  readonly trump: string | null;
  readonly hand: readonly string[];
  readonly trick: readonly { readonly seat: number; readonly card: string }[];
  readonly legal: readonly string[];
  /** One token for each reason of a refusal. */
  readonly refused: Readonly<Record<string, string>>;
}

/** How many deals of each set of rules are searched for something new. */
const DEALS_A_GAME = 30;
/** Rules beside the presets, with options that no preset has. */
const DRAWN_RULES = 12;
/** How many positions may show the same thing. */
const OFTEN = 3;

/** The tokens to try; for laying aside only a few pairs. */
const TRIED = ['no token', ...ALL_TOKENS.filter((token) => !/^-.[^AT]/.test(token))];

/** The positions of deals of random legal actions that show something new. */
export function legalityVectors(): LegalityVector[] {
  return VARIANTS.flatMap((variant) => {
    const shown = new Map<string, number>();
    const games = gamesOf(variant, DRAWN_RULES);
    return games.flatMap((game) => [...newPositions(game, shown)]);
  });
}

function* newPositions(game: Game, shown: Map<string, number>) {
  for (let seed = 1; seed <= DEALS_A_GAME; seed++) {
    for (const position of randomDeal(game, seeded(seed))) {
      const vector = vectorOf(game, position);
      const things = vector ? thingsIn(vector) : [];
      if (!things.some((thing) => (shown.get(thing) ?? 0) < OFTEN)) continue;
      for (const thing of things) shown.set(thing, (shown.get(thing) ?? 0) + 1);
      yield vector!;
    }
  }
}

/** What a position shows: kinds of actions in a phase, and reasons for refusals. */
export const thingsIn = ({ phase, legal, refused }: LegalityVector): string[] => [
  ...new Set(legal.map((token) => `${phase} ${parseToken(token)!.kind}`)),
  ...Object.values(refused),
];

function vectorOf({ variant, options }: Game, position: Position): LegalityVector | null {
  const { state, dealer, cards, actions } = position;
  if (variant.toAct(state) === null) return null;
  const { hands, talon, uncut = false } = cards;
  const reached = { variant: variant.key, rules: rulesOf(variant, options), dealer, hands, talon };
  const now = positionOf(variant, state);
  return { ...reached, uncut, actions, ...now, refused: refusedIn(variant, state, now.legal) };
}

/** The options that differ from the default preset's. */
function rulesOf(variant: Variant, options: Options): Options {
  const { presets, defaultPreset } = variant.ruleset;
  const usual = presets[defaultPreset]!;
  const own = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return Object.fromEntries(own);
}

function positionOf(variant: Variant, state: DealState) {
  const seat = variant.toAct(state)!;
  const { phase, trump, hands, trick } = variant.view(state, seat);
  return { seat, phase, trump, hand: hands[seat]!.cards!, trick, legal: variant.legal(state) };
}

function refusedIn(variant: Variant, state: DealState, legal: readonly string[]) {
  const byCode = new Map<string, string>();
  for (const token of TRIED.filter((tried) => !legal.includes(tried))) {
    const code = codeOf(variant, state, token);
    if (code && !byCode.has(code)) byCode.set(code, token);
  }
  return Object.fromEntries([...byCode].map(([code, token]) => [token, code]));
}

/** Why a token is refused, null where it is played. */
function codeOf(variant: Variant, state: DealState, token: string): string | null {
  const applied = variant.apply(state, token);
  return applied.ok ? null : applied.error.code;
}

/** The position replayed from its own cards and actions. */
export function replayed(vector: LegalityVector): object {
  const variant = variantOf(vector.variant)!;
  const options = variant.parseOptions({ rules: vector.rules });
  if (!options.ok) throw new Error(options.error[0]!.message);
  const { hands, talon, uncut, dealer } = vector;
  const cards = { hands, talon, ...(uncut && { uncut }) };
  let state = variant.deal(options.value, cards, dealer);
  for (const action of vector.actions) {
    const applied = variant.apply(state, action);
    if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
    state = applied.value.state;
  }
  const refused = Object.fromEntries(
    Object.keys(vector.refused).map((token) => [token, codeOf(variant, state, token)]),
  ) as object;
  return { ...vector, ...positionOf(variant, state), refused };
}
