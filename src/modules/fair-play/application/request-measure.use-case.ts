import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { RatingReader } from '../../ratings/application/index.js';
import type { StoredRatingChange } from '../../ratings/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { bandOf } from '../domain/bands.js';
import { FairPlayReader } from '../storage/fair-play-reader.js';
import { FairPlayStore } from '../storage/fair-play-store.js';
import type { NewMeasure } from '../storage/fair-play-store.js';
import { fairPlayFailure } from './failures.js';
import { continuedMeasure } from './measure.consumer.js';
import { Samples } from './sample.js';

/**
 * Has a worker compare the newest rated matches of a player with the decisions of the strongest bot. All people of these
 * matches are measured: so peers are people whom nobody suspects, too. What was measured before is not measured again.
 */
@Injectable()
export class RequestMeasureUseCase {
  constructor(
    private readonly users: Users,
    private readonly samples: Samples,
    private readonly matches: Matches,
    private readonly ratings: RatingReader,
    private readonly reader: FairPlayReader,
    private readonly store: FairPlayStore,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many requests of the moderator within a day */
  async execute(
    moderatorId: string,
    username: string,
    ratingKey: string,
  ): Promise<Result<User, Failure>> {
    const user = await this.users.byUsername(username);
    if (!user) return refuse(fairPlayFailure('UNKNOWN_USER', 'username'));
    await this.limits.count([{ limit: 'fair-play-measurer', key: moderatorId }]);
    const { measured } = await this.samples.of(user.id, ratingKey);
    const wanted = await this.missing(measured);
    if (wanted.length > 0) await this.begin(user.id, await this.toMeasure(wanted, ratingKey));
    return ok(user);
  }

  /** Without the matches that are measured, or are being measured. */
  private async missing(changes: readonly StoredRatingChange[]): Promise<string[]> {
    const ids = changes.map(({ matchId }) => matchId);
    const known = await this.reader.matches(ids);
    const isKnown = new Set(known.filter((row) => row.failedAt === null).map((row) => row.matchId));
    return ids.filter((id) => !isKnown.has(id));
  }

  private async toMeasure(ids: readonly string[], ratingKey: string): Promise<NewMeasure[]> {
    const [found, changes] = await Promise.all([
      this.matches.findMany(ids),
      this.ratings.changes(ids),
    ]);
    const matches = [...found.values()].filter(isMeasurable);
    const userIds = matches.flatMap(({ players }) => players.map(({ userId }) => userId));
    const users = await this.users.byIds([...new Set(userIds)]);
    const isPerson = (id: string) => users.get(id)?.isBot === false;
    return matches
      .map((match) => measureOf(match, ratingKey, changes.get(match.id) ?? [], isPerson))
      .filter(({ people }) => people.length > 0);
  }

  private async begin(userId: string, matches: readonly NewMeasure[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      for (const begun of await this.store.begin(matches, transaction))
        await this.outbox.add(transaction, [continuedMeasure(begun, userId)], begun.matchId);
    });
  }
}

/** A match in which deals were dealt again after a restore has events without a time. */
const isMeasurable = ({ status, restores }: StoredMatch): boolean =>
  status === 'FINISHED' && restores.length === 0;

/** People who played to the end: what a house bot did in their seat says nothing about them. */
function measureOf(
  { id: matchId, players, dealNumber: dealCount }: StoredMatch,
  ratingKey: string,
  changes: readonly StoredRatingChange[],
  isPerson: (userId: string) => boolean,
): NewMeasure {
  const people = players.flatMap(({ userId, substituteId }, seat) => {
    const change = changes.find((other) => other.userId === userId);
    if (!change || substituteId !== null || !isPerson(userId)) return [];
    return [{ userId, seat, band: bandOf(change.muBefore) }];
  });
  return { matchId, ratingKey, dealCount, people };
}
