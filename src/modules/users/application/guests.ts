import { Injectable } from '@nestjs/common';
import { UserStore } from '../storage/user-store.js';
import { guestFailure } from './failures.js';
import type { GUEST_FAILURES, GuestFailure } from './failures.js';

/** What guests may not do, for the use cases that ask. A guest may become none meanwhile, nobody becomes one. */
@Injectable()
export class Guests {
  constructor(private readonly users: UserStore) {}

  /** Why a user cannot do what guests may not; null for everyone else. */
  async refusal(
    userId: string,
    code: keyof typeof GUEST_FAILURES = 'NOT_FOR_GUESTS',
    ...path: string[]
  ): Promise<GuestFailure | null> {
    const user = await this.users.byId(userId);
    return user?.isGuest ? guestFailure(code, ...path) : null;
  }
}
