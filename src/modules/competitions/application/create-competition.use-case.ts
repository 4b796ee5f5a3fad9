import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import { PublicTexts } from '../../users/application/index.js';
import { isLadder } from '../domain/stored-field.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { Announcing } from './announcing.js';
import type { CompetitionResult, CreateCompetitionCommand } from './commands.js';
import { competitionFailure } from './failures.js';
import { CompetitionWriter } from './competition-writer.js';
import { Organising } from './organising.js';
import { competitionTermsOf, nameFailures, timeFailures } from './terms.js';
import type { CompetitionAllowance } from './terms.js';

/** Announces a competition. */
@Injectable()
export class CreateCompetitionUseCase {
  constructor(
    private readonly organising: Organising,
    private readonly announcing: Announcing,
    private readonly writer: CompetitionWriter,
    private readonly store: CompetitionStore,
    private readonly limits: TryLimits,
    private readonly texts: PublicTexts,
  ) {}

  /**
   * @param allowance more than a user has, for the operator
   * @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED
   */
  async execute(
    command: CreateCompetitionCommand,
    allowance: CompetitionAllowance = this.organising.allowanceOf(command),
  ): Promise<CompetitionResult> {
    const { userId, idempotencyKey, ...args } = command;
    const { name, about, clubId, access } = args;
    await this.limits.count([{ limit: 'competition-announcer', key: userId }]);
    const terms = competitionTermsOf(command, allowance);
    const organiser = { userId, clubId };
    const failures = [
      ...nameFailures(name),
      ...(await this.texts.failures(userId, { name, about })),
      ...(terms.ok ? [] : terms.error),
      ...(await this.organising.failures(organiser, access)),
    ];
    if (!terms.ok || failures.length > 0) return refuse(failures);
    const call = keyedCall(userId, idempotencyKey, 'createCompetition', [args]);
    return this.writer.once(
      call,
      (id) => this.current(id),
      async (within) => {
        const now = await this.store.now(within);
        const times = { ...command, opensAt: command.opensAt ?? now };
        const refused = [
          ...timeFailures(times, isLadder(terms.value), now),
          ...(await this.organising.tooMany(organiser, allowance, within)),
        ];
        if (refused.length > 0) return { done: refuse(refused), subjectId: '' };
        const { opensAt, startsAt, endsAt } = times;
        const made = await this.announcing.announce(
          {
            ...terms.value,
            ...{ name, clubId, organiserId: userId, seriesId: null, season: null },
            ...{ opensAt, startsAt, endsAt },
          },
          [],
          now,
          within,
        );
        return { done: ok(made), subjectId: made.id };
      },
    );
  }

  private async current(id: string): Promise<CompetitionResult> {
    const competition = await this.store.find(id);
    return competition ? ok(competition) : refuse([competitionFailure('COMPETITION_NOT_FOUND')]);
  }
}
