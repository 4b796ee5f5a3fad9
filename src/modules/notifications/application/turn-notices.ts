import { Injectable } from '@nestjs/common';
import type { NotificationDeliveryReason } from '../domain/delivery.js';
import { turnValues } from '../storage/index.js';
import type { AskedTurn, TurnValues } from '../storage/index.js';
import { Channels } from './channel.js';
import type { DeliveryRoute } from './channel.js';

const NEVER_GIVEN: ReadonlySet<NotificationDeliveryReason> = new Set([
  'NO_ADDRESS',
  'NO_SUBSCRIPTION',
]);

const isGiven = ({ reason }: DeliveryRoute): boolean => reason === null || !NEVER_GIVEN.has(reason);

/** Looks up how those are told who have been asked to act, many at once. */
@Injectable()
export class TurnNotices {
  constructor(private readonly channels: Channels) {}

  async valuesFor(turns: readonly AskedTurn[]): Promise<TurnValues> {
    const ways = turns.length > 0 ? await this.routesTo(turns.map(({ userId }) => userId)) : [];
    return turnValues(turns, ways);
  }

  /** Turns come too often for lines that tell who has never given a way each time that there is none. */
  private async routesTo(userIds: readonly string[]): Promise<DeliveryRoute[]> {
    const found = await this.channels.routesTo(userIds);
    const known = new Set(found.filter(isGiven).map(({ userId }) => userId));
    return found.filter(({ userId }) => known.has(userId));
  }
}
