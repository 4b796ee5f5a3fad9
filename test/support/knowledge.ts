/**
 * The cards of a running deal that a viewer may know (rules 3.9, 3.10). They are computed from the database: the dealt
 * cards, the actions with their seats, and the place of every card. It does not use the engine's views, because it
 * checks them.
 */
import { restore } from '../../src/engine/index.js';
import type { CardPlaces, MatchSnapshot } from '../../src/engine/index.js';
import type { TestService } from './service.js';
import { rowId, rowsOf } from './sql.js';

/** A running deal with all its cards. */
export interface Truth {
  readonly number: number;
  readonly variant: string;
  readonly dealer: number;
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly actions: readonly { readonly seat: number; readonly token: string }[];
  readonly places: CardPlaces;
  /** The secrets of the running deal, in hex: its link and the checkpoints of the hash chain. */
  readonly secrets: readonly string[];
  readonly snapshot: MatchSnapshot;
}

interface TruthRow extends Pick<Truth, 'number' | 'variant' | 'options' | 'snapshot'> {
  readonly actions: Truth['actions'] | null;
  readonly link: string;
  readonly checkpoints: string;
}

const TRUTH = `
  SELECT d.number, d.variant, m.options, m.snapshot,
    encode(d.link, 'hex') AS link, encode(c.checkpoints, 'hex') AS checkpoints,
    (SELECT json_agg(json_build_object('seat', e.seat, 'token', e.token) ORDER BY e.version)
     FROM match_events e WHERE e.match_id = m.id AND e.token IS NOT NULL AND e.version >
       (SELECT max(version) FROM match_events s WHERE s.match_id = m.id AND s.type = 'DEAL_STARTED')
    ) AS actions
  FROM matches m JOIN match_deals d ON d.match_id = m.id AND d.number = m.deal_number
    JOIN shuffle_chains c ON c.match_id = m.id
  WHERE m.id = $1 AND d.ended_at IS NULL`;

/** The running deal of a match, null when none runs. */
export async function truthOf(service: TestService, matchId: string): Promise<Truth | null> {
  const [row] = await rowsOf<TruthRow>(service, TRUTH, [rowId(matchId)]);
  if (!row) return null;
  const { link, checkpoints, actions, ...deal } = row;
  const { dealer, hands, talon } = deal.snapshot.deal!;
  return {
    ...deal,
    dealer,
    hands,
    talon,
    actions: actions ?? [],
    places: placesOf(deal.snapshot),
    secrets: [link, ...(checkpoints.match(/.{64}/g) ?? [])],
  };
}

/** The place of every card. @throws Error when the snapshot does not replay */
export function placesOf(snapshot: MatchSnapshot): CardPlaces {
  const match = restore(snapshot);
  if (!match.ok) throw new Error(match.error);
  const { variant, state, seats } = match.value.deal!;
  const places = variant.places(state);
  const byDealSeat = new Map(seats.map((seat, i) => [seat, places.hands[i]!]));
  return { ...places, hands: snapshot.deal!.hands.map((_, seat) => byDealSeat.get(seat) ?? []) };
}

export const CARD = /(?<![A-Za-z0-9])[HDSC][ATKQJ987](?![A-Za-z0-9])/g;

/** The cards that a viewer may know: the public ones, and for a player the own ones too. */
export function knownCards(truth: Truth, seat: number | null): ReadonlySet<string> {
  return new Set([...publicCards(truth), ...(seat === null ? [] : ownCards(truth, seat))]);
}

function publicCards(truth: Truth): string[] {
  const shown = truth.actions.flatMap(({ token }) => shownBy(truth, token));
  const opened = isOpenGame(truth) ? truth.places.hands.flat() : [];
  const heartsAce = askedForTrump(truth) ? ['HA'] : [];
  return [...(turnsUp(truth) ? [truth.talon.at(-1)!] : []), ...heartsAce, ...shown, ...opened];
}

/** A play-off has the default preset (rules 9.19). */
const turnsUp = ({ variant, options }: Truth) =>
  variant === 'zweier' && (options['trumpFrom'] ?? 'turnUp') === 'turnUp';

/**
 * The player with the ace of hearts names trump, so that everyone learns where it is (rules 6.3).
 */
const askedForTrump = ({ options, places }: Truth) =>
  options['trumpFrom'] === 'holderOfHeartsAce' && places.hands.flat().includes('HA');

/** The cards that an action shows. */
function shownBy(truth: Truth, token: string): string[] {
  if (/^[HDSC][ATKQJ987]$/.test(token)) return [token];
  if (/^m[HDSC]/.test(token)) return [`${token[1]}K`, `${token[1]}Q`];
  if (token === 'x') return [exchanged(truth)];
  if (token === 't?') return [truth.hands[(truth.dealer + 1) % truth.hands.length]![3]!];
  return [];
}

function exchanged({ talon, options }: Truth): string {
  return talon.at(-1)![0]! + (options['exchangeCard'] === 'nine' ? '9' : 'J');
}

/** Plauderer: after the first trick all hands are open (rules 10.7). */
function isOpenGame({ actions, hands }: Truth): boolean {
  const played = actions.filter(({ token }) => /^[HDSC][ATKQJ987]$/.test(token)).length;
  const last = actions.findLast(({ token }) => token.startsWith('b:'));
  return last !== undefined && last.token.includes('PLAUDERER') && played >= hands.length;
}

/**
 * Until trump is named each player sees only the own first packet; before the cut nobody sees a
 * card.
 */
function ownCards(truth: Truth, seat: number): readonly string[] {
  const { variant, actions, options, places, hands } = truth;
  if (variant === 'zweier') return places.hands[seat]!;
  if (options['cutting'] === 'asked' && actions.length === 0) return [];
  if (!actions.some(({ token }) => token.startsWith('t'))) return hands[seat]!.slice(0, 3);
  const laidAside = actions.find(({ token }) => token.startsWith('-'));
  return [...places.hands[seat]!, ...(laidAside?.seat === seat ? places.aside : [])];
}

/** Every card that an answer names, at any place. */
export function cardsIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(CARD) ?? [];
}
