import { Injectable } from '@nestjs/common';
import { turnValues } from '../storage/index.js';
import type { BegunTurn, TurnValues } from '../storage/index.js';
import { NotificationDeliveries, routesOf } from './notification-deliveries.js';

/** Looks up the routes to the players to act, for many turns at once. */
@Injectable()
export class TurnNotifications {
  constructor(private readonly deliveries: NotificationDeliveries) {}

  async valuesFor(turns: readonly BegunTurn[]): Promise<TurnValues> {
    if (turns.length === 0) return turnValues([], []);
    const routes = await this.deliveries.routesTo(turns.map(({ userId }) => userId));
    const all = [...routes.values()].flatMap((found) => routesOf('YOUR_TURN', found));
    return turnValues(turns, all);
  }
}
