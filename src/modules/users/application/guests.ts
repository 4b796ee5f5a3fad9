import { Injectable } from '@nestjs/common';
import type { PathSegment } from '../../../platform/api/failure.js';
import { Users } from '../storage/users.js';
import { guestFailure } from './failures.js';
import type { GuestFailure } from './failures.js';

/**
 * Refuses requests that guests may not make. Meanwhile a guest may become an ordinary user; no user becomes a
 * guest.
 */
@Injectable()
export class Guests {
  constructor(private readonly users: Users) {}

  /** The refusal for a guest; null for everyone else. */
  async refusal(userId: string, ...path: PathSegment[]): Promise<GuestFailure | null> {
    const user = await this.users.byId(userId);
    return user?.isGuest ? guestFailure('NOT_FOR_GUESTS', ...path) : null;
  }
}
