import { Injectable } from '@nestjs/common';
import { RunningAffairs } from '../../accounts/application/index.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { UserStandings } from '../../users/application/index.js';

/** Ends the matches, challenges and entries of people who are suspended. What has ended stays as it is. */
@Injectable()
export class SuspensionConsumer implements ConsumerOf<'MODERATED'> {
  readonly name = 'suspensions';
  readonly events = ['MODERATED'] as const;

  constructor(
    private readonly standings: UserStandings,
    private readonly affairs: RunningAffairs,
  ) {}

  async handle(events: readonly DomainEventOf<'MODERATED'>[]): Promise<void> {
    const ids = [...new Set(events.map(({ userId }) => userId))];
    const standings = await this.standings.byIds(ids);
    const suspended = ids.filter((id) => standings.get(id)?.suspension);
    if (suspended.length > 0) await this.affairs.end(suspended);
  }
}
