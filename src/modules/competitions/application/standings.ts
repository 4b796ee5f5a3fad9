import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import { putLast } from '../../../platform/collections.js';
import type { Competition } from '../domain/competition.js';
import { formOf } from '../domain/index.js';
import type { DecidedPairing, Entrant, Field, Standing } from '../domain/index.js';
import { StandingReader } from '../storage/standing-reader.js';
import type { CompactField } from '../storage/standing-reader.js';

/** What a place means for the next season. */
export type Outlook = 'PROMOTED' | 'RELEGATED' | 'STAYS';

/** A line of the standings. */
export interface RankedEntrant extends Standing {
  /** Null in forms without seasons. */
  readonly outlook: Outlook | null;
}

interface Table {
  readonly version: number;
  readonly lines: Promise<readonly RankedEntrant[]>;
}

/** How many competitions’ standings a process keeps. */
const MOST_TABLES = 50;

/** The standings of competitions, computed by their form and kept until the competition changes. */
@Injectable()
export class Standings {
  private readonly tables = new Map<string, Table>();

  constructor(private readonly reader: StandingReader) {}

  /** In the order of groups and places; empty before the draw. */
  of(competition: Competition): Promise<readonly RankedEntrant[]> {
    const { id, version } = competition;
    const known = this.tables.get(id);
    if (known?.version === version) return known.lines;
    const lines = this.compute(competition);
    putLast(this.tables, id, { version, lines }, MOST_TABLES);
    lines.catch(() => this.forget(id, lines));
    return lines;
  }

  private forget(id: string, lines: Table['lines']): void {
    if (this.tables.get(id)?.lines === lines) this.tables.delete(id);
  }

  private async compute(competition: Competition): Promise<readonly RankedEntrant[]> {
    const compact = await this.reader.field(competition.id);
    return compact ? rankedEntrants(competition, compact) : [];
  }
}

/** The standings as the form computes them. */
export function rankedEntrants(
  competition: Competition,
  compact: CompactField,
): readonly RankedEntrant[] {
  const form = formOf(competition.form);
  if (!form || compact.entrants.length === 0) return [];
  const field = compactedField(competition, compact);
  const outlook = form.seasons?.outlook(field);
  const players = new Map(field.entrants.map(({ lot, player }) => [lot, player]));
  return form.standings(field).map((standing) => ({
    ...standing,
    outlook: outlook?.get(players.get(standing.lot)!) ?? null,
  }));
}

const compactedField = (
  { settings, fixedPartners, variant }: Competition,
  { entrants, pairings, seed }: CompactField,
): Field<Competition['settings']> => ({
  settings,
  seatCount: variantOf(variant)?.seatCount ?? 2,
  fixedPartners,
  entrants: entrants.map(toEntrant),
  pairings: pairings.map(toPairing),
  drawSeed: seed ?? '',
  places: placesOf(entrants),
});

const toEntrant = ([lot, player, group, outSince]: CompactField['entrants'][number]): Entrant => ({
  lot,
  player,
  group,
  outSince,
});

function toPairing(cells: CompactField['pairings'][number]): DecidedPairing {
  const [round, board, stage, group, lots, decision, points, bummerl] = cells;
  const result = decision && { decision, points: points ?? [], bummerl: bummerl ?? [] };
  return { round, board, stage, group, lots, result };
}

/** The lots that have a place and are not out, from the first place. */
const placesOf = (entrants: CompactField['entrants']): number[] =>
  entrants
    .filter(([, , , outSince, place]) => place !== null && outSince === null)
    .sort((a, b) => a[4]! - b[4]!)
    .map(([lot]) => lot);
