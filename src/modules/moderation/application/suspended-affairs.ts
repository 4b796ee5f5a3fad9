import { Injectable } from '@nestjs/common';
import { RunningAffairs } from '../../accounts/application/index.js';
import { UserStandings } from '../../users/application/index.js';

/** The matches, challenges and entries of suspended people. */
@Injectable()
export class SuspendedAffairs {
  constructor(
    private readonly standings: UserStandings,
    private readonly affairs: RunningAffairs,
  ) {}

  /** Ends those of the people among these who are suspended now. What has ended before stays as it is. */
  async end(userIds: readonly string[]): Promise<void> {
    const standings = await this.standings.byIds(userIds);
    const suspended = userIds.filter((id) => standings.get(id)?.suspension);
    if (suspended.length > 0) await this.affairs.end(suspended);
  }
}
