/** Real: the core of the service in two processes, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AnswerPartnerUseCase,
  CancelCompetitionUseCase,
  ChallengeOnLadderUseCase,
  CompetitionSweep,
  DisqualifyUseCase,
  EndRoundEarlyUseCase,
  EnterCompetitionUseCase,
  Permissions,
  WithdrawEntryUseCase,
} from '../../../src/modules/competitions/application/index.js';
import type { Competition } from '../../../src/modules/competitions/application/index.js';
import { Users } from '../../../src/modules/users/application/index.js';
import { ClosedAccounts } from '../../../src/modules/competitions/application/closed-accounts.js';
import { MatchOpening } from '../../../src/modules/competitions/application/match-opening.js';
import { countsByBalance } from '../../../src/modules/competitions/application/counted-matches.js';
import { FoundClubUseCase } from '../../../src/modules/clubs/application/found-club.use-case.js';
import { CallOffUseCase } from '../../../src/modules/moves/application/call-off.use-case.js';
import {
  BookingRules,
  RebuildRatingsUseCase,
} from '../../../src/modules/ratings/application/index.js';
import { RebuildStore } from '../../../src/modules/ratings/storage/rebuild-store.js';
import { Consumers } from '../../../src/platform/events/consumers.js';
import type { DomainEvent } from '../../../src/platform/events/event.js';
import { Database } from '../../../src/platform/database/database.js';
import { Arena } from './fixture.js';
import type { Table } from './fixture.js';

let arena: Arena;
let second: Arena;
beforeAll(async () => {
  arena = await Arena.open();
  second = await arena.other();
});
afterAll(async () => {
  await second?.closeProcess();
  await arena?.close();
});

const callBy = (userId: string, competitionId: string) => ({
  userId,
  competitionId,
  idempotencyKey: null,
});

const resignAll = async (tables: readonly Table[], seat = 0): Promise<void> => {
  for (const { userIds, matchId } of tables) await arena.resign(userIds[seat]!, matchId);
};

describe('a round', () => {
  it('is opened once, with the same pairs, by processes that advance at once', async () => {
    const users = await arena.users(8);
    const { id } = await arena.start(users, { form: 'roundRobin' });
    await resignAll(await arena.running(id));
    await arena.hand();
    const sweeps = [arena, second, arena, second].map((one) => one.get(CompetitionSweep).run());
    await Promise.all(sweeps);
    await arena.settle();
    const second_ = (await arena.pairings(id)).filter(({ round }) => round === 2);
    expect(second_).toHaveLength(4);
    expect(second_.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
    expect((await arena.log(id)).filter(({ act }) => act === 'ROUND_BEGAN')).toHaveLength(2);
  });

  it('goes on if the process dies between the round and its matches, or amid them', async () => {
    const users = await arena.users(6);
    const made = await arena.create(users[0]!, {
      form: 'swiss',
      places: 6,
      settings: { rounds: 2 },
    });
    await arena.enter(made.id, users);
    await arena.openRounds(made.id);
    expect(await arena.running(made.id)).toEqual([]);
    // It has taken all of them, opened one, and died.
    await arena.sql(`UPDATE competition_pairings SET try_at = service_now() + interval '5 minutes'
      WHERE try_at IS NOT NULL`);
    await arena.get(MatchOpening).open({ competitionId: made.id, round: 1, board: 2 });
    await arena.settle();
    expect(await arena.running(made.id)).toHaveLength(1);
    await arena.days(0.01);
    await arena.settle();
    expect(await arena.running(made.id)).toHaveLength(3);
    expect((await arena.pairings(made.id)).map(({ games }) => games)).toEqual([1, 1, 1]);
  });

  it('has an end: a match that nobody plays does not hold it up', async () => {
    const users = await arena.users(4);
    const terms = { form: 'knockOut', timeControl: { perTurnSeconds: 30 * 24 * 3600 } } as const;
    const { id } = await arena.start(users, terms);
    const [first, dead] = await arena.running(id);
    await resignAll([first!]);
    await arena.settle();
    expect((await arena.competition(id)).round).toBe(1);
    await arena.days(8);
    await arena.settle();
    expect((await arena.competition(id)).round).toBe(2);
    const [, adjudicated] = await arena.pairings(id);
    expect(adjudicated).toMatchObject({ decision: 'ADJUDICATED' });
    // It plays on, and does not count.
    const { points } = adjudicated!;
    await arena.resign(dead!.userIds[points![0]! > points![1]! ? 0 : 1]!, dead!.matchId);
    await arena.settle();
    expect((await arena.pairings(id))[1]!.points).toEqual(points);
  });

  it('takes a match that has ended by its result, though no event has told of it', async () => {
    const users = await arena.users(4);
    const { id } = await arena.start(users, { form: 'swiss', settings: { rounds: 1 } });
    const [resigned] = await arena.running(id);
    await resignAll([resigned!]);
    await arena.days(8);
    await arena.get(CompetitionSweep).run();
    const [first, other] = await arena.pairings(id);
    expect(first!.decision).toBe('PLAYED');
    expect([...first!.points!].sort()).toEqual([0, 2]);
    expect(other!.decision).toBe('ADJUDICATED');
    await arena.settle();
    expect((await arena.pairings(id))[0]).toEqual(first);
  });

  it('can be ended by its organiser, who says why', async () => {
    const users = await arena.users(4);
    const { id } = await arena.start(users, { form: 'roundRobin' });
    const reason = 'Two players are ill.';
    const end = arena.get(EndRoundEarlyUseCase);
    const stranger = await end.execute({ ...callBy(users[1]!, id), reason });
    expect(stranger).toMatchObject({ ok: false, error: [{ code: 'NOT_THE_ORGANISER' }] });
    await end.execute({ ...callBy(users[0]!, id), reason });
    // The process of the act pairs nobody: the round waits for the sweep, and is due at once.
    expect((await arena.competition(id)).round).toBe(1);
    await arena.get(CompetitionSweep).run();
    expect((await arena.competition(id)).round).toBe(2);
    expect(await arena.log(id)).toContainEqual(
      expect.objectContaining({ act: 'ROUND_END_BROUGHT_FORWARD', reason }),
    );
  });

  it('replays a match that was called off once, then it is drawn', async () => {
    const users = await arena.users(2);
    const { id } = await arena.start(users, { form: 'roundRobin' });
    for (let game = 1; game <= 2; game++) {
      await callOff((await arena.running(id))[0]!);
      await arena.settle();
    }
    expect(await arena.pairings(id)).toMatchObject([
      { games: 2, decision: 'CALLED_OFF', points: [1, 1] },
    ]);
  });
});

async function callOff({ userIds, matchId }: Table): Promise<void> {
  for (const userId of userIds) {
    const command = { userId, matchId, expectedVersion: null, idempotencyKey: null };
    const done = await arena.get(CallOffUseCase).execute('offerAbort', command);
    expect(done.ok).toBe(true);
  }
}

describe('a player who is out', () => {
  it('by time changes no result that is decided, and the others get walkovers', async () => {
    const users = await arena.users(4);
    const { id } = await arena.start(users, { form: 'league', timeoutsAllowed: 0 });
    const tables = await arena.running(id);
    const [victim] = users;
    const [decided, lost] = tables.filter(({ userIds }) => userIds.includes(victim!));
    await arena.resign(
      decided!.userIds.find((userId) => userId !== victim)!,
      decided!.matchId,
    );
    await arena.settle();
    const before = (await arena.pairings(id)).filter(({ decision }) => decision !== null);
    await arena.sql(
      `UPDATE matches SET result = jsonb_build_object('places', $2::jsonb, 'bummerl', $3::jsonb,
         'reason', 'TIMEOUT', 'winners', '[]'::jsonb), status = 'FINISHED', finished_at = service_now()
       WHERE id = $1`,
      [
        lost!.matchId,
        JSON.stringify(lost!.userIds.map((userId) => (userId === victim ? 2 : 1))),
        JSON.stringify(lost!.userIds.map((userId) => (userId === victim ? 1 : 0))),
      ],
    );
    await arena.ended(lost!.matchId);
    await arena.settle();
    const after = await arena.pairings(id);
    expect(after.filter((one) => before.some(({ board }) => board === one.board))).toEqual(before);
    const [entry] = (await arena.entries(id)).filter(({ userId }) => userId === victim);
    expect(entry).toMatchObject({ status: 'OUT', timeouts: 1 });
    const own = after.filter(({ lots }) => lots.includes(entry!.lot!));
    expect(own.map(({ decision }) => decision).sort()).toEqual(['PLAYED', 'TIMEOUT', 'WALKOVER']);
    // The match that still ran is resigned.
    const left = tables.filter(({ userIds }) => userIds.includes(victim!)).at(-1)!;
    const [match] = await arena.sql<{ status: string }>(
      'SELECT status FROM matches WHERE id = $1',
      [left.matchId],
    );
    expect(match!.status).toBe('FINISHED');
  });

  it('keeps a match that was won before, though no event has told of it', async () => {
    const users = await arena.users(3);
    const { id } = await arena.start(users, { form: 'league', timeoutsAllowed: 0 });
    const [leaver] = users;
    const [won] = (await arena.running(id)).filter(({ userIds }) => userIds.includes(leaver!));
    await arena.resign(
      won!.userIds.find((userId) => userId !== leaver)!,
      won!.matchId,
    );
    await arena.get(WithdrawEntryUseCase).execute(callBy(leaver!, id));
    const { lot } = (await arena.entries(id)).find(({ userId }) => userId === leaver)!;
    const own = (await arena.pairings(id)).filter(({ lots }) => lots.includes(lot!));
    expect(own.map(({ decision }) => decision).sort()).toEqual(['PLAYED', 'WALKOVER']);
    const { points, lots } = own.find(({ decision }) => decision === 'PLAYED')!;
    expect(points![lots.indexOf(lot!)]).toBe(2);
  });

  it('is thrown out with a reason that everyone can read', async () => {
    const users = await arena.users(3);
    const { id } = await arena.start(users, { form: 'roundRobin' });
    const command = { ...callBy(users[0]!, id), number: 2, reason: 'Two accounts.' };
    expect((await arena.get(DisqualifyUseCase).execute(command)).ok).toBe(true);
    expect((await arena.entries(id))[1]).toMatchObject({ status: 'DISQUALIFIED' });
    expect(await arena.log(id)).toContainEqual(
      expect.objectContaining({ act: 'DISQUALIFIED', reason: 'Two accounts.' }),
    );
  });

  it('because the account was closed is in the table still', async () => {
    const users = await arena.users(3);
    const { id } = await arena.start(users, { form: 'roundRobin' });
    await arena.get(ClosedAccounts).takeOut([users[1]!]);
    expect((await arena.entries(id)).map(({ status }) => status)).toEqual([
      'ENTERED',
      'OUT',
      'ENTERED',
    ]);
    const ended = await arena.playOn(id, () => 0);
    expect(ended.status).toBe('ENDED');
    expect((await arena.entries(id))[1]!.place).not.toBeNull();
  });

  it('before the draw makes room for who waits', async () => {
    const users = await arena.users(4);
    const startsAt = new Date(Date.now() + 300 * 24 * 3600_000);
    const { id } = await arena.create(users[0]!, { form: 'roundRobin', places: 3, startsAt });
    await arena.enter(id, users);
    expect((await arena.entries(id))[3]!.status).toBe('WAITING');
    await arena.get(WithdrawEntryUseCase).execute(callBy(users[1]!, id));
    expect((await arena.entries(id)).map(({ status }) => status)).toEqual([
      'ENTERED',
      'WITHDRAWN',
      'ENTERED',
      'ENTERED',
    ]);
    expect((await arena.competition(id)).entered).toBe(3);
    await arena.hand();
    expect(arena.heard).toContainEqual(
      expect.objectContaining({ type: 'ENTRY_MOVED_UP', userId: users[3] }),
    );
    const reason = 'No table is free.';
    await arena.get(CancelCompetitionUseCase).execute({ ...callBy(users[0]!, id), reason });
    expect((await arena.competition(id)).status).toBe('CANCELLED');
  });
});

describe('a ladder', () => {
  const challenge = (userId: string, id: string, number: number) =>
    arena.get(ChallengeOnLadderUseCase).execute({ ...callBy(userId, id), number });

  const ladder = async (count: number, terms = {}) => {
    const { id } = await arena.start(await arena.users(count), {
      form: 'ladder',
      matchesAtOnce: 2,
      ...terms,
    });
    const entries = await arena.entries(id);
    const places = [...entries].sort((a, b) => a.place! - b.place!);
    return { id, places };
  };

  const placesOf = async (id: string) =>
    [...(await arena.entries(id))].sort((a, b) => a.place! - b.place!).map(({ number }) => number);

  it('does not fill up by people who come and go', async () => {
    const { id, places } = await ladder(3);
    const { userId } = places[1]!;
    for (let round = 0; round < 3; round++) {
      await arena.get(WithdrawEntryUseCase).execute(callBy(userId, id));
      expect((await arena.competition(id)).entered).toBe(2);
      await arena.enter(id, [userId]);
    }
    expect((await arena.competition(id)).entered).toBe(3);
  });

  it('tells of a challenge once a day for the same two, however often one leaves and comes back', async () => {
    const { id, places } = await ladder(3);
    const { number } = places[1]!;
    const { userId } = places[2]!;
    const before = arena.heard.length;
    const told = () => arena.heard.slice(before).filter(({ type }) => type === 'LADDER_CHALLENGED');
    const challengeAndLeave = async () => {
      expect((await challenge(userId, id, number)).ok).toBe(true);
      await arena.resign(userId, (await arena.running(id))[0]!.matchId);
      await arena.settle();
      await arena.get(WithdrawEntryUseCase).execute(callBy(userId, id));
      await arena.enter(id, [userId]);
      await arena.settle();
    };
    await challengeAndLeave();
    await challengeAndLeave();
    expect(told()).toHaveLength(1);
    await arena.days(2);
    await challengeAndLeave();
    expect(told()).toHaveLength(2);
  });

  it('gives the place to the challenger who wins', async () => {
    const { id, places } = await ladder(4);
    const [first, second_, third] = places;
    expect((await challenge(third!.userId, id, first!.number)).ok).toBe(true);
    const [table] = await arena.running(id);
    await arena.resign(first!.userId, table!.matchId);
    await arena.settle();
    expect((await placesOf(id)).slice(0, 3)).toEqual([third, first, second_].map((e) => e!.number));
  });

  it('notices a timeout', async () => {
    const { id, places } = await ladder(3);
    await challenge(places[1]!.userId, id, places[0]!.number);
    await arena.days(2);
    await arena.timeout();
    await arena.settle();
    const [pairing] = await arena.pairings(id);
    expect(pairing!.decision).toBe('TIMEOUT');
    const [winner] = pairing!.points![0]! > 0 ? [places[1]!] : [places[0]!];
    expect((await placesOf(id))[0]).toBe(winner.number);
  });

  it('notices that a match was called off twice, and nothing changes', async () => {
    const { id, places } = await ladder(3);
    await challenge(places[1]!.userId, id, places[0]!.number);
    for (let game = 0; game < 2; game++) {
      await callOff((await arena.running(id))[0]!);
      await arena.settle();
    }
    expect((await arena.pairings(id))[0]!.decision).toBe('CALLED_OFF');
    expect(await placesOf(id)).toEqual(places.map(({ number }) => number));
    expect((await challenge(places[1]!.userId, id, places[0]!.number)).ok).toBe(true);
  });

  it('opens no two matches of the same pair, and says so beforehand', async () => {
    const { id, places } = await ladder(4);
    const numbers = places.map(({ number }) => number);
    const [, , third, last] = places;
    const asked = async () => {
      const competition = await arena.competition(id);
      return arena.get(Permissions).challenges(third!.userId, competition, numbers);
    };
    expect(await asked()).toEqual([null, null, 'NOT_ABOVE', 'NOT_ABOVE']);
    await Promise.all([0, 1, 2].map(() => challenge(third!.userId, id, numbers[0]!)));
    expect(await arena.running(id)).toHaveLength(1);
    expect((await asked())[0]).toBe('ALREADY_MEETING');
    await challenge(third!.userId, id, numbers[1]!);
    const refused = await challenge(third!.userId, id, numbers[1]!);
    expect(refused).toMatchObject({ ok: false, error: [{ code: (await asked())[1] }] });
    expect(await challenge(last!.userId, id, numbers[2]!)).toMatchObject({
      ok: false,
      error: [{ code: 'OPPONENT_PLAYS_TOO_MANY' }],
    });
  });

  it('opens no second match of a pair whose first was adjudicated and is played on', async () => {
    const { id, places } = await ladder(3, { timeControl: { perTurnSeconds: 30 * 24 * 3600 } });
    const [first, other] = places;
    await challenge(other!.userId, id, first!.number);
    const [dead] = await arena.running(id);
    await arena.days(8);
    await arena.settle();
    expect((await arena.pairings(id))[0]!.decision).toBe('ADJUDICATED');
    const again = async () => {
      const [above, below] = [...(await arena.entries(id))].sort((a, b) => a.place! - b.place!);
      return challenge(below!.userId, id, above!.number);
    };
    expect(await again()).toMatchObject({ ok: false, error: [{ code: 'ALREADY_MEETING' }] });
    await arena.resign(dead!.userIds[0]!, dead!.matchId);
    expect((await again()).ok).toBe(true);
  });

  it('lets newcomers enter at the bottom while it runs', async () => {
    const users = await arena.users(3);
    const made = await arena.create(users[0]!, {
      form: 'ladder',
      places: 5,
      startsAt: new Date(Date.now() + (await arena.ahead()) + 3600_000),
    });
    await arena.enter(made.id, users);
    await arena.days(0.1);
    await arena.settle();
    expect((await arena.competition(made.id)).status).toBe('RUNNING');
    const [late] = await arena.users(1);
    await arena.enter(made.id, [late!]);
    expect((await arena.entries(made.id)).at(-1)).toMatchObject({ userId: late, place: 4 });
  });
});

describe('a competition that fails', () => {
  it('does not keep back others whose matches ended at the same time', async () => {
    const [broken, whole] = [
      await arena.start(await arena.users(2), { form: 'roundRobin' }),
      await arena.start(await arena.users(2), { form: 'roundRobin' }),
    ];
    await resignAll([...(await arena.running(broken.id)), ...(await arena.running(whole.id))]);
    await arena.sql(`UPDATE competitions SET form = 'none' WHERE id = $1`, [broken.id]);
    const rows = await arena.sql<{ events: DomainEvent[] }>(
      'SELECT events FROM outbox ORDER BY id',
    );
    const ended = rows.flatMap(({ events }) => events).filter(({ type }) => type === 'MATCH_ENDED');
    const consumer = arena.get(Consumers).find('competitions')!;
    await expect(consumer.handle(ended)).rejects.toThrow('there is no form none');
    await arena.get(CompetitionSweep).run();
    expect((await arena.competition(whole.id)).status).toBe('ENDED');
    // Once it is mended, the same events end it, too.
    await arena.sql(`UPDATE competitions SET form = 'roundRobin' WHERE id = $1`, [broken.id]);
    await arena.settle();
    expect((await arena.competition(broken.id)).status).toBe('ENDED');
  });
});

describe('ratings', () => {
  it('fall for one match that a player gives up in a competition, also after a rebuild', async () => {
    const users = await arena.users(4);
    const { id } = await arena.start(users, { form: 'league', rated: true });
    const own = (await arena.running(id)).filter(({ userIds }) => userIds.includes(users[0]!));
    for (const { matchId } of own) await arena.resign(users[0]!, matchId);
    await arena.settle();
    const changes = () =>
      arena.sql(
        `SELECT match_id FROM rating_changes WHERE user_id = $1
         AND match_id IN (SELECT match_id FROM competition_matches WHERE competition_id = $2)`,
        [users[0], id],
      );
    expect(own).toHaveLength(3);
    expect(await changes()).toHaveLength(1);
    const rules = new BookingRules();
    rules.register(countsByBalance);
    const rebuild = new RebuildRatingsUseCase(new RebuildStore(arena.get(Database)), rules);
    expect(await rebuild.execute({ onProgress: () => undefined })).toMatchObject({ repaired: 0 });
    expect(await changes()).toHaveLength(1);
  });

  it('are no higher for who gives up and wins by turns on a ladder', async () => {
    const users = await arena.users(2);
    const { id } = await arena.start(users, { form: 'ladder', rated: true });
    const [other] = users;
    const meet = async (loser: string) => {
      const [above, below] = [...(await arena.entries(id))].sort((a, b) => a.place! - b.place!);
      const command = { ...callBy(below!.userId, id), number: above!.number };
      await arena.get(ChallengeOnLadderUseCase).execute(command);
      const [table] = await arena.running(id);
      await arena.resign(loser, table!.matchId);
      await arena.settle();
    };
    const booked = async () =>
      (
        await arena.sql<{ counts: boolean }>(
          'SELECT counts FROM competition_matches WHERE competition_id = $1 ORDER BY opened_at, match_id',
          [id],
        )
      ).map(({ counts }) => counts);
    for (const loser of [...users, ...users]) await meet(loser);
    expect(await booked()).toEqual([true, true, true, true]);
    for (let match = 0; match < 3; match++) await meet(other!);
    for (let match = 0; match < 2; match++) await meet(users[1]!);
    const [, , , , ...later] = await booked();
    // The first loss counts; the wins that follow pay for the two others.
    expect(later).toEqual([true, false, false, false, false]);
  });
});

describe('permissions', () => {
  it('are what the acts are refused for', async () => {
    const [organiser, stranger] = await arena.users(2);
    const competition: Competition = await arena.create(organiser!, { form: 'swiss', places: 8 });
    const permissions = arena.get(Permissions);
    const [mine] = await permissions.of(organiser!, [competition]);
    expect(mine).toMatchObject({ ENTER: null, CHANGE: null, END_ROUND: 'NO_ROUND_TO_END' });
    const [theirs] = await permissions.of(stranger!, [competition]);
    expect(theirs).toMatchObject({
      ENTER: null,
      CHANGE: 'NOT_THE_ORGANISER',
      WITHDRAW: 'NOT_ENTERED',
    });
  });
});

describe('a competition of a club', () => {
  it('is for its members, and run by its keepers', async () => {
    const [owner, member, stranger] = await arena.users(3);
    const beisl = { name: 'Beisl', about: '', visibility: 'PRIVATE', rhythm: 'NONE' } as const;
    const founded = await arena.get(FoundClubUseCase).execute({
      userId: owner!,
      terms: { ...beisl, timeZone: 'Europe/Vienna' },
      idempotencyKey: null,
    });
    if (!founded.ok) throw new Error(founded.error[0]!.code);
    const clubId = founded.value.id;
    await arena.sql(`INSERT INTO club_members (club_id, user_id, role) VALUES ($1, $2, 'MEMBER')`, [
      clubId,
      member,
    ]);
    const terms = { form: 'roundRobin', access: 'CLUB', clubId, places: 2 } as const;
    await expect(arena.create(member!, terms)).rejects.toThrow('CLUB_NOT_YOURS');
    const competition = await arena.create(owner!, terms);
    // Who does not see the club does not see its competitions either.
    await expect(arena.enter(competition.id, [stranger!])).rejects.toThrow('COMPETITION_NOT_FOUND');
    await arena.enter(competition.id, [member!, owner!]);
    expect((await arena.competition(competition.id)).status).toBe('RUNNING');
  });
});

describe('a competition that was cancelled while it ran', () => {
  it('puts nobody out, and its matches are played on', async () => {
    const users = await arena.users(3);
    const { id } = await arena.start(users, { form: 'league', timeoutsAllowed: 0 });
    const reason = 'The hall is closed.';
    await arena.get(CancelCompetitionUseCase).execute({ ...callBy(users[0]!, id), reason });
    await arena.days(1);
    await arena.timeout();
    await arena.settle();
    expect((await arena.entries(id)).map(({ status }) => status)).toEqual(
      users.map(() => 'ENTERED'),
    );
    expect((await arena.log(id)).map(({ act }) => act)).not.toContain('OUT');
  });
});

describe('a league with more pairings than its players play at once', () => {
  const due = async (id: string) =>
    (await arena.pairings(id)).filter(({ tryAt }) => tryAt !== null).length;

  it('has few that are due: those of who has a free place', async () => {
    const users = await arena.users(10);
    const terms = { form: 'league', settings: { divisionSize: 10, legs: 2 }, matchesAtOnce: 2 };
    const { id } = await arena.create(users[0]!, { ...terms, places: 10 });
    await arena.enter(id, users);
    await arena.openRounds(id);
    const first = await due(id);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(10);
    await arena.settle();
    expect(await due(id)).toBe(0);
    expect(await arena.running(id)).toHaveLength(10);
    await resignAll((await arena.running(id)).slice(0, 1));
    await arena.hand();
    const woken = await due(id);
    expect(woken).toBeGreaterThan(0);
    expect(woken).toBeLessThanOrEqual(4);
    await arena.settle();
    expect(await due(id)).toBe(0);
    expect((await arena.playOn(id, () => 0)).status).toBe('ENDED');
    const games = (await arena.pairings(id)).map((pairing) => [pairing.games, pairing.decision]);
    expect(new Set(games.map(String))).toEqual(new Set(['1,PLAYED']));
  });

  it('leaves no place free that a pairing could have', async () => {
    const users = await arena.users(7);
    const terms = { form: 'league', settings: { divisionSize: 7 }, matchesAtOnce: 1, places: 7 };
    const { id } = await arena.create(users[0]!, terms);
    await arena.enter(id, users);
    await arena.openRounds(id);
    for (let step = 0; (await arena.competition(id)).status === 'RUNNING'; step++) {
      await arena.settle();
      const open = (await arena.pairings(id)).filter(({ decision }) => decision === null);
      const playing = open.filter((pairing) => pairing.playing).flatMap(({ lots }) => lots);
      expect(open.filter(({ lots }) => !lots.some((lot) => playing.includes(lot)))).toEqual([]);
      const running = await arena.running(id);
      await resignAll(step % 2 ? running : running.slice(step % 3));
      await arena.hand();
    }
  });

  it('is refused if a round of it would have too many', async () => {
    const [organiser] = await arena.users(1);
    const settings = { divisionSize: 32, legs: 4 };
    const terms = { form: 'league', settings, places: 256 };
    await expect(arena.create(organiser!, terms)).rejects.toThrow('ROUND_TOO_LARGE');
    const one = { ...terms, settings: { ...settings, sideBySide: false } };
    expect((await arena.create(organiser!, one)).status).toBe('OPEN');
  });
});

describe('a league in which everyone meets twice', () => {
  it('has no two matches of the same pair at once', async () => {
    const users = await arena.users(2);
    const { id } = await arena.start(users, { form: 'league', settings: { legs: 2 } });
    const [first, ...others] = await arena.running(id);
    expect(others).toEqual([]);
    await arena.resign(users[0]!, first!.matchId);
    await arena.settle();
    expect(await arena.running(id)).toHaveLength(1);
  });
});

describe('two partners', () => {
  it('may be named by anyone: who has not agreed enters alone with whom they like', async () => {
    const users = await arena.users(3);
    const terms = { form: 'roundRobin', variant: 'bauern', fixedPartners: true, places: 2 };
    const { id } = await arena.create(users[0]!, terms);
    const names = await arena.get(Users).byIds(users);
    const enter = (userId: string, partnerId: string) =>
      arena.get(EnterCompetitionUseCase).execute({
        ...callBy(userId, id),
        partner: names.get(partnerId)!.username,
        clientSeed: null,
        invitationToken: null,
      });
    expect((await enter(users[0]!, users[1]!)).ok).toBe(true);
    expect((await enter(users[1]!, users[2]!)).ok).toBe(true);
    const agree = { ...callBy(users[1]!, id), agree: true };
    expect(await arena.get(AnswerPartnerUseCase).execute(agree)).toMatchObject({ ok: false });
  });

  it.each([
    { form: 'roundRobin', places: 2 },
    { form: 'tables', places: 3 },
  ])('enter $form together once both have agreed, and sit opposite each other', async (one) => {
    const users = await arena.users(2 * one.places);
    const { id } = await arena.create(users[0]!, {
      ...one,
      variant: 'bauern',
      fixedPartners: true,
    });
    const names = await arena.get(Users).byIds(users);
    for (let first = 0; first < users.length; first += 2) {
      const [userId, partnerId] = [users[first]!, users[first + 1]!];
      const partner = names.get(partnerId)!.username;
      const none = { clientSeed: null, invitationToken: null };
      const entered = await arena
        .get(EnterCompetitionUseCase)
        .execute({ ...callBy(userId, id), partner, ...none });
      expect(entered).toMatchObject({ ok: true, value: { status: 'INCOMPLETE' } });
      await arena.get(AnswerPartnerUseCase).execute({ ...callBy(partnerId, id), agree: true });
    }
    await arena.settle();
    const [table] = await arena.running(id);
    const pairs = table!.userIds.map((userId) => Math.floor(users.indexOf(userId) / 2));
    expect(pairs[0]).toBe(pairs[2]);
    expect(pairs[1]).toBe(pairs[3]);
    expect(pairs[0]).not.toBe(pairs[1]);
  });
});
