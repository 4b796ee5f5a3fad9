import { Injectable } from '@nestjs/common';
import { ChallengeStore } from '../../challenges/application/index.js';
import { awaits, MatchStore } from '../../matches/application/index.js';
import { UserDirectory } from '../../users/application/index.js';
import type { WaitingMatch } from '../domain/delivery.js';
import type { ClaimedDelivery } from '../storage/delivery-store.js';
import type { OutgoingNotice } from './channel.js';

/** What a notice is about, by name. */
type Subject = Pick<OutgoingNotice, 'variant' | 'opponents' | 'deadline'>;

const NOTHING: Subject = { variant: null, opponents: [], deadline: null };

/** Collects the facts for a notification's text. */
@Injectable()
export class Outgoing {
  constructor(
    private readonly matches: MatchStore,
    private readonly challenges: ChallengeStore,
    private readonly users: UserDirectory,
  ) {}

  async of(
    claimed: ClaimedDelivery,
    waiting: readonly WaitingMatch[] | null,
  ): Promise<OutgoingNotice> {
    const { id, userId, username, timeZone, now, type, matchId, challengeId } = claimed;
    const subject = await this.subjectOf(claimed);
    return { id, type, userId, username, timeZone, now, matchId, challengeId, waiting, ...subject };
  }

  private async subjectOf(claimed: ClaimedDelivery): Promise<Subject> {
    const { userId, matchId, challengeId, version } = claimed;
    if (matchId) return this.matchOf(matchId, userId, version);
    return challengeId ? this.challengeOf(challengeId, userId) : NOTHING;
  }

  /** With a deadline where the turn that it tells of is the user's still. */
  private async matchOf(matchId: string, userId: string, version: number | null): Promise<Subject> {
    const match = await this.matches.find(matchId);
    if (!match) return NOTHING;
    const { variant, players } = match;
    const deadline = awaits(match, userId, version) ? match.deadline : null;
    return { variant, deadline, opponents: await this.others(players, userId) };
  }

  private async challengeOf(challengeId: string, userId: string): Promise<Subject> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge) return NOTHING;
    const { variant, seats } = challenge;
    return { variant, deadline: null, opponents: await this.others(seats, userId) };
  }

  private async others(
    seats: readonly { userId: string | null }[],
    userId: string,
  ): Promise<string[]> {
    const ids = seats.flatMap((seat) => seat.userId ?? []).filter((id) => id !== userId);
    const users = await this.users.byIds(ids);
    return ids.flatMap((id) => users.get(id)?.username ?? []);
  }
}
