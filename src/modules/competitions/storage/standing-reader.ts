import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Decision, Stage } from '../domain/form.js';

type EntrantCells = readonly [
  lot: number,
  player: number,
  group: number | null,
  outSince: number | null,
  place: number | null,
];

type PairingCells = readonly [
  round: number,
  board: number,
  stage: Stage,
  group: number | null,
  lots: readonly number[],
  decision: Decision | null,
  points: readonly number[] | null,
  bummerl: readonly number[] | null,
];

/** All entrants and pairings of a competition, in few bytes. */
export interface CompactField {
  readonly version: number;
  readonly seed: string | null;
  readonly entrants: readonly EntrantCells[];
  readonly pairings: readonly PairingCells[];
}

/** One row: a thousand rows of arrays would take longer to parse than the standings to compute. */
const COMPACT_FIELD = statement<CompactField, { id: string }>(
  'competition-compact-field',
  `SELECT c.version,
     (SELECT d.seed FROM competition_draws d WHERE d.competition_id = c.id) AS seed,
     (SELECT coalesce(json_agg(json_build_array(e.lot, e.player, e.group_number, e.out_since, e.place)
         ORDER BY e.lot), '[]')
       FROM competition_entries e WHERE e.competition_id = c.id AND e.lot IS NOT NULL) AS entrants,
     (SELECT coalesce(json_agg(json_build_array(p.round, p.board, p.stage, p.group_number, p.lots,
         p.decision, p.points, p.bummerl) ORDER BY p.round, p.board), '[]')
       FROM competition_pairings p WHERE p.competition_id = c.id) AS pairings
   FROM competitions c WHERE c.id = :id`,
);

/** Reads what the standings are computed from. */
@Injectable()
export class StandingReader {
  constructor(private readonly database: Database) {}

  field(id: string): Promise<CompactField | null> {
    return this.database.row(COMPACT_FIELD, { id });
  }
}
