import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { happened } from '../../domain-events.js';
import type { Entry } from '../domain/competition.js';
import { DAY_MILLIS } from '../domain/days.js';
import { judgeChallenge, judgeChallenger } from '../domain/permission.js';
import type { Facts } from '../domain/permission.js';
import { ladderPlaces, usersOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { LogStore } from '../storage/log-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Acting } from './acting.js';
import type { ChallengeOnLadderCommand, EntryResult } from './commands.js';
import { DeadMatches } from './dead-matches.js';
import { competitionFailure } from './failures.js';
import type { Held } from './held-competition.js';
import { MatchOpening } from './match-opening.js';
import { ownLot } from './permissions.js';
import { RunningLimit } from './running-limit.js';

/** Challenges somebody above on a ladder; the match begins at once. */
@Injectable()
export class ChallengeOnLadderUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly opening: MatchOpening,
    private readonly dead: DeadMatches,
    private readonly logs: LogStore,
    private readonly limit: RunningLimit,
  ) {}

  /**
   * The answer is the entry that was challenged.
   *
   * @throws ApiError RATE_LIMITED after too many acts within an hour
   */
  execute(command: ChallengeOnLadderCommand): Promise<EntryResult> {
    return this.acting.onEntry(
      'challengeOnLadder',
      command,
      {
        judge: (held, facts) => judgeChallenger(held.competition, facts),
        run: async (held, facts) => {
          const refused = await this.challenge(held, facts, command.number);
          return refused ? refuse([competitionFailure(refused, 'number')]) : ok(command.number);
        },
      },
      command.number,
    );
  }

  private async challenge(held: Held, facts: Facts, number: number) {
    const all = await this.entries.all(held.id, held.within);
    const other = all.find((entry) => entry.number === number);
    if (!other || other.lot === null) return 'ENTRY_NOT_FOUND';
    const open = (await this.pairings.open(held.id, held.within)).map(({ lots }) => lots);
    const [challenger, challenged] = [ownLot(facts.entries), other.lot];
    const dead = await this.dead.lotsOf(held.id, facts.userId, held.within);
    const two = all.filter(({ lot }) => lot === challenger || lot === challenged);
    const busy = await this.limit.lotsAmong(two, held.within);
    const between = { places: ladderPlaces(all), challenger, challenged, open, dead, busy };
    const refused = judgeChallenge(held.competition, between);
    if (refused) return refused;
    const board = await this.write(held, [challenger, challenged]);
    held.log({ act: 'CHALLENGED', actorId: facts.userId, subjectId: other.userId });
    await this.tell(held, facts.userId, other, board);
    const { round } = held.competition;
    await this.opening.openWithin(held, { competitionId: held.id, round, board });
    return null;
  }

  /** Once a day for the same two: they can leave, come back and challenge again as often as they like. */
  private async tell(held: Held, challengerId: string, other: Entry, board: number): Promise<void> {
    const { id: competitionId, within, competition } = held;
    const pair = { competitionId, actorId: challengerId, subjectId: other.userId };
    if (await this.logs.hasChallenged(pair, within)) return;
    const challenge = { competitionId, round: competition.round, board, challengerId };
    held.tell(
      usersOf(other).map((userId) => happened('LADDER_CHALLENGED', { ...challenge, userId })),
    );
  }

  private async write(held: Held, lots: readonly number[]): Promise<number> {
    const { round, roundDays } = held.competition;
    const board = 1 + (await this.pairings.lastBoard(held.id, round, held.within));
    const endsAt = new Date(held.now.getTime() + roundDays * DAY_MILLIS);
    const place = { round, board, stage: 'MAIN', groupNumber: null } as const;
    const undecided = { decision: null, points: null, bummerl: null };
    await this.pairings.insertMany(
      held.id,
      [{ ...place, lots, endsAt, isDue: true, ...undecided }],
      held.within,
    );
    return board;
  }
}
