import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AuditLog } from '../../audit/application/index.js';
import { TryLimits } from '../../auth/application/index.js';
import { Users } from '../../users/application/index.js';
import { FairPlayFigures } from './fair-play-figures.js';
import type { FairPlayCase } from './fair-play-figures.js';

/** Opens the figures of a player for a moderator. Each time is in the audit log, before anything is shown. */
@Injectable()
export class FairPlayReading {
  constructor(
    private readonly users: Users,
    private readonly figures: FairPlayFigures,
    private readonly limits: TryLimits,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /**
   * Null if there is no such user.
   *
   * @throws ApiError RATE_LIMITED after too many readings of the moderator within an hour
   */
  async open(actorId: string, username: string, ratingKey: string): Promise<FairPlayCase | null> {
    await this.limits.count([{ limit: 'fair-play-reader', key: actorId }]);
    const user = await this.users.byUsername(username);
    if (!user) return null;
    const entry = {
      actorId,
      act: 'FAIR_PLAY_READ',
      subjectId: user.id,
      reason: '',
      details: { ratingKey },
    } as const;
    await this.database.transaction((transaction) => this.audit.write(entry, transaction));
    return this.figures.of(user, ratingKey);
  }
}
