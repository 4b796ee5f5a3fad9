import { Injectable } from '@nestjs/common';
import type { NotificationDeliveryReason } from '../domain/delivery.js';
import { turnValues } from '../storage/index.js';
import type { BegunTurn, TurnValues } from '../storage/index.js';
import { Channels } from './channel.js';
import type { DeliveryRoute } from './channel.js';

const NO_TARGET: ReadonlySet<NotificationDeliveryReason> = new Set([
  'NO_ADDRESS',
  'NO_SUBSCRIPTION',
]);

const hasTarget = ({ reason }: DeliveryRoute): boolean => reason === null || !NO_TARGET.has(reason);

/** Looks up the routes to the players to act, for many turns at once. */
@Injectable()
export class TurnNotifications {
  constructor(private readonly channels: Channels) {}

  async valuesFor(turns: readonly BegunTurn[]): Promise<TurnValues> {
    const routes = turns.length > 0 ? await this.routesTo(turns.map(({ userId }) => userId)) : [];
    return turnValues(turns, routes);
  }

  /**
   * Leaves out users who never gave an address or subscription. Turns are frequent, and each would add
   * deliveries that are suppressed.
   */
  private async routesTo(userIds: readonly string[]): Promise<DeliveryRoute[]> {
    const found = await this.channels.routesTo(userIds);
    const reachable = new Set(found.filter(hasTarget).map(({ userId }) => userId));
    return found.filter(({ userId }) => reachable.has(userId));
  }
}
