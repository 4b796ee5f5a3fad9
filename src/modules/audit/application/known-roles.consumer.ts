import { Injectable } from '@nestjs/common';
import { KnownCredentials } from '../../auth/application/index.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';

/** Every process forgets what it remembers of a person about whom something was decided: a role may have changed. */
@Injectable()
export class KnownRolesConsumer implements ConsumerOf<'MODERATED'> {
  readonly name = 'known-roles';
  readonly events = ['MODERATED'] as const;

  constructor(private readonly known: KnownCredentials) {}

  async handle(events: readonly DomainEventOf<'MODERATED'>[]): Promise<void> {
    const concerned = new Set(events.map(({ userId }) => userId));
    for (const userId of concerned) await this.known.ended(userId);
  }
}
