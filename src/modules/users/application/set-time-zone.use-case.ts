import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { isTimeZone } from '../domain/time-zone.js';
import { userFailure } from './user-failure.js';
import type { UserFailure } from './user-failure.js';
import { UserStore } from '../storage/user-store.js';

/** Says where a user lives: matches that begin from now on go by it, and days that are booked. */
@Injectable()
export class SetTimeZone {
  constructor(private readonly users: UserStore) {}

  async execute(userId: string, timeZone: string): Promise<Result<string, UserFailure>> {
    if (!isTimeZone(timeZone)) return refuse(userFailure('TIME_ZONE_INVALID', 'timeZone'));
    await this.users.setTimeZone(userId, timeZone);
    return ok(timeZone);
  }
}
