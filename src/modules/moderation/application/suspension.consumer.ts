import { Injectable } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { SuspendedAffairs } from './suspended-affairs.js';

/** Ends what people have running who are suspended, as soon as it is decided. */
@Injectable()
export class SuspensionConsumer implements ConsumerOf<'MODERATED'> {
  readonly name = 'suspensions';
  readonly events = ['MODERATED'] as const;

  constructor(private readonly affairs: SuspendedAffairs) {}

  handle(events: readonly DomainEventOf<'MODERATED'>[]): Promise<void> {
    return this.affairs.end([...new Set(events.map(({ userId }) => userId))]);
  }
}
