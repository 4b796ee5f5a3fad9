import { Injectable } from '@nestjs/common';
import { SharedNetworks } from '../../auth/application/index.js';
import type { SharedNetwork } from '../../auth/application/index.js';
import { MatchBroken } from '../../matches/application/index.js';
import { finishedMatch, INITIAL_RATING, RatingReader } from '../../ratings/application/index.js';
import type { EndedMatch } from '../../ratings/application/index.js';
import { pairLedgerOf } from '../../ratings/domain/index.js';
import type { User } from '../../users/application/index.js';
import { bandOf, FEWEST_PEERS } from '../domain/bands.js';
import { addRatios, clusteredShareOf, meanOf, NO_SUMS, ratioOf } from '../domain/estimates.js';
import type { Estimate } from '../domain/estimates.js';
import { pairFigures } from '../domain/pairs.js';
import type { Meeting, PairFigures } from '../domain/pairs.js';
import { timeFigures } from '../domain/times.js';
import type { TimeFigures } from '../domain/times.js';
import { FairPlayReader } from '../storage/fair-play-reader.js';
import type { FairPlayFigureRow, FairPlayMatchRow } from '../storage/tables.js';
import { Samples } from './sample.js';
import type { Sample } from './sample.js';

/** How far the measuring of a sample is. */
export interface MeasureState {
  /** Matches of the sample; those that are measured; those that could not be. */
  readonly wanted: number;
  readonly measured: number;
  readonly failed: number;
  /** Whether a worker is at it. */
  readonly isRunning: boolean;
}

/** A player in one game, with the matches that figures are made of. */
export interface FairPlayCase {
  readonly user: User;
  readonly ratingKey: string;
  readonly rating: number;
  readonly sample: Sample;
  readonly state: MeasureState;
  readonly figures: readonly FairPlayFigureRow[];
}

/** How close decisions are to the strongest bot's: of a player, and of others of the same rating. */
export interface DecisionFigures {
  readonly agreement: Estimate | null;
  /** The mean loss of a decision, in game points. */
  readonly loss: Estimate | null;
  readonly band: number;
  readonly peers: number;
  readonly peerAgreement: Estimate | null;
  readonly peerLoss: Estimate | null;
}

/** Opponents of whom figures are made: the ten who were met most often, at least five times. */
const PAIRS = { most: 10, fewest: 5 };

/** A pair with how much of the opponent's rated matches these are, at least. */
export interface PairShare extends PairFigures {
  readonly share: number;
  readonly opponentShare: number;
}

/** Makes figures about fair play. They say what is likely, and never that somebody has cheated. */
@Injectable()
export class FairPlayFigures {
  constructor(
    private readonly samples: Samples,
    private readonly ratings: RatingReader,
    private readonly reader: FairPlayReader,
    private readonly sharedNetworks: SharedNetworks,
  ) {}

  async of(user: User, ratingKey: string): Promise<FairPlayCase> {
    const sample = await this.samples.of(user.id, ratingKey);
    const ids = sample.measured.map(({ matchId }) => matchId);
    const [known, figures, ratings] = await Promise.all([
      this.reader.matches(ids),
      this.reader.figures(user.id, ids),
      this.ratings.ofUsers([user.id]),
    ]);
    const own = ratings.get(user.id)?.find((rating) => rating.ratingKey === ratingKey);
    const done = new Set(known.filter((row) => row.finishedAt).map(({ matchId }) => matchId));
    return {
      user,
      ratingKey,
      rating: own?.mu ?? INITIAL_RATING.mu,
      sample,
      state: stateOf(ids.length, known),
      figures: figures.filter(({ matchId }) => done.has(matchId)),
    };
  }

  async decisions({ user, ratingKey, rating, figures }: FairPlayCase): Promise<DecisionFigures> {
    const band = bandOf(rating);
    const peers = await this.reader.peers(user.id, { ratingKey, band });
    const hasPeers = peers.players >= FEWEST_PEERS;
    return {
      agreement: clusteredShareOf(sumOf(figures, ({ agreed }) => agreed)),
      loss: meanOf(sumOf(figures, ({ loss }) => loss)),
      band,
      peers: peers.players,
      peerAgreement: hasPeers ? clusteredShareOf(peers.agreed) : null,
      peerLoss: hasPeers ? meanOf(peers.loss) : null,
    };
  }

  times({ figures }: FairPlayCase): TimeFigures {
    return timeFigures(figures.flatMap(({ thoughts }) => thoughts));
  }

  async pairs({ user, ratingKey, sample }: FairPlayCase): Promise<PairShare[]> {
    const ids = sample.matches.map(({ matchId }) => matchId);
    const [ended, changes] = await Promise.all([this.reader.ended(ids), this.ratings.changes(ids)]);
    const meetings = ended.flatMap((match) => {
      const before = new Map(changes.get(match.id)?.map((row) => [row.userId, row.muBefore]));
      return meetingsIn(match, user.id, before);
    });
    const pairs = pairFigures(meetings, PAIRS);
    const ratings = await this.ratings.ofUsers(pairs.map(({ opponentId }) => opponentId));
    return pairs.map((pair) => {
      const other = ratings.get(pair.opponentId)?.find((row) => row.ratingKey === ratingKey);
      const total = Math.max(pair.matches, other?.matches ?? 0);
      return { ...pair, share: pair.matches / ids.length, opponentShare: pair.matches / total };
    });
  }

  networks({ user }: FairPlayCase): Promise<SharedNetwork[]> {
    return this.sharedNetworks.of(user.id);
  }
}

function stateOf(wanted: number, known: readonly FairPlayMatchRow[]): MeasureState {
  const measured = known.filter(({ finishedAt }) => finishedAt !== null).length;
  const failed = known.filter(({ failedAt }) => failedAt !== null).length;
  return { wanted, measured, failed, isRunning: known.length > measured + failed };
}

const sumOf = (
  figures: readonly FairPlayFigureRow[],
  count: (figure: FairPlayFigureRow) => number,
) =>
  figures.reduce(
    (sums, figure) => addRatios(sums, ratioOf(count(figure), figure.decisions)),
    NO_SUMS,
  );

/** The opponents of a player in a match who are rated. A match that cannot be read says nothing. */
function meetingsIn(
  match: EndedMatch,
  userId: string,
  before: ReadonlyMap<string, number>,
): Meeting[] {
  const own = before.get(userId);
  if (own === undefined) return [];
  return entriesOf(match).flatMap(({ lowId, highId, lowWins, highWins, matches }) => {
    if (lowId !== userId && highId !== userId) return [];
    const [opponentId, wins] = lowId === userId ? [highId, lowWins] : [lowId, highWins];
    const other = before.get(opponentId);
    const score = (wins + (matches - lowWins - highWins) / 2) / matches;
    return other === undefined ? [] : [{ opponentId, score, own, other }];
  });
}

function entriesOf(match: EndedMatch) {
  try {
    return pairLedgerOf(finishedMatch(match));
  } catch (error) {
    if (error instanceof MatchBroken) return [];
    throw error;
  }
}
