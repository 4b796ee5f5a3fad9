import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import { isUuid } from '../../../platform/api/ids.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import { PublicTexts } from '../../users/application/index.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { SeriesReader } from '../storage/series-reader.js';
import { SeriesStore } from '../storage/series-store.js';
import { ClubRoles, isRunBy } from './club-roles.js';
import type { CreateSeriesCommand, EndSeriesCommand, SeriesResult } from './commands.js';
import { CompetitionWriter } from './competition-writer.js';
import { competitionFailure } from './failures.js';
import { Organising } from './organising.js';
import { competitionTermsOf, firstStartFailures, nameFailures, seriesFailures } from './terms.js';
import type { CompetitionAllowance } from './terms.js';

/** Makes a series: its seasons begin by themselves. */
@Injectable()
export class CreateSeriesUseCase {
  constructor(
    private readonly organising: Organising,
    private readonly writer: CompetitionWriter,
    private readonly competitions: CompetitionStore,
    private readonly series: SeriesStore,
    private readonly limits: TryLimits,
    private readonly texts: PublicTexts,
  ) {}

  /**
   * @param allowance more than a user has, for the operator
   * @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED
   */
  async execute(
    command: CreateSeriesCommand,
    allowance: CompetitionAllowance = this.organising.allowanceOf(command),
  ): Promise<SeriesResult> {
    const { userId, idempotencyKey, ...args } = command;
    const { name, about, clubId, rhythm, access } = args;
    await this.limits.count([{ limit: 'competition-announcer', key: userId }]);
    const terms = competitionTermsOf(command, allowance);
    const organiser = { userId, clubId };
    const failures = [
      ...nameFailures(name),
      ...(await this.texts.failures(userId, { name, about })),
      ...(terms.ok ? [] : terms.error),
      ...seriesFailures(command),
      ...(await this.organising.failures(organiser, access)),
    ];
    if (!terms.ok || failures.length > 0) return refuse(failures);
    const call = keyedCall(userId, idempotencyKey, 'createSeries', [args]);
    return this.writer.once(
      call,
      (id) => found(this.series, id),
      async (within) => {
        const now = await this.competitions.now(within);
        const refused = [
          ...firstStartFailures(rhythm, now),
          ...(await this.organising.tooMany(organiser, allowance, within)),
        ];
        if (refused.length > 0) return { done: refuse(refused), subjectId: '' };
        const made = {
          id: randomUUID(),
          ...{ name, organiserId: userId, clubId, terms: terms.value, rhythm },
          ...{ seasons: 0, nextAt: now, createdAt: now, endedAt: null },
        };
        await this.series.insert(made, within);
        return { done: ok(made), subjectId: made.id };
      },
    );
  }
}

/** Ends a series: no further season begins. A season that was announced goes on. */
@Injectable()
export class EndSeriesUseCase {
  constructor(
    private readonly writer: CompetitionWriter,
    private readonly series: SeriesStore,
    private readonly reader: SeriesReader,
    private readonly clubs: ClubRoles,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  async execute({ userId, seriesId, idempotencyKey }: EndSeriesCommand): Promise<SeriesResult> {
    await this.limits.count([{ limit: 'competitor', key: userId }]);
    if (!isUuid(seriesId)) return refuse([unknownSeries()]);
    const call = keyedCall(userId, idempotencyKey, 'endSeries', [seriesId]);
    return this.writer.once(
      call,
      (id) => found(this.series, id),
      async (within) => {
        const seen = await this.reader.visibleTo(userId, [seriesId], within);
        const held = seen.has(seriesId) ? await this.series.hold(seriesId, within) : null;
        if (!held) return { done: refuse([unknownSeries()]), subjectId: seriesId };
        const { series, now } = held;
        const roles = await this.clubs.of(userId, series.clubId ? [series.clubId] : [], within);
        const isOrganiser = isRunBy(userId, series, roles.get(series.clubId ?? ''));
        if (!isOrganiser)
          return { done: refuse([competitionFailure('NOT_THE_ORGANISER')]), subjectId: seriesId };
        if (series.endedAt)
          return { done: refuse([competitionFailure('SERIES_OVER')]), subjectId: seriesId };
        const change = { nextAt: null, endedAt: now };
        await this.series.change(seriesId, change, within);
        return { done: ok({ ...series, ...change }), subjectId: seriesId };
      },
    );
  }
}

async function found(series: SeriesStore, id: string): Promise<SeriesResult> {
  const one = await series.find(id);
  return one ? ok(one) : refuse([unknownSeries()]);
}

const unknownSeries = () => competitionFailure('SERIES_NOT_FOUND', 'seriesId');
