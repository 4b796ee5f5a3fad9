/** Real: the core of the service, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Blocks } from '../../../src/modules/blocks/application/index.js';
import {
  AnswerPartnerUseCase,
  EndRoundEarlyUseCase,
  EnterCompetitionUseCase,
  ReenterCompetitionUseCase,
  WithdrawEntryUseCase,
} from '../../../src/modules/competitions/application/index.js';
import { Matches } from '../../../src/modules/matches/application/index.js';
import { CallOffUseCase } from '../../../src/modules/moves/application/call-off.use-case.js';
import { Users } from '../../../src/modules/users/application/index.js';
import { Vacations } from '../../../src/modules/vacations/application/index.js';
import { Arena } from './fixture.js';
import type { Table } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena?.close());

const callBy = (userId: string, competitionId: string) => ({
  userId,
  competitionId,
  idempotencyKey: null,
});

const SLOW = { timeControl: { perTurnSeconds: 30 * 24 * 3600 } } as const;

async function nameOf(userId: string): Promise<string> {
  return (await arena.get(Users).byId(userId))!.username;
}

async function callOff({ userIds, matchId }: Table): Promise<void> {
  for (const userId of userIds) {
    const command = { userId, matchId, expectedVersion: null, idempotencyKey: null };
    const done = await arena.get(CallOffUseCase).execute('offerAbort', command);
    expect(done.ok).toBe(true);
  }
}

describe('the loser of a round that was not played to its end', () => {
  const reenter = (userId: string, id: string) =>
    arena.get(ReenterCompetitionUseCase).execute({ ...callBy(userId, id), clientSeed: null });

  /** What has become of the lots of a player, and the round from which each is not paired any more. */
  const lotsOf = async (userId: string, id: string) =>
    (await arena.entries(id))
      .filter((entry) => entry.userId === userId)
      .map(({ status, outSince }) => [status, outSince]);

  async function losers(id: string): Promise<string[]> {
    const entries = await arena.entries(id);
    const lots = (await arena.pairings(id)).map(
      ({ lots: [one, other], points }) => (points![0]! > points![1]! ? other : one)!,
    );
    return lots.map((lot) => entries.find((entry) => entry.lot === lot)!.userId);
  }

  it.each([
    ['has a day to buy a lot again after an adjudication', () => arena.days(8)],
    [
      'has it after the organiser has ended the round, too',
      async (id: string, organiser: string) => {
        const end = { ...callBy(organiser, id), reason: 'We meet on Sunday.' };
        await arena.get(EndRoundEarlyUseCase).execute(end);
      },
    ],
  ])('%s', async (_, end) => {
    const users = await arena.users(4);
    const terms = { form: 'knockOut', settings: { reentryUntil: 1 }, ...SLOW } as const;
    const { id } = await arena.start(users, terms);
    await end(id, users[0]!);
    await arena.settle();
    expect((await arena.competition(id)).round).toBe(1);
    const [first] = await losers(id);
    expect((await reenter(first!, id)).ok).toBe(true);
    expect(await lotsOf(first!, id)).toEqual([
      ['ENTERED', 2],
      ['ENTERED', null],
    ]);
    await arena.days(1.1);
    await arena.settle();
    expect((await arena.competition(id)).round).toBe(2);
    expect((await arena.entries(id)).at(-1)).toMatchObject({
      userId: first,
      reentryOf: expect.any(Number),
    });
    await arena.get(WithdrawEntryUseCase).execute(callBy(first!, id));
    expect(await lotsOf(first!, id)).toEqual([
      ['WITHDRAWN', 2],
      ['WITHDRAWN', 2],
    ]);
  });
});

describe('the end of a round', () => {
  it('reads each match that runs once, for its end and for how it stands', async () => {
    const { id } = await arena.start(await arena.users(4), { form: 'knockOut', ...SLOW });
    const tables = await arena.running(id);
    await arena.days(8);
    const read = jest.spyOn(arena.get(Matches), 'findMany');
    await arena.openRounds(id);
    const ids = read.mock.calls.flatMap(([asked]) => asked);
    read.mockRestore();
    expect((await arena.competition(id)).round).toBe(2);
    expect([...ids].sort()).toEqual(tables.map(({ matchId }) => matchId).sort());
  });
});

describe('a bracket', () => {
  it('plays its decider, although the final was adjudicated and is played on', async () => {
    const users = await arena.users(2);
    const terms = { form: 'knockOut', settings: { losersBracket: true }, ...SLOW } as const;
    const { id } = await arena.start(users, terms);
    const [dead] = await arena.running(id);
    await arena.days(8);
    await arena.settle();
    expect((await arena.competition(id)).round).toBe(2);
    const [decider] = await arena.running(id);
    expect(decider).toMatchObject({ round: 2 });
    expect(decider!.matchId).not.toBe(dead!.matchId);
  });
});

describe('a table', () => {
  it('that was called off does not seat who has left', async () => {
    const users = await arena.users(3);
    const terms = { form: 'tables', variant: 'dreier', settings: { rounds: 1 } } as const;
    const { id } = await arena.start(users, terms);
    const [table] = await arena.running(id);
    await arena.get(WithdrawEntryUseCase).execute(callBy(users[0]!, id));
    await arena.settle();
    const left = table!.userIds.filter((userId) => userId !== users[0]);
    await callOff({ ...table!, userIds: left });
    await arena.settle();
    await arena.settle();
    const [pairing] = await arena.pairings(id);
    expect(pairing).toMatchObject({ decision: 'WALKOVER', games: 1 });
    expect((await arena.competition(id)).status).toBe('ENDED');
  });
});

describe('a partner', () => {
  const TWO = { variant: 'bauern', fixedPartners: true } as const;

  const ask = async (userId: string, partnerId: string, id: string) =>
    arena.get(EnterCompetitionUseCase).execute({
      ...callBy(userId, id),
      partner: await nameOf(partnerId),
      clientSeed: null,
      invitationToken: null,
    });

  const agree = (userId: string, id: string) =>
    arena.get(AnswerPartnerUseCase).execute({ ...callBy(userId, id), agree: true });

  it('is not asked by whom they have blocked', async () => {
    const [one, other] = await arena.users(2);
    const { id } = await arena.create(one!, { form: 'roundRobin', places: 2, ...TWO });
    await arena.get(Blocks).block(other!, await nameOf(one!));
    expect(await ask(one!, other!, id)).toMatchObject({
      ok: false,
      error: [{ code: 'PARTNER_UNAVAILABLE' }],
    });
  });

  it('is asked a few times an hour, not more', async () => {
    const [one, other] = await arena.users(2);
    const { id } = await arena.create(one!, { form: 'roundRobin', places: 2, ...TWO });
    const comeAndGo = async () => {
      for (let time = 0; time < 20; time++) {
        await ask(one!, other!, id);
        await arena.get(WithdrawEntryUseCase).execute(callBy(one!, id));
      }
    };
    await expect(comeAndGo()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await arena.log(id)).length).toBeLessThan(40);
  });

  it('does not agree to a place on a ladder that is full', async () => {
    const users = await arena.users(8);
    const startsAt = new Date(Date.now() + (await arena.ahead()) + 3600_000);
    const terms = { form: 'ladder', places: 3, startsAt, ...TWO } as const;
    const { id } = await arena.create(users[0]!, terms);
    for (const [one, other] of [users.slice(0, 2), users.slice(2, 4)]) {
      await ask(one!, other!, id);
      await agree(other!, id);
    }
    await arena.days(0.1);
    await arena.settle();
    await ask(users[4]!, users[5]!, id);
    await ask(users[6]!, users[7]!, id);
    expect((await agree(users[5]!, id)).ok).toBe(true);
    expect(await agree(users[7]!, id)).toMatchObject({
      ok: false,
      error: [{ code: 'COMPETITION_FULL' }],
    });
    expect((await arena.competition(id)).entered).toBe(3);
  });
});

describe('a competition that starts when it is full', () => {
  it('is cancelled if it is not full after 90 days', async () => {
    const users = await arena.users(2);
    const { id } = await arena.create(users[0]!, { form: 'roundRobin', places: 8 });
    await arena.enter(id, users);
    await arena.days(89);
    await arena.settle();
    expect((await arena.competition(id)).status).toBe('OPEN');
    await arena.days(2);
    await arena.settle();
    expect((await arena.competition(id)).status).toBe('CANCELLED');
  });
});

describe('a player on vacation', () => {
  const dayIn = async (days: number) =>
    new Date(Date.now() + (await arena.ahead()) + days * 24 * 3600_000).toISOString().slice(0, 10);

  it('cannot stall a round: it has its end in days', async () => {
    const users = await arena.users(2);
    const timeControl = { perTurnSeconds: 3 * 24 * 3600, vacation: true };
    const { id } = await arena.start(users, { form: 'roundRobin', timeControl });
    for (const userId of users) {
      const away = { from: await dayIn(1), to: await dayIn(12) };
      expect((await arena.get(Vacations).book(userId, away)).ok).toBe(true);
    }
    await arena.days(8);
    await arena.timeout();
    await arena.settle();
    expect(await arena.pairings(id)).toMatchObject([{ decision: 'ADJUDICATED' }]);
    expect((await arena.competition(id)).status).toBe('ENDED');
  });
});
