import { Injectable } from '@nestjs/common';
import { ChallengeStore } from '../../challenges/application/index.js';
import { awaits, isUntouched, MatchStore, seatOf } from '../../matches/application/index.js';
import type { Notice, NotificationType } from '../domain/notification.js';

type Check = (notice: Notice) => Promise<boolean>;

/** Whether what a notification tells is true still; types without a check tell of what is past. */
@Injectable()
export class Freshness {
  constructor(
    private readonly matches: MatchStore,
    private readonly challenges: ChallengeStore,
  ) {}

  private readonly checks: Partial<Record<NotificationType, Check>> = {
    CHALLENGE: (notice) => this.isOpen(notice),
    ABORT_OFFERED: (notice) => this.isOffer(notice),
    YOUR_TURN: (notice) => this.isTurn(notice),
    REMINDER: (notice) => this.isTurn(notice),
  };

  async isCurrent(notice: Notice): Promise<boolean> {
    const check = this.checks[notice.type];
    return check ? check(notice) : true;
  }

  /** The deadline in force of the turn that a reminder reminds of; nothing else is bound to one. */
  async deadlineOf({ type, matchId }: Notice): Promise<Date | null> {
    if (type !== 'REMINDER') return null;
    return (await this.matches.find(matchId!))?.deadline ?? null;
  }

  private async isOpen({ challengeId }: Notice): Promise<boolean> {
    const challenge = await this.challenges.find(challengeId!);
    return challenge?.status === 'OPEN';
  }

  private async isTurn({ matchId, userId, version }: Notice): Promise<boolean> {
    return awaits(await this.matches.find(matchId!), userId, version);
  }

  private async isOffer({ matchId, userId }: Notice): Promise<boolean> {
    const match = await this.matches.find(matchId!);
    const seat = match && seatOf(match, userId);
    if (!match || seat === null) return false;
    return isUntouched(match) && !match.abortOffers.includes(seat);
  }
}
