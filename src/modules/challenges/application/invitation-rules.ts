import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** Returns whether a user may use the invitation to a challenge. */
type InvitationRule = (
  challengeId: string,
  userId: string,
  within: Transaction,
) => Promise<boolean>;

/** Who may not use an invitation although they have its token. Other modules register it: challenges do not know them. */
@Injectable()
export class InvitationRules {
  private readonly rules: InvitationRule[] = [];

  register(rule: InvitationRule): void {
    this.rules.push(rule);
  }

  async allow(challengeId: string, userId: string, within: Transaction): Promise<boolean> {
    for (const rule of this.rules) if (!(await rule(challengeId, userId, within))) return false;
    return true;
  }
}
