/** Real: the service over HTTP, with its worker. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mutate, PASSWORD } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { FOR_GUESTS, guestOf, matchOfGuest } from '../support/guests.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ GUESTS_PER_MINUTE: '1000', GUEST_MATCHES: '2' });
});
afterAll(() => service.stop());

interface Refusable {
  readonly userErrors: readonly Pick<UserErrorJson, 'code' | 'path'>[];
}
const failuresOf = ({ userErrors }: Refusable) => userErrors.map(({ code, path }) => [code, path]);
const INVITE = `challenge { id invitation { invitationToken } }`;

interface Invited extends Refusable {
  readonly challenge: { id: string; invitation: { invitationToken: string } };
}
const invite = (client: TestClient, more: object = {}) =>
  mutate<Invited>(
    client,
    'createChallenge',
    { ...FOR_GUESTS, byInvitation: true, ...more },
    INVITE,
  );
const keep = (guest: TestClient, username: string, more: object = {}) =>
  mutate<Refusable & { user: { id: string; username: string; isGuest: boolean } | null }>(
    guest,
    'keepAccount',
    { username, password: PASSWORD, ...more },
    'user { id username isGuest }',
  );
const ME = '{ me { id username isGuest email } }';
interface Me {
  readonly me: { id: string; username: string; isGuest: boolean; email: string | null };
}

/** A guest and a player who have met by the guest's invitation. */
async function metByInvitation() {
  const [guest, friend] = [await guestOf(service), await service.player()];
  const { challenge } = await invite(guest);
  const { match } = await friend.accept({
    challengeId: challenge.id,
    invitationToken: challenge.invitation.invitationToken,
  });
  return { guest, friend, matchId: match!.id };
}

describe('a guest', () => {
  it('begins a match against a house bot with two calls', async () => {
    const guest = await guestOf(service);
    expect(guest.username).toMatch(/^guest-[2-9a-z]{8}$/);
    const matchId = await matchOfGuest(guest);
    const turn = await until('a turn', async () => {
      const match = await guest.match(matchId);
      return match.deal.legal.length > 0 && match;
    });
    const { match, userErrors } = await guest.act(matchId, [turn.deal.legal[0]!]);
    expect(userErrors).toEqual([]);
    expect(match!.version).toBeGreaterThan(turn.version);
  });

  it('plays with a friend by its own invitation and by the friend’s', async () => {
    const { guest, friend } = await metByInvitation();
    const { challenge } = await invite(friend);
    const { match } = await guest.accept({
      challengeId: challenge.id,
      invitationToken: challenge.invitation.invitationToken,
    });
    expect(match!.seats.map(({ user }) => user.username).toSorted()).toEqual(
      [guest.username, friend.username].toSorted(),
    );
  });

  it('accepts a challenge that names it, unless the match is rated', async () => {
    const [guest, friend] = [await guestOf(service), await service.player()];
    const opponents = [{ username: guest.username }];
    const rated = await friend.challenge({ variant: 'zweier', opponents, rated: true });
    expect(failuresOf(rated)).toEqual([['GUESTS_PLAY_UNRATED', ['opponents', 0]]]);
    const { challenge } = await friend.challenge({ ...FOR_GUESTS, opponents });
    expect((await guest.accept({ challengeId: challenge!.id })).match).not.toBeNull();
  });

  it('may play an unrated rematch with the same opponent', async () => {
    const { guest, friend, matchId } = await metByInvitation();
    await guest.resign(matchId);
    expect(failuresOf(await mutate(guest, 'offerRematch', { matchId }))).toEqual([]);
    const again = await mutate<Refusable & { match: { rated: boolean } }>(
      friend,
      'offerRematch',
      { matchId },
      'match { rated }',
    );
    expect(again.match).toEqual({ rated: false });
  });

  it('plays unrated if the challenge does not say whether it is rated', async () => {
    const [guest, friend] = [await guestOf(service), await service.player()];
    const own = await guest.challenge({ variant: 'zweier', opponents: [{ bot: 'easy' }] });
    expect(own.challenge!.rated).toBe(false);
    const opponents = [{ username: guest.username }];
    const named = await friend.challenge({ variant: 'zweier', opponents });
    expect(named.challenge!.rated).toBe(false);
  });

  it('cannot create a challenge that is rated, open or names other people', async () => {
    const [guest, other] = [await guestOf(service), await service.player()];
    const opponents = [{ username: other.username }];
    const bot = [{ bot: 'easy' }];
    const toBot = { variant: 'zweier', opponents: bot };
    expect(failuresOf(await guest.challenge({ ...toBot, rated: true }))).toEqual([
      ['GUESTS_PLAY_UNRATED', ['rated']],
    ]);
    expect(failuresOf(await guest.challenge({ ...FOR_GUESTS, opponents }))).toEqual([
      ['GUESTS_PLAY_BY_INVITATION', ['opponents', 0]],
    ]);
    expect(failuresOf(await guest.challenge({ ...FOR_GUESTS }))).toEqual([
      ['GUESTS_PLAY_BY_INVITATION', ['byInvitation']],
    ]);
    const several = { variant: 'dreier', rated: false, opponents: bot };
    expect(failuresOf(await guest.challenge(several))).toEqual([
      ['GUESTS_PLAY_BY_INVITATION', ['byInvitation']],
    ]);
  });

  it('cannot accept a challenge that is open or rated', async () => {
    const [guest, other] = [await guestOf(service), await service.player()];
    const { challenge: open } = await other.challenge({ ...FOR_GUESTS });
    expect(failuresOf(await guest.accept({ challengeId: open!.id }))).toEqual([
      ['GUESTS_PLAY_BY_INVITATION', null],
    ]);
    const { challenge } = await invite(other, { rated: true });
    const seat = {
      challengeId: challenge.id,
      invitationToken: challenge.invitation.invitationToken,
    };
    expect(failuresOf(await guest.accept(seat))).toEqual([['GUESTS_PLAY_UNRATED', null]]);
  });

  it('accepts an open challenge by its link', async () => {
    const [guest, other] = [await guestOf(service), await service.player()];
    const { challenge } = await invite(other, { byInvitation: false });
    const seat = {
      challengeId: challenge.id,
      invitationToken: challenge.invitation.invitationToken,
    };
    expect((await guest.accept(seat)).match).not.toBeNull();
  });

  it('has a limit of matches at a time', async () => {
    const guest = await guestOf(service);
    await matchOfGuest(guest);
    await matchOfGuest(guest);
    const third = await guest.challenge({ ...FOR_GUESTS, opponents: [{ bot: 'random' }] });
    expect(third.userErrors[0]!.code).toBe('TOO_MANY_MATCHES');
  });

  it('may send phrases, but no texts', async () => {
    const { guest, matchId } = await metByInvitation();
    const say = (more: object) => mutate(guest, 'sendMessage', { matchId, ...more });
    expect(failuresOf(await say({ phrase: 'HELLO' }))).toEqual([]);
    for (const text of ['Buy this', 'Du Arschloch!'])
      expect(failuresOf(await say({ text }))).toEqual([['GUESTS_SAY_PHRASES', ['text']]]);
  });

  const REFUSED: readonly (readonly [string, () => object | Promise<object>])[] = [
    ['createApiToken', () => ({ name: 'x', scopes: ['match:read'] })],
    ['createApp', () => ({ name: 'x', redirectUris: ['https://a.example/'] })],
    ['createWebhook', () => ({ url: 'https://a.example/' })],
    [
      'becomeBot',
      async () => ({
        owner: (await service.player()).username,
        engine: 'Any',
        version: '1',
      }),
    ],
    [
      'reportUser',
      async () => ({ username: (await service.player()).username, reason: 'CHEATING' }),
    ],
    ['changeEmail', () => ({ email: 'a@b.example', password: PASSWORD })],
    ['changePassword', () => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}!` })],
    [
      'askToBack',
      async () => {
        const { challenge } = await (await service.player()).challenge({ ...FOR_GUESTS });
        return { challengeId: challenge!.id, seat: 0 };
      },
    ],
  ];
  it.each(REFUSED)('cannot use %s', async (name, input) => {
    const guest = await guestOf(service);
    expect(failuresOf(await mutate(guest, name, await input()))).toEqual([
      ['NOT_FOR_GUESTS', null],
    ]);
  });

  it('cannot own a bot', async () => {
    const [guest, program] = [await guestOf(service), await service.player()];
    const bot = { owner: guest.username, engine: 'Any', version: '1' };
    expect(failuresOf(await mutate(program, 'becomeBot', bot))).toEqual([]);
    const confirmed = await mutate(guest, 'confirmBot', { username: program.username });
    expect(failuresOf(confirmed)).toEqual([['NOT_FOR_GUESTS', null]]);
  });

  it('is found by its name, and by no search', async () => {
    const guest = await guestOf(service);
    const query = `query ($name: String!) {
      user(username: $name) { isGuest } users(prefix: $name) { nodes { username } } }`;
    expect(await guest.ask(query, { name: guest.username })).toEqual({
      user: { isGuest: true },
      users: { nodes: [] },
    });
  });

  it('has an account that no password signs in to', async () => {
    const { username } = await guestOf(service);
    const login = mutate(service.client(), 'login', { username, password: '' });
    expect((await login).userErrors[0]!.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('an account that a guest keeps', () => {
  it('is the same account with another name, and its session continues', async () => {
    const guest = await guestOf(service);
    const matchId = await matchOfGuest(guest);
    const { me: before } = await guest.ask<Me>(ME);
    const keptAccount = await keep(guest, 'Keeper', { email: 'keeper@example.org' });
    expect(keptAccount.user).toEqual({ id: before.id, username: 'Keeper', isGuest: false });
    expect((await guest.ask<Me>(ME)).me).toEqual({
      ...keptAccount.user,
      email: 'keeper@example.org',
    });
    const { seats } = await guest.match(matchId);
    expect(seats.map(({ user }) => user.username)).toContain('Keeper');
    expect((await guest.ask<Me>(ME)).me.username).toBe('Keeper');
    const signedIn = await service.client().register('Elsewhere');
    const query = '{ user(username: "keeper") { id isGuest } }';
    expect(await signedIn.ask(query)).toEqual({ user: { id: before.id, isGuest: false } });
  });

  it('is signed in to with its password and has all rights', async () => {
    const guest = await guestOf(service);
    await keep(guest, 'Stayer');
    const again = await Object.assign(service.client(), { username: 'stayer' }).signIn();
    const { challenge } = await again.challenge({ variant: 'zweier' });
    expect(challenge!.rated).toBe(true);
  });

  it('is refreshed by the token that the guest had', async () => {
    const guest = await guestOf(service);
    await keep(guest, 'Remainer');
    const { refreshToken } = guest;
    expect(failuresOf(await mutate(guest, 'refreshSession', { refreshToken }))).toEqual([]);
  });

  it('is kept once: the same call again changes nothing', async () => {
    const guest = await guestOf(service);
    await keep(guest, 'Oncer');
    expect(failuresOf(await keep(guest, 'Twicer'))).toEqual([['NOT_A_GUEST', null]]);
    expect((await guest.ask<Me>(ME)).me.username).toBe('Oncer');
  });

  it('is kept by exactly one of two calls at once', async () => {
    const guest = await guestOf(service);
    const both = await Promise.all([keep(guest, 'Racer-one'), keep(guest, 'Racer-two')]);
    const [done, refused] = both.toSorted((a, b) => a.userErrors.length - b.userErrors.length);
    expect([done!.userErrors, failuresOf(refused!)]).toEqual([[], [['NOT_A_GUEST', null]]]);
  });

  it('gets no name that is taken, looks like one, or is reserved', async () => {
    const guest = await guestOf(service);
    const { username } = await service.player('Annabell');
    const codes = async (name: string) => failuresOf(await keep(guest, name));
    expect(await codes(username)).toEqual([['USERNAME_TAKEN', ['username']]]);
    expect(await codes('AnnabeI1')).toEqual([['USERNAME_TAKEN', ['username']]]);
    expect(await codes('Guest_anyone')).toEqual([['USERNAME_RESERVED', ['username']]]);
    expect(await codes(guest.username)).toEqual([['USERNAME_RESERVED', ['username']]]);
    const all = await keep(guest, '?', { email: '?', password: 'short' });
    expect(failuresOf(all)).toEqual([
      ['USERNAME_INVALID', ['username']],
      ['EMAIL_INVALID', ['email']],
      ['PASSWORD_TOO_SHORT', ['password']],
    ]);
    expect((await guest.ask<Me>(ME)).me.isGuest).toBe(true);
  });

  it('when two guests ask for one name at once, exactly one gets it', async () => {
    const guests = [await guestOf(service), await guestOf(service)];
    const both = await Promise.all(guests.map((guest) => keep(guest, 'Wanted')));
    const codes = both.map((answer) => failuresOf(answer)).toSorted((a, b) => a.length - b.length);
    expect(codes).toEqual([[], [['USERNAME_TAKEN', ['username']]]]);
  });
});

describe('creating guests', () => {
  it('nobody else can have a name like a guest', async () => {
    const register = (username: string) =>
      mutate(service.client(), 'register', { username, password: PASSWORD });
    for (const name of ['guest-4f7k2abc', 'GUEST_anna', '-guest-anna', 'Guest', 'Gast'])
      expect([name, failuresOf(await register(name))]).toEqual([
        name,
        [['USERNAME_RESERVED', ['username']]],
      ]);
  });

  it('a network has a limit of new guests a minute, and can still register', async () => {
    const strict = await startService({ GUESTS_PER_MINUTE: '2' });
    await guestOf(strict);
    await guestOf(strict);
    await expect(guestOf(strict)).rejects.toThrow('RATE_LIMITED');
    await strict.player();
    await strict.stop();
  });

  it('one request makes at most one guest', async () => {
    const twice = 'mutation { a: startAsGuest { accessToken } b: startAsGuest { accessToken } }';
    const { errors } = await service.client().raw(twice);
    expect(errors![0]!.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});
