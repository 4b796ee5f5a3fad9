import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { EndedMatch } from '../../ratings/application/index.js';
import { NO_SUMS } from '../domain/estimates.js';
import type { RatioSums } from '../domain/estimates.js';
import { FairPlayFigureRow, FairPlayMatchRow, FairPlayPeerRow } from './tables.js';

/** How often players of a rating agree with the strongest bot, and what they lose. */
export interface PeerSums {
  readonly players: number;
  readonly agreed: RatioSums;
  readonly loss: RatioSums;
}

export interface BandOfGame {
  readonly ratingKey: string;
  readonly band: number;
}

/** What a user has added to the sums of a band. */
const OWN = statement<Omit<FairPlayPeerRow, 'ratingKey' | 'band'>, BandOfGame & { userId: string }>(
  'fair-play-own-sums',
  `SELECT least(count(*), 1)::integer AS players, count(*)::integer AS matches,
     coalesce(sum(f.decisions), 0)::float8 AS decisions,
     coalesce(sum(f.decisions::float8 * f.decisions), 0) AS "decisionsSquared",
     coalesce(sum(f.agreed), 0)::float8 AS agreed,
     coalesce(sum(f.agreed::float8 * f.agreed), 0) AS "agreedSquared",
     coalesce(sum(f.agreed::float8 * f.decisions), 0) AS "agreedTimesDecisions",
     coalesce(sum(f.loss), 0) AS loss, coalesce(sum(f.loss * f.loss), 0) AS "lossSquared",
     coalesce(sum(f.loss * f.decisions), 0) AS "lossTimesDecisions"
   FROM fair_play_figures f JOIN fair_play_matches m USING (match_id)
   WHERE f.user_id = :userId AND m.rating_key = :ratingKey AND f.band = :band
     AND m.finished_at IS NOT NULL`,
);

const ENDED = statement<{ ended: EndedMatch }, { matchIds: readonly string[] }>(
  'fair-play-ended',
  'SELECT to_jsonb(m) AS ended FROM finished_matches m WHERE m.id = ANY(:matchIds::uuid[])',
);

/** Reads what was measured. */
@Injectable()
export class FairPlayReader {
  constructor(private readonly database: Database) {}

  /** Of these matches, those that are measured or are being measured. */
  matches(matchIds: readonly string[]): Promise<FairPlayMatchRow[]> {
    return this.database.of(FairPlayMatchRow).findBy({ matchId: In(matchIds) });
  }

  /** A user's figures in these matches. */
  figures(userId: string, matchIds: readonly string[]): Promise<FairPlayFigureRow[]> {
    return this.database.of(FairPlayFigureRow).findBy({ userId, matchId: In(matchIds) });
  }

  /** What players of a rating do, without this user. */
  async peers(userId: string, { ratingKey, band }: BandOfGame): Promise<PeerSums> {
    const all = await this.database.of(FairPlayPeerRow).findOneBy({ ratingKey, band });
    if (!all) return { players: 0, agreed: NO_SUMS, loss: NO_SUMS };
    const own = (await this.database.row(OWN, { userId, ratingKey, band }))!;
    return sumsOf(all, own);
  }

  /** How these matches ended, without those that have not. */
  async ended(matchIds: readonly string[]): Promise<EndedMatch[]> {
    return (await this.database.rows(ENDED, { matchIds })).map(({ ended }) => ended);
  }
}

type Sums = Omit<FairPlayPeerRow, 'ratingKey' | 'band'>;

function sumsOf(all: Sums, own: Sums): PeerSums {
  const less = (name: keyof Sums): number => all[name] - own[name];
  const matches = all.matches - own.matches;
  const [n, nn] = [less('decisions'), less('decisionsSquared')];
  const agreed = { x: less('agreed'), xx: less('agreedSquared'), xn: less('agreedTimesDecisions') };
  const loss = { x: less('loss'), xx: less('lossSquared'), xn: less('lossTimesDecisions') };
  return {
    players: less('players'),
    agreed: { matches, n, nn, ...agreed },
    loss: { matches, n, nn, ...loss },
  };
}
