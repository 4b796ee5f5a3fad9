/** Real: the service over HTTP, its worker, and Postgres. Clubs: who is in them, and what each may do there. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MAX_CLUB_MEMBERS } from '../../src/modules/clubs/domain/club.js';
import { fewestSentBy } from '../bench/round-trips.js';
import { mustMutate, mutate } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { changeClub, clubActsOf, clubOf, foundClub, joinAll, seeClub } from '../support/clubs.js';
import { guestOf } from '../support/guests.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** New people for each test: limits count for each of them. */
async function people(): Promise<void> {
  [anna, ben, cora, stranger] = (await Promise.all([1, 2, 3, 4].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
}

interface Members {
  readonly members: { nodes: { role: string; user: { username: string } }[] };
}

async function rolesIn(client: TestClient, clubId: string): Promise<Record<string, string>> {
  const fields = 'members(first: 100) { nodes { role user { username } } }';
  const { members } = (await seeClub<Members>(client, clubId, fields))!;
  return Object.fromEntries(members.nodes.map(({ role, user }) => [user.username, role]));
}

interface Preview {
  readonly clubInvitation: {
    readonly name: string;
    readonly memberCount: number;
    readonly owner: { readonly username: string } | null;
    readonly club: { readonly id: string } | null;
    readonly refusal: { readonly code: string } | null;
  } | null;
}

async function preview(client: TestClient, invitationToken: string) {
  const query = `query ($invitationToken: String!) { clubInvitation(invitationToken: $invitationToken) {
    name memberCount owner { username } club { id } refusal { code } } }`;
  return (await client.ask<Preview>(query, { invitationToken })).clubInvitation;
}

describe('a private club', () => {
  it('is founded in one call and has a link to send; who has the link sees it and joins', async () => {
    await people();
    const club = await foundClub(anna, { name: '  Stammtisch  Nord ' });
    const token = club.invitation.invitationToken;
    expect(club.invitation.url).toContain(`/clubs/join/${encodeURIComponent(token)}`);
    const owner = { username: anna.username };
    const seen = { name: 'Stammtisch  Nord', memberCount: 1, owner, club: null, refusal: null };
    expect(await preview(ben, token)).toEqual(seen);
    await joinAll(club, [ben]);
    expect(await preview(ben, token)).toEqual({
      ...seen,
      memberCount: 2,
      club: { id: club.id },
      refusal: { code: 'ALREADY_CLUB_MEMBER' },
    });
    expect(await rolesIn(ben, club.id)).toEqual({
      [anna.username]: 'OWNER',
      [ben.username]: 'MEMBER',
    });
    const mine = '{ me { clubs { nodes { id viewerRole memberCount } } } }';
    expect(await ben.ask(mine)).toEqual({
      me: { clubs: { nodes: [{ id: club.id, viewerRole: 'MEMBER', memberCount: 2 }] } },
    });
    const others = `query ($name: String!) { user(username: $name) { clubs { nodes { id } } } }`;
    expect(await ben.ask(others, { name: anna.username })).toEqual({ user: { clubs: null } });
  });

  it('does not exist for people outside: each answer is that for an unknown one', async () => {
    await people();
    const { id: clubId } = await foundClub(anna, { name: 'Geheime Runde' });
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    for (const client of [stranger, service.client()]) {
      expect(await seeClub(client, clubId, 'id')).toBeNull();
      expect(await client.ask(node, { id: clubId })).toEqual({ node: null });
      const list = '{ clubs(prefix: "geheime") { nodes { id } } }';
      expect(await client.ask(list)).toEqual({ clubs: { nodes: [] } });
    }
    const { username } = anna;
    for (const [name, input] of [
      ['joinClub', {}],
      ['leaveClub', {}],
      ['updateClub', { name: 'Ours now' }],
      ['renewClubInvitation', {}],
      ['closeClub', {}],
      ['removeClubMember', { username, reason: 'why not' }],
      ['appointClubKeeper', { username }],
      ['dismissClubKeeper', { username }],
      ['handOverClub', { username }],
      ['takeOverClub', {}],
      ['declineClub', {}],
      ['offerInClub', { variant: 'zweier' }],
    ] as const)
      expect([name, await changeClub(stranger, name, { clubId, ...input })]).toEqual([
        name,
        ['CLUB_NOT_FOUND'],
      ]);
  });

  it('gives its link to keepers alone, and a new link revokes the one of before', async () => {
    await people();
    const club = await clubOf([anna, ben]);
    const link = 'invitation { invitationToken }';
    expect(await seeClub(ben, club.id, link)).toEqual({ invitation: null });
    expect(await changeClub(ben, 'renewClubInvitation', { clubId: club.id })).toEqual([
      'CLUB_KEEPERS_ONLY',
    ]);
    type Renewed = { club: typeof club };
    const { club: renewed } = await mustMutate<Renewed>(
      anna,
      'renewClubInvitation',
      { clubId: club.id },
      'club { id invitation { invitationToken url } }',
    );
    const { invitationToken } = club.invitation;
    expect(await preview(cora, invitationToken)).toBeNull();
    for (const wrong of [invitationToken, 'nonsense', '', `${club.id}.x`])
      expect(await changeClub(cora, 'joinClub', { invitationToken: wrong })).toEqual([
        'CLUB_INVITATION_INVALID',
      ]);
    await joinAll(renewed, [cora]);
  });
});

describe('a club that everyone sees', () => {
  it('is found by its name; an open one is joined at once, a listed one by its link', async () => {
    await people();
    const open = await foundClub(anna, { name: 'Wiener Runde', visibility: 'OPEN' });
    const listed = await foundClub(anna, { name: 'Wiener Tisch', visibility: 'LISTED' });
    const page = `query ($after: String) { clubs(prefix: "WIENER", first: 1, after: $after) {
      nodes { name } pageInfo { endCursor hasNextPage } } }`;
    type Found = {
      clubs: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    const { clubs: first } = await stranger.ask<Found>(page);
    const { clubs: second } = await stranger.ask<Found>(page, { after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes]).toEqual([
      { name: 'Wiener Runde' },
      { name: 'Wiener Tisch' },
    ]);
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
    expect(await clubActsOf(ben, listed.id)).toMatchObject({ JOIN: 'CLUB_BY_INVITATION' });
    expect(await changeClub(ben, 'joinClub', { clubId: listed.id })).toEqual([
      'CLUB_BY_INVITATION',
    ]);
    expect(await clubActsOf(ben, open.id)).toMatchObject({ JOIN: null, OFFER: 'NOT_CLUB_MEMBER' });
    expect(await changeClub(ben, 'joinClub', { clubId: open.id })).toEqual([]);
    expect(await changeClub(ben, 'joinClub', { clubId: open.id })).toEqual(['ALREADY_CLUB_MEMBER']);
    expect(await seeClub(stranger, open.id, 'offers { nodes { createdAt } }')).toEqual({
      offers: null,
    });
  });

  it('is listed, too, if its name begins with an emoji or has one after the prefix', async () => {
    await people();
    const { id } = await foundClub(anna, { name: '🃏 Zuletzt', visibility: 'OPEN' });
    const inside = await foundClub(anna, { name: 'Emoji🃏', visibility: 'OPEN' });
    type Found = { clubs: { nodes: { id: string }[] } };
    const list = 'query ($prefix: String) { clubs(first: 50, prefix: $prefix) { nodes { id } } }';
    for (const [prefix, clubId] of [
      [null, id],
      ['🃏 z', id],
      ['emoji', inside.id],
    ])
      expect((await stranger.ask<Found>(list, { prefix })).clubs.nodes).toContainEqual({
        id: clubId,
      });
  });

  it('lets guests in by the link only, and they found none', async () => {
    await people();
    const guest = await guestOf(service);
    const open = await foundClub(anna, { visibility: 'OPEN' });
    expect(await clubActsOf(guest, open.id)).toMatchObject({ JOIN: 'GUESTS_JOIN_BY_LINK' });
    expect(await changeClub(guest, 'joinClub', { clubId: open.id })).toEqual([
      'GUESTS_JOIN_BY_LINK',
    ]);
    await joinAll(open, [guest]);
    const { username } = guest;
    for (const role of ['appointClubKeeper', 'handOverClub'])
      expect(await changeClub(anna, role, { clubId: open.id, username })).toEqual([
        'CLUB_ROLE_NOT_FOR_GUESTS',
      ]);
    expect(await changeClub(guest, 'foundClub', { name: 'Guests' })).toEqual(['NOT_FOR_GUESTS']);
  });
});

describe('who may do what', () => {
  it('is said before: to a member, a keeper and the owner', async () => {
    await people();
    const { id: clubId } = await clubOf([anna, ben, cora]);
    await mustMutate(anna, 'appointClubKeeper', { clubId, username: ben.username });
    const keepers = { INVITE: null, UPDATE: null, REMOVE_MEMBER: null };
    const owners = { SET_KEEPERS: null, HAND_OVER: null, CLOSE: null };
    const offered = { TAKE_OVER: 'CLUB_NOT_OFFERED', DECLINE: 'CLUB_NOT_OFFERED' };
    const [K, O] = ['CLUB_KEEPERS_ONLY', 'CLUB_OWNER_ONLY'];
    const all = { ...offered, JOIN: 'ALREADY_CLUB_MEMBER', LEAVE: null, OFFER: null };
    const notOwner = { SET_KEEPERS: O, HAND_OVER: O, CLOSE: O };
    expect(await clubActsOf(anna, clubId)).toEqual({
      ...all,
      ...keepers,
      ...owners,
      LEAVE: 'OWNER_HANDS_OVER_FIRST',
    });
    expect(await clubActsOf(ben, clubId)).toEqual({ ...all, ...keepers, ...notOwner });
    expect(await clubActsOf(cora, clubId)).toEqual({
      ...all,
      ...notOwner,
      INVITE: K,
      UPDATE: K,
      REMOVE_MEMBER: K,
    });
    expect(await changeClub(cora, 'updateClub', { clubId, name: 'Mine' })).toEqual([K]);
    expect(await changeClub(ben, 'closeClub', { clubId })).toEqual([O]);
    expect(await changeClub(anna, 'leaveClub', { clubId })).toEqual(['OWNER_HANDS_OVER_FIRST']);
    expect(
      await changeClub(ben, 'updateClub', { clubId, name: 'Ours', seasonRhythm: 'MONTH' }),
    ).toEqual([]);
    expect(await seeClub(cora, clubId, 'name seasonRhythm visibility')).toEqual({
      name: 'Ours',
      seasonRhythm: 'MONTH',
      visibility: 'PRIVATE',
    });
  });

  it('is asked in few statements for all clubs of a list', async () => {
    await people();
    for (let i = 0; i < 3; i++) await foundClub(anna);
    const source = new DataSource({ type: 'postgres', url: service.database.url });
    await source.initialize();
    const list = '{ me { clubs { nodes { acts { what isAllowed } } } } }';
    const ask = () => anna.ask(list);
    for (const counted of ['clubs-counts', 'clubs-places', 'clubs-removed-at'])
      expect(await fewestSentBy(source, ask, (name) => name === counted)).toBe(1);
    await source.destroy();
  });

  it('a removed member comes back by a new link only; keepers see the reason', async () => {
    await people();
    const club = await clubOf([anna, ben, cora], { visibility: 'OPEN' });
    const clubId = club.id;
    await mustMutate(anna, 'appointClubKeeper', { clubId, username: ben.username });
    const remove = (client: TestClient, username: string, reason = 'quarrels') =>
      changeClub(client, 'removeClubMember', { clubId, username, reason });
    expect(await remove(ben, cora.username, '  ')).toEqual(['CLUB_REASON_INVALID']);
    expect(await remove(ben, stranger.username)).toEqual(['CLUB_MEMBER_NOT_FOUND']);
    expect(await remove(ben, ben.username)).toEqual(['CLUB_MEMBER_IS_YOU']);
    expect(await remove(ben, anna.username)).toEqual(['CLUB_OWNER_ONLY']);
    expect(await remove(ben, cora.username)).toEqual([]);
    const { invitationToken } = club.invitation;
    for (const way of [{ clubId }, { invitationToken }])
      expect(await changeClub(cora, 'joinClub', way)).toEqual(['REMOVED_FROM_CLUB']);
    expect(await clubActsOf(cora, clubId)).toMatchObject({ JOIN: 'REMOVED_FROM_CLUB' });
    const removals = 'removals { nodes { reason user { username } removedBy { username } } }';
    expect(await seeClub(ben, clubId, removals)).toEqual({
      removals: {
        nodes: [
          {
            reason: 'quarrels',
            user: { username: cora.username },
            removedBy: { username: ben.username },
          },
        ],
      },
    });
    expect(await seeClub(stranger, clubId, removals)).toEqual({ removals: null });
    await mustMutate(anna, 'renewClubInvitation', { clubId });
    const { invitation } = (await seeClub<typeof club>(
      anna,
      clubId,
      'invitation { invitationToken }',
    ))!;
    await joinAll({ ...club, invitation }, [cora]);
    expect(await seeClub(ben, clubId, removals)).toEqual({ removals: { nodes: [] } });
  });

  it('the owner offers the club to somebody who takes it over, and leaves; the last one closes it', async () => {
    await people();
    const { id: clubId } = await clubOf([anna, ben, cora]);
    const offer = (to: TestClient) =>
      changeClub(anna, 'handOverClub', { clubId, username: to.username });
    const takeOver = (by: TestClient) => changeClub(by, 'takeOverClub', { clubId });
    expect(await takeOver(ben)).toEqual(['CLUB_NOT_OFFERED']);
    expect(await offer(cora)).toEqual([]);
    expect(await offer(ben)).toEqual([]);
    const heirs = 'members { nodes { isOfferedClub } }';
    const offeredTo = (...members: boolean[]) => ({
      members: { nodes: members.map((isOfferedClub) => ({ isOfferedClub })) },
    });
    expect(await seeClub(anna, clubId, heirs)).toEqual(offeredTo(false, true, false));
    expect(await clubActsOf(cora, clubId)).toMatchObject({ TAKE_OVER: 'CLUB_NOT_OFFERED' });
    expect(await takeOver(cora)).toEqual(['CLUB_NOT_OFFERED']);
    expect(await clubActsOf(ben, clubId)).toMatchObject({ TAKE_OVER: null, DECLINE: null });
    expect(await changeClub(cora, 'declineClub', { clubId })).toEqual(['CLUB_NOT_OFFERED']);
    expect(await changeClub(ben, 'declineClub', { clubId })).toEqual([]);
    expect(await seeClub(anna, clubId, heirs)).toEqual(offeredTo(false, false, false));
    expect(await takeOver(ben)).toEqual(['CLUB_NOT_OFFERED']);
    expect(await offer(ben)).toEqual([]);
    expect(await takeOver(ben)).toEqual([]);
    expect(await takeOver(ben)).toEqual(['CLUB_NOT_OFFERED']);
    expect(await changeClub(cora, 'leaveClub', { clubId })).toEqual([]);
    expect(await rolesIn(anna, clubId)).toEqual({
      [anna.username]: 'KEEPER',
      [ben.username]: 'OWNER',
    });
    expect(await changeClub(anna, 'leaveClub', { clubId })).toEqual([]);
    expect(await seeClub(anna, clubId, 'id')).toBeNull();
    expect(await changeClub(ben, 'leaveClub', { clubId })).toEqual([]);
    expect(await rowsOf(service, 'SELECT FROM clubs WHERE id = $1', [rowId(clubId)])).toEqual([]);
  });
});

interface Notice {
  readonly type: string;
  readonly text: string;
  readonly club: { readonly id: string } | null;
}

async function noticesOf(client: TestClient): Promise<Notice[]> {
  await untilOutboxEmpty(service);
  const query = '{ notifications(first: 50) { nodes { type text club { id } } } }';
  type Answer = { notifications: { nodes: Notice[] } };
  return (await client.ask<Answer>(query)).notifications.nodes;
}

describe('notifications', () => {
  it('tell the owner and the keepers of newcomers, and somebody who was removed', async () => {
    await people();
    const club = await clubOf([anna, ben], { name: 'Nordtisch' });
    const clubId = club.id;
    await mustMutate(anna, 'appointClubKeeper', { clubId, username: ben.username });
    await joinAll(club, [cora]);
    const joined = ({ username }: TestClient) => ({
      type: 'CLUB_JOINED',
      text: `${username} has joined the club “Nordtisch”`,
      club: { id: clubId },
    });
    // Two events of a moment are told in any order.
    const told = await noticesOf(anna);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([joined(cora), joined(ben)]));
    expect(await noticesOf(ben)).toEqual([joined(cora)]);
    const { username } = cora;
    await mustMutate(ben, 'removeClubMember', { clubId, username, reason: 'quarrels' });
    // The club is private: its present name is not for who is no member any more.
    const text = 'You are no longer in a club';
    expect(await noticesOf(cora)).toEqual([{ type: 'CLUB_REMOVED', text, club: null }]);
  });
});

describe('the notification of an offered club', () => {
  it('is for the member, once a day for each club', async () => {
    await people();
    const { id: clubId } = await clubOf([anna, ben, cora], { name: 'Erbtisch' });
    for (let time = 0; time < 2; time++) {
      for (const { username } of [ben, cora])
        await mustMutate(anna, 'handOverClub', { clubId, username });
      await changeClub(cora, 'declineClub', { clubId });
    }
    await mustMutate(anna, 'handOverClub', { clubId, username: cora.username });
    const other = await clubOf([anna, cora], { name: 'Nebentisch' });
    await mustMutate(anna, 'handOverClub', { clubId: other.id, username: cora.username });
    const offers = async (to: TestClient) =>
      (await noticesOf(to)).filter(({ type }) => type === 'CLUB_OFFERED');
    const told = (name: string, id: string) => ({
      ...{ type: 'CLUB_OFFERED', club: { id } },
      text: `Will you take over the club “${name}”?`,
    });
    // Two events of a moment are told in any order.
    const all = await offers(cora);
    expect(all).toHaveLength(2);
    const both = [told('Nebentisch', other.id), told('Erbtisch', clubId)];
    expect(all).toEqual(expect.arrayContaining(both));
  });
});

describe('notifications of newcomers', () => {
  it('are not caused again by who leaves and comes back', async () => {
    await people();
    const club = await clubOf([anna, ben], { visibility: 'OPEN' });
    // Nobody is told of a newcomer who has left again by then.
    expect(await noticesOf(anna)).toHaveLength(1);
    for (let i = 0; i < 2; i++) {
      await mustMutate(ben, 'leaveClub', { clubId: club.id });
      await mustMutate(ben, 'joinClub', { clubId: club.id });
    }
    expect(await noticesOf(anna)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('bad input is refused with all that is wrong, and changes nothing', async () => {
    await people();
    const bad = { name: 'x', about: 'y'.repeat(501), timeZone: 'Moon/Crater' };
    const codes = ['CLUB_NAME_INVALID', 'CLUB_ABOUT_INVALID', 'TIME_ZONE_INVALID'];
    expect(await changeClub(anna, 'foundClub', bad)).toEqual(codes);
    const { id: clubId } = await foundClub(anna);
    expect(await changeClub(anna, 'updateClub', { clubId, ...bad })).toEqual(codes);
    expect(await seeClub(anna, clubId, 'name about timeZone')).toEqual({
      name: 'Stammtisch',
      about: '',
      timeZone: 'Europe/Vienna',
    });
  });

  it('a user owns 5 clubs, and is in 20', async () => {
    await people();
    for (let i = 0; i < 5; i++) await foundClub(anna);
    expect(await changeClub(anna, 'foundClub', { name: 'Sixth' })).toEqual(['TOO_MANY_OWN_CLUBS']);
    const bens = await clubOf([ben, anna]);
    const { username } = anna;
    expect(await changeClub(ben, 'handOverClub', { clubId: bens.id, username })).toEqual([]);
    expect(await changeClub(anna, 'takeOverClub', { clubId: bens.id })).toEqual([
      'TOO_MANY_OWN_CLUBS',
    ]);
    await rowsOf(
      service,
      `WITH made AS (INSERT INTO clubs (id, name, name_key, about, visibility, rhythm, time_zone)
         SELECT gen_random_uuid(), 'x', 'x', '', 'PRIVATE', 'NONE', 'UTC' FROM generate_series(1, 14)
         RETURNING id)
       INSERT INTO club_members (club_id, user_id, role)
       SELECT made.id, users.id, 'MEMBER' FROM made, users WHERE username = $1`,
      [username],
    );
    const another = await foundClub(ben);
    const { invitationToken } = another.invitation;
    expect(await changeClub(anna, 'joinClub', { invitationToken })).toEqual(['TOO_MANY_CLUBS']);
  });

  it('who takes over two clubs at once does not own more than 5', async () => {
    await people();
    for (let i = 0; i < 4; i++) await foundClub(anna);
    const others = [await clubOf([ben, anna]), await clubOf([cora, anna])];
    const { username } = anna;
    for (const [i, owner] of [ben, cora].entries())
      await mustMutate(owner, 'handOverClub', { clubId: others[i]!.id, username });
    const codes = await Promise.all(
      others.map(({ id: clubId }) => changeClub(anna, 'takeOverClub', { clubId })),
    );
    expect(codes.flat()).toEqual(['TOO_MANY_OWN_CLUBS']);
  });

  it('a club that is taken over has no more than 16 keepers', async () => {
    await people();
    const { id: clubId } = await clubOf([anna, ben]);
    await rowsOf(
      service,
      `WITH made AS (INSERT INTO users (id, username, username_key, lookalike_key)
         SELECT gen_random_uuid(), 'keeper' || n, 'keeper' || n, 'keeper' || n
         FROM generate_series(1, 16) n RETURNING id)
       INSERT INTO club_members (club_id, user_id, role) SELECT $1, id, 'KEEPER' FROM made`,
      [rowId(clubId)],
    );
    await mustMutate(anna, 'handOverClub', { clubId, username: ben.username });
    await mustMutate(ben, 'takeOverClub', { clubId });
    expect((await rolesIn(ben, clubId))[anna.username]).toBe('MEMBER');
  });

  it('of two who take the last place at once, one gets it', async () => {
    await people();
    const club = await foundClub(anna);
    await rowsOf(
      service,
      `WITH made AS (INSERT INTO users (id, username, username_key, lookalike_key)
         SELECT gen_random_uuid(), 'filler' || n, 'filler' || n, 'filler' || n
         FROM generate_series(1, $2::integer) n RETURNING id)
       INSERT INTO club_members (club_id, user_id, role) SELECT $1, id, 'MEMBER' FROM made`,
      [rowId(club.id), MAX_CLUB_MEMBERS - 2],
    );
    const { invitationToken } = club.invitation;
    const results = await Promise.all(
      [ben, cora].map((one) =>
        mutate<{ userErrors: UserErrorJson[] }>(one, 'joinClub', { invitationToken }),
      ),
    );
    const codes = results.map(({ userErrors }) => userErrors.map(({ code }) => code).join());
    expect(codes.sort()).toEqual(['', 'CLUB_FULL']);
  });
});
