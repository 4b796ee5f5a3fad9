import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { Clubs, isClubVisible } from '../../clubs/application/index.js';
import { FriendReader } from '../../friends/application/index.js';
import { Challenges } from '../../challenges/application/index.js';
import { awaits, isUntouched, Matches, seatOf } from '../../matches/application/index.js';
import { CompetitionNews } from '../../competitions/application/index.js';
import { Users } from '../../users/application/index.js';
import type { WaitingMatch } from '../domain/delivery.js';
import type { NewNotification, Notification, NotificationType } from '../domain/notification.js';
import type { Claimed } from '../../deliveries/application/index.js';
import type { AddressedNotification } from '../storage/recipient-store.js';
import type { OutgoingNotification } from './channel.js';
import { Decisions, isOfModerators } from './decisions.js';

/** The subject of a notification, with names. */
export type Subject = Pick<
  OutgoingNotification,
  'variant' | 'opponents' | 'deadline' | 'club' | 'competition' | 'number' | 'decision'
>;

/** The ids that say what a notification is about. */
export type SubjectIds = Pick<
  Notification,
  | 'id'
  | 'userId'
  | 'type'
  | 'version'
  | 'matchId'
  | 'challengeId'
  | 'friendId'
  | 'clubId'
  | 'competitionId'
>;

const NOTHING: Subject = {
  variant: null,
  opponents: [],
  deadline: null,
  club: null,
  competition: null,
  number: null,
  decision: null,
};

/** Looks up what notifications are about, at the time of sending. */
@Injectable()
export class Subjects {
  constructor(
    private readonly matches: Matches,
    private readonly challenges: Challenges,
    private readonly users: Users,
    private readonly friends: FriendReader,
    private readonly clubs: Clubs,
    private readonly competitions: CompetitionNews,
    private readonly decisions: Decisions,
  ) {}

  /** Types without a check are about the past, and never out of date. */
  private readonly checks: Partial<
    Record<NotificationType, (notice: NewNotification) => Promise<boolean>>
  > = {
    FRIEND_REQUEST: (notice) => this.isRequest(notice),
    CHALLENGE: (notice) => this.isOpen(notice),
    ABORT_OFFERED: (notice) => this.isOffer(notice),
    YOUR_TURN: (notice) => this.isTurn(notice),
    REMINDER: (notice) => this.isTurn(notice),
  };

  /** Whether a notification is not out of date. */
  async isCurrent(notice: NewNotification): Promise<boolean> {
    return (await this.checks[notice.type]?.(notice)) ?? true;
  }

  /** The current deadline of the turn that a reminder is about; null for other types. */
  async deadlineOf({ type, matchId }: NewNotification): Promise<Date | null> {
    if (type !== 'REMINDER') return null;
    return (await this.matches.find(matchId!))?.deadline ?? null;
  }

  /** The facts for a notification's text. */
  async outgoing(
    { now }: Claimed,
    notice: AddressedNotification,
    waiting: readonly WaitingMatch[] | null,
  ): Promise<OutgoingNotification> {
    const {
      userId,
      username,
      timeZone,
      language,
      type,
      matchId,
      challengeId,
      clubId,
      competitionId,
    } = notice;
    const reader = { userId, username, timeZone, language };
    const subject = await this.subjectOf(notice);
    const ids = { matchId, challengeId, clubId, competitionId };
    return { type, ...reader, now, ...ids, waiting, ...subject };
  }

  /**
   * The subjects of many notifications, without deadlines, by notification id. It needs six statements
   * for all of a user.
   */
  async ofMany(notices: readonly SubjectIds[]): Promise<ReadonlyMap<string, Subject>> {
    const [matches, challenges, clubs, competitions, decisions] = await Promise.all([
      this.matches.findMany(known(notices, ({ matchId }) => matchId)),
      this.challenges.findMany(known(notices, ({ challengeId }) => challengeId)),
      this.clubNames(notices),
      this.competitionsOf(notices),
      this.decisions.ofMany(notices),
    ]);
    const challengeOf = new Map(challenges.map((challenge) => [challenge.id, challenge]));
    const tables = notices.map(({ id, userId, matchId, challengeId, friendId }) => {
      const match = matchId === null ? undefined : matches.get(matchId);
      const challenge = challengeId === null ? undefined : challengeOf.get(challengeId);
      const table = match ? othersAt(match.players, userId) : [];
      const seated = challenge ? challengers(challenge, userId) : table;
      const others = friendId ? [friendId] : seated;
      const club = clubs.get(id) ?? null;
      const named = { ...competitions.get(id), decision: decisions.get(id) ?? null };
      return { id, variant: match?.variant ?? challenge?.variant ?? null, others, club, named };
    });
    const users = await this.users.byIds([...new Set(tables.flatMap(({ others }) => others))]);
    const subjectOf = ({ variant, others, club, named }: (typeof tables)[number]): Subject => ({
      ...NOTHING,
      ...named,
      variant,
      club,
      opponents: others.flatMap((id) => users.get(id)?.username ?? []),
    });
    return new Map(tables.map((table) => [table.id, subjectOf(table)]));
  }

  private isRequest({ userId, friendId }: NewNotification): Promise<boolean> {
    return this.friends.isAsked({ userId, otherId: friendId! });
  }

  private async isOpen({ challengeId }: NewNotification): Promise<boolean> {
    const challenge = await this.challenges.find(challengeId!);
    return challenge?.status === 'OPEN';
  }

  private async isTurn({ matchId, userId, version }: NewNotification): Promise<boolean> {
    return awaits(await this.matches.find(matchId!), userId, version);
  }

  private async isOffer({ matchId, userId }: NewNotification): Promise<boolean> {
    const match = await this.matches.find(matchId!);
    const seat = match && seatOf(match, userId);
    if (!match || seat === null) return false;
    return isUntouched(match) && !match.abortOffers.includes(seat);
  }

  private async subjectOf(notice: AddressedNotification): Promise<Subject> {
    const { userId, matchId, challengeId, friendId, clubId, competitionId } = notice;
    if (isOfModerators(notice)) return { ...NOTHING, decision: await this.decisions.of(notice) };
    if (clubId) return this.clubOf(clubId, friendId);
    if (competitionId) return this.competitionOf(notice, competitionId);
    if (matchId) return this.matchOf(notice, matchId);
    if (friendId) return { ...NOTHING, opponents: await this.named([friendId]) };
    return challengeId ? this.challengeOf(challengeId, userId) : NOTHING;
  }

  private async clubOf(clubId: string, friendId: string | null): Promise<Subject> {
    const club = await this.clubs.byId(clubId);
    const opponents = friendId ? await this.named([friendId]) : [];
    return { ...NOTHING, opponents, club: club?.name ?? null };
  }

  /** With a deadline if it is still the user's turn of that version. */
  private async matchOf(
    { userId, version, friendId }: Pick<Notification, 'userId' | 'version' | 'friendId'>,
    matchId: string,
  ): Promise<Subject> {
    const match = await this.matches.find(matchId);
    if (!match) return NOTHING;
    const { variant, players } = match;
    const deadline = awaits(match, userId, version) ? match.deadline : null;
    return {
      ...NOTHING,
      variant,
      deadline,
      opponents: await this.named(friendId ? [friendId] : othersAt(players, userId)),
    };
  }

  /**
   * The name of each notification’s club. A private club does not tell its present name to who is no member any more.
   */
  private async clubNames(notices: readonly SubjectIds[]): Promise<ReadonlyMap<string, string>> {
    const about = notices.filter(({ clubId }) => clubId);
    const clubs = await this.clubs.find(known(about, ({ clubId }) => clubId ?? null));
    const names = new Map<string, string>();
    for (const [userId, own] of groupBy(about, (notice) => notice.userId)) {
      const roles = await this.clubs.rolesOf(
        userId,
        known(own, ({ clubId }) => clubId ?? null),
      );
      for (const { id, clubId } of own) {
        const club = clubs.find((one) => one.id === clubId);
        if (club && isClubVisible(club, roles.get(club.id) ?? null)) names.set(id, club.name);
      }
    }
    return names;
  }

  /** The name of each notification’s competition, and its round or place. */
  private async competitionsOf(
    notices: readonly SubjectIds[],
  ): Promise<ReadonlyMap<string, Pick<Subject, 'competition' | 'number'>>> {
    const about = notices.filter(({ competitionId }) => competitionId);
    const ids = [...new Set(about.map(({ competitionId }) => competitionId!))];
    const names = await this.competitions.names(ids);
    return new Map(
      about.map(({ id, type, competitionId, version }) => [
        id,
        {
          competition: names.get(competitionId!) ?? null,
          number: type === 'ROUND_BEGAN' ? version : null,
        },
      ]),
    );
  }

  private async competitionOf(
    {
      userId,
      type,
      version,
      friendId,
    }: Pick<Notification, 'userId' | 'type' | 'version' | 'friendId'>,
    competitionId: string,
  ): Promise<Subject> {
    const round = type === 'ROUND_BEGAN' ? version : null;
    const facts = await this.competitions.of(userId, competitionId, round);
    if (!facts) return NOTHING;
    const { competition, opponentIds, roundEndsAt, place } = facts;
    return {
      ...NOTHING,
      variant: competition.variant,
      opponents: await this.named(friendId ? [friendId] : opponentIds),
      deadline: roundEndsAt,
      competition: competition.name,
      number: round ?? place,
    };
  }

  private async challengeOf(challengeId: string, userId: string): Promise<Subject> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge) return NOTHING;
    const opponents = await this.named(challengers(challenge, userId));
    return { ...NOTHING, variant: challenge.variant, opponents };
  }

  private async named(ids: readonly string[]): Promise<string[]> {
    const users = await this.users.byIds(ids);
    return ids.flatMap((id) => users.get(id)?.username ?? []);
  }
}

type Seats = readonly { readonly userId: string | null }[];

const othersAt = (seats: Seats, userId: string): string[] =>
  seats.flatMap((seat) => seat.userId ?? []).filter((id) => id !== userId);

/** The others of a challenge, its creator first: that is who challenges. */
const challengers = (
  { seats, creatorId }: { seats: Seats; creatorId: string },
  userId: string,
): string[] =>
  othersAt(seats, userId).sort((a, b) => Number(b === creatorId) - Number(a === creatorId));

const known = (
  notices: readonly SubjectIds[],
  idOf: (notice: SubjectIds) => string | null,
): string[] => [...new Set(notices.flatMap((notice) => idOf(notice) ?? []))];
