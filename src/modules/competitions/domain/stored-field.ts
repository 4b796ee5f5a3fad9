/** From what is stored to what the forms compute with. */
import { variantOf } from '../../../engine/index.js';
import type { Competition, Entry, StoredPairing } from './competition.js';
import type { DecidedPairing, Entrant, Field, Form } from './form.js';
import { formOf } from './forms/index.js';
import { sideCountOf } from './entrants.js';
import type { BestOfRules } from './best-of.js';

/** An entry that was drawn. */
export type DrawnEntry = Entry & { readonly lot: number; readonly player: number };

export const isDrawn = (entry: Entry): entry is DrawnEntry =>
  entry.lot !== null && entry.player !== null;

/** The form of a competition. @throws Error if this release does not know it */
export function formOfCompetition({ form: key }: Pick<Competition, 'form'>): Form {
  const form = formOf(key);
  if (!form) throw new Error(`there is no form ${key}`);
  return form;
}

/** Whether it has no rounds, but challenges. */
export const isLadder = ({ form }: Pick<Competition, 'form'>): boolean =>
  formOf(form)?.ladder !== undefined;

type Terms = Pick<Competition, 'form' | 'settings' | 'variant' | 'fixedPartners'>;

const seatCountOf = ({ variant }: Pick<Competition, 'variant'>): number =>
  variantOf(variant)!.seatCount;

/** How the matches of a pairing decide it. */
export function bestOfRulesOf(terms: Terms): BestOfRules {
  const seatCount = seatCountOf(terms);
  const { settings, fixedPartners, variant } = terms;
  return {
    bestOf: Number(settings['bestOf'] ?? 1),
    needsWinner: formOfCompetition(terms).needsWinner,
    sideCount: sideCountOf({ seatCount, fixedPartners }),
    drawnPartners: variantOf(variant)!.match.sides !== undefined && !fixedPartners,
  };
}

/** The lots of a ladder from the top, without those who are out. */
export const ladderPlaces = (entries: readonly Entry[]): number[] =>
  entries
    .filter(({ lot, outSince, place }) => lot !== null && outSince === null && place !== null)
    .sort((a, b) => a.place! - b.place!)
    .map(({ lot }) => lot!);

/** The people of an entry. */
export const usersOf = ({ userId, partnerId, partnerAgreed }: Entry): string[] =>
  partnerId !== null && partnerAgreed ? [userId, partnerId] : [userId];

/** Everything that decides how a competition goes on. */
export function storedFieldOf(
  terms: Terms,
  entries: readonly Entry[],
  pairings: readonly StoredPairing[],
  drawSeed: string,
): Field<Competition['settings']> {
  return {
    settings: terms.settings,
    seatCount: seatCountOf(terms),
    fixedPartners: terms.fixedPartners,
    entrants: entries
      .filter(isDrawn)
      .map(entrantOf)
      .sort((a, b) => a.lot - b.lot),
    pairings: pairings.map(decidedPairingOf),
    drawSeed,
    places: ladderPlaces(entries),
  };
}

const entrantOf = ({ lot, player, groupNumber, outSince }: DrawnEntry): Entrant => ({
  lot,
  player,
  group: groupNumber,
  outSince,
});

function decidedPairingOf(stored: StoredPairing): DecidedPairing {
  const { round, board, stage, groupNumber: group, lots, decision, points, bummerl } = stored;
  const result = decision && { decision, points: points ?? [], bummerl: bummerl ?? [] };
  return { round, board, stage, group, lots, result };
}
