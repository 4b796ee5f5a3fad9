import { Injectable } from '@nestjs/common';
import type { Autoplay, StoredPlan } from '../domain/standing-orders.js';
import { AutoplayStore } from '../storage/autoplay-store.js';
import { PlanStore } from '../storage/plan-store.js';

/** A user's own plans and settings of autoplay, which nobody else may see. */
@Injectable()
export class OwnOrders {
  constructor(
    private readonly stored: PlanStore,
    private readonly settings: AutoplayStore,
  ) {}

  /** The plans in some matches, by match id. */
  plans(userId: string, matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredPlan>> {
    return this.stored.ofUser(userId, matchIds);
  }

  /** The setting in each of these matches: the match's own, else the default. */
  autoplays(userId: string, matchIds: readonly string[]): Promise<ReadonlyMap<string, Autoplay>> {
    return this.settings.inMatches(userId, matchIds);
  }

  defaultAutoplay(userId: string): Promise<Autoplay> {
    return this.settings.defaultOf(userId);
  }
}
