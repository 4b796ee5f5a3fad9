import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { isUuid } from '../../../platform/api/ids.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import type { Entry } from '../domain/competition.js';
import type { Facts } from '../domain/permission.js';
import { CompetitionReader } from '../storage/competition-reader.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { EntryStore } from '../storage/entry-store.js';
import type { CompetitionCall, CompetitionResult, EntryResult } from './commands.js';
import { CompetitionWriter } from './competition-writer.js';
import { FactsReader } from './facts.js';
import { competitionFailure } from './failures.js';
import type { CompetitionFailureCode } from './failures.js';
import type { Held } from './held-competition.js';
import { CompetitionProgress } from './progress.js';

type Refused = readonly Failure[];

/** An act under the lock of its competition: what decides whether it is allowed, then what it does. */
export interface ActWork<T> {
  /** Why it is refused; null if it is allowed. `Permissions` asks the same function. */
  judge(held: Held, facts: Facts): CompetitionFailureCode | null;
  run(held: Held, facts: Facts): Promise<Result<T, Refused>>;
}

/** Does what users do in a competition: judged, once for a key, and followed by what it leads to. */
@Injectable()
export class Acting {
  constructor(
    private readonly writer: CompetitionWriter,
    private readonly facts: FactsReader,
    private readonly store: CompetitionStore,
    private readonly reader: CompetitionReader,
    private readonly entries: EntryStore,
    private readonly progress: CompetitionProgress,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  async onCompetition(
    operation: string,
    call: CompetitionCall,
    work: ActWork<null>,
  ): Promise<CompetitionResult> {
    const done = await this.do(operation, call, work);
    return done.ok ? this.competition(call.competitionId) : done;
  }

  /**
   * As {@link onCompetition}; the answer is the entry.
   *
   * @param number of the entry that the act is about; null: the user’s newest one
   */
  async onEntry(
    operation: string,
    call: CompetitionCall,
    work: ActWork<number>,
    number: number | null = null,
  ): Promise<EntryResult> {
    const done = await this.do(operation, call, work);
    if (!done.ok) return done;
    const entry = await this.entryOf(call, done.value ?? number);
    return entry ? ok(entry) : refuse([competitionFailure('ENTRY_NOT_FOUND')]);
  }

  private async do<T>(
    operation: string,
    call: CompetitionCall,
    act: ActWork<T>,
  ): Promise<Result<T | null, Refused>> {
    const { userId, competitionId, idempotencyKey, ...args } = call;
    await this.limits.count([{ limit: limitOf(operation), key: userId }]);
    if (!isUuid(competitionId)) return refuse([notFound()]);
    const keyed = keyedCall(userId, idempotencyKey, operation, [competitionId, args]);
    const work = async (held: Held): Promise<Result<T | null, Refused>> => {
      const facts = await this.facts.ofOne(userId, held.competition, held.within);
      if (!(await this.sees(held, facts))) return refuse([notFound()]);
      const refused = act.judge(held, facts);
      if (refused) return refuse([competitionFailure(refused)]);
      const done = await act.run(held, facts);
      if (done.ok) await this.progress.run(held);
      return done;
    };
    // What an equal earlier call did is read from the tables.
    return this.writer.act(keyed, competitionId, work, () => Promise.resolve(ok(null)));
  }

  /** A competition that the user may not see is answered like an unknown one. */
  private async sees({ competition, within }: Held, facts: Facts): Promise<boolean> {
    const { userId, isMember } = facts;
    if (competition.access !== 'CLUB' || isMember) return true;
    return (await this.reader.visibleTo(userId, [competition.id], within)).size > 0;
  }

  private async competition(id: string): Promise<CompetitionResult> {
    const competition = await this.store.find(id);
    return competition ? ok(competition) : refuse([notFound()]);
  }

  private async entryOf(
    { userId, competitionId }: CompetitionCall,
    number: number | null,
  ): Promise<Entry | null> {
    if (number !== null) return this.entries.byNumber(competitionId, number);
    return (await this.entries.ofUser([competitionId], userId)).at(-1) ?? null;
  }
}

/** What goes into the log, as often as somebody likes, is allowed less often than the rest. */
const OFTEN_LOGGED = ['enterCompetition', 'withdrawEntry', 'answerPartner', 'changeCompetition'];

const limitOf = (operation: string) =>
  OFTEN_LOGGED.includes(operation) ? 'entrant' : 'competitor';

const notFound = () => competitionFailure('COMPETITION_NOT_FOUND', 'competitionId');
