import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns, columnsBut, statement } from '../../../platform/database/statement.js';
import { MAX_CLUBS } from '../domain/club.js';
import type { Club, ClubRole } from '../domain/club.js';
import { ClubMemberRow, ClubRemovalRow, ClubRow } from './tables.js';

export type ClubMember = ClubMemberRow;
export type ClubRemoval = ClubRemovalRow;

/** A club of a user, with the user's place in it. */
export interface ClubMembership extends Club {
  readonly role: ClubRole;
  readonly joinedAt: Date;
}

/** A position in a list in the order of time: the moment and the id. */
export type ClubTimePosition = readonly [at: string, id: string];
/** A position in the list of clubs by name: the name as it is searched, and the id. */
export type ClubNamePosition = readonly [nameKey: string, id: string];

/** A club in the list by name. */
export interface ListedClub extends Club {
  readonly nameKey: string;
}

const COUNT = `(SELECT count(*) FROM club_members n WHERE n.club_id = c.id)::integer AS "memberCount"`;
const CLUB = `${columnsBut(ClubRow, ['nameKey'], 'c')}, ${COUNT}`;
const MEMBER = columns(ClubMemberRow, undefined, 'm');

const FIND = statement<Club, { ids: readonly string[] }>(
  'clubs-find',
  `SELECT ${CLUB} FROM clubs c WHERE c.id = ANY(:ids::uuid[])`,
);

type Place = Pick<ClubMemberRow, 'clubId' | 'role' | 'isHeir'>;

const PLACES = statement<Place, { userId: string; clubIds: readonly string[] }>(
  'clubs-places',
  `SELECT ${columns(ClubMemberRow, { clubId: true, role: true, isHeir: true }, 'm')} FROM club_members m
   WHERE m.user_id = :userId AND m.club_id = ANY(:clubIds::uuid[])`,
);

const OF_USER = statement<
  ClubMembership,
  { userId: string; afterAt: string | null; afterId: string | null; limit: number }
>(
  'clubs-of-user',
  `SELECT ${CLUB}, m.role, m.joined_at AS "joinedAt"
   FROM club_members m JOIN clubs c ON c.id = m.club_id
   WHERE m.user_id = :userId AND (:afterAt::timestamptz IS NULL
     OR (m.joined_at, m.club_id) > (:afterAt::timestamptz, :afterId::uuid))
   ORDER BY m.joined_at, m.club_id LIMIT :limit`,
);

interface OfClub {
  readonly clubId: string;
  readonly afterAt: string | null;
  readonly afterId: string | null;
  readonly limit: number;
}

const MEMBERS = statement<ClubMember, OfClub>(
  'clubs-members',
  `SELECT ${MEMBER} FROM club_members m
   WHERE m.club_id = :clubId AND (:afterAt::timestamptz IS NULL
     OR (m.joined_at, m.user_id) > (:afterAt::timestamptz, :afterId::uuid))
   ORDER BY m.joined_at, m.user_id LIMIT :limit`,
);

const REMOVALS = statement<ClubRemoval, OfClub>(
  'clubs-removals',
  `SELECT ${columns(ClubRemovalRow, undefined, 'r')} FROM club_removals r
   WHERE r.club_id = :clubId AND (:afterAt::timestamptz IS NULL
     OR (r.removed_at, r.user_id) > (:afterAt::timestamptz, :afterId::uuid))
   ORDER BY r.removed_at, r.user_id LIMIT :limit`,
);

/** Sorts after every character of a name, emoji among them. */
const LAST_LETTER = '\u{10ffff}';

const LISTED = statement<
  ListedClub,
  { prefix: string; afterName: string; afterId: string | null; limit: number }
>(
  'clubs-listed',
  `SELECT ${CLUB}, c.name_key AS "nameKey" FROM clubs c
   WHERE c.visibility <> 'PRIVATE' AND c.name_key COLLATE "C" >= :prefix::text
     AND c.name_key COLLATE "C" < :prefix::text || '${LAST_LETTER}'
     AND (:afterId::uuid IS NULL
       OR (c.name_key COLLATE "C", c.id) > (:afterName::text COLLATE "C", :afterId::uuid))
   ORDER BY c.name_key COLLATE "C", c.id LIMIT :limit`,
);

const KEEPERS = statement<Pick<ClubMemberRow, 'userId'>, { clubId: string }>(
  'clubs-keepers',
  `SELECT user_id AS "userId" FROM club_members
   WHERE club_id = :clubId AND role IN ('OWNER', 'KEEPER')`,
);

const MEMBERS_AMONG = statement<
  Pick<ClubMemberRow, 'userId'>,
  { clubId: string; userIds: readonly string[] }
>(
  'clubs-members-among',
  `SELECT user_id AS "userId" FROM club_members
   WHERE club_id = :clubId AND user_id = ANY(:userIds::uuid[])`,
);

const positionIn = (page: Page<ClubTimePosition>) => ({
  afterAt: page.after?.[0] ?? null,
  afterId: page.after?.[1] ?? null,
  limit: page.first + 1,
});

/** Reads clubs and who is in them. Who may see a club is decided by `isClubVisible`. */
@Injectable()
export class Clubs {
  constructor(private readonly database: Database) {}

  /** The clubs with these ids that exist, in no order. */
  find(ids: readonly string[], within: Sql = this.database): Promise<Club[]> {
    return ids.length > 0 ? within.rows(FIND, { ids }) : Promise.resolve([]);
  }

  async byId(id: string, within?: Sql): Promise<Club | null> {
    return (await this.find([id], within))[0] ?? null;
  }

  /** The role of a user in a club; null for none. */
  async roleOf(
    clubId: string,
    userId: string,
    within: Sql = this.database,
  ): Promise<ClubRole | null> {
    return (await this.rolesOf(userId, [clubId], within)).get(clubId) ?? null;
  }

  async isMember(clubId: string, userId: string): Promise<boolean> {
    return (await this.roleOf(clubId, userId)) !== null;
  }

  /** The roles of a user in these clubs, by club; for dataloaders. */
  async rolesOf(
    userId: string,
    clubIds: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, ClubRole>> {
    const places = await this.placesOf(userId, clubIds, within);
    return new Map([...places].map(([clubId, { role }]) => [clubId, role]));
  }

  /** As {@link rolesOf}, with whether the owner has offered the club to the user. */
  async placesOf(
    userId: string,
    clubIds: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, Place>> {
    const rows = await within.rows(PLACES, { userId, clubIds });
    return new Map(rows.map((place) => [place.clubId, place]));
  }

  /** All clubs of a user: they are few. */
  membershipsOf(userId: string): Promise<ClubMembership[]> {
    return this.listOf(userId, { first: MAX_CLUBS, after: null });
  }

  /** A page of a user's clubs, in the order in which the user joined; one more than the page holds. */
  listOf(userId: string, page: Page<ClubTimePosition>): Promise<ClubMembership[]> {
    return this.database.rows(OF_USER, { userId, ...positionIn(page) });
  }

  /** The members in the order in which they joined; one more than the page holds. */
  members(clubId: string, page: Page<ClubTimePosition>): Promise<ClubMember[]> {
    return this.database.rows(MEMBERS, { clubId, ...positionIn(page) });
  }

  /** Who was removed, the first one first; one more than the page holds. */
  removals(clubId: string, page: Page<ClubTimePosition>): Promise<ClubRemoval[]> {
    return this.database.rows(REMOVALS, { clubId, ...positionIn(page) });
  }

  /** The clubs that everyone sees, in the order of their names; one more than the page holds. */
  listed(prefix: string, page: Page<ClubNamePosition>): Promise<ListedClub[]> {
    const [afterName, afterId] = page.after ?? ['', null];
    return this.database.rows(LISTED, { prefix, afterName, afterId, limit: page.first + 1 });
  }

  /** Null while the club is being closed. */
  async ownerOf(clubId: string): Promise<string | null> {
    const owner = await this.database.of(ClubMemberRow).findOneBy({ clubId, role: 'OWNER' });
    return owner?.userId ?? null;
  }

  /** The owner and the keepers. */
  async keepersOf(clubId: string): Promise<string[]> {
    return (await this.database.rows(KEEPERS, { clubId })).map(({ userId }) => userId);
  }

  /** Those of these users who are members, in no order. */
  async membersAmong(clubId: string, userIds: readonly string[], within: Sql): Promise<string[]> {
    return (await within.rows(MEMBERS_AMONG, { clubId, userIds })).map(({ userId }) => userId);
  }
}
