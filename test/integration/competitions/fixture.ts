import type { NestFactory } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { openCoreModules } from '../../support/core.js';
import {
  CompetitionSweep,
  CreateCompetitionUseCase,
  EnterCompetitionUseCase,
  OPERATOR_ALLOWANCE,
} from '../../../src/modules/competitions/application/index.js';
import type {
  Competition,
  CreateCompetitionCommand,
  Entry,
  StoredLogEntry,
  StoredPairing,
} from '../../../src/modules/competitions/application/index.js';
import { CompetitionWriter } from '../../../src/modules/competitions/application/competition-writer.js';
import { CompetitionProgress } from '../../../src/modules/competitions/application/progress.js';
import { CompetitionStore } from '../../../src/modules/competitions/storage/competition-store.js';
import { EntryStore } from '../../../src/modules/competitions/storage/entry-store.js';
import { PairingStore } from '../../../src/modules/competitions/storage/pairing-store.js';
import { OverdueSweep } from '../../../src/modules/moves/application/overdue.sweep.js';
import { ResignUseCase } from '../../../src/modules/moves/application/index.js';
import { UserRegistry } from '../../../src/modules/users/application/index.js';
import { Consumers } from '../../../src/platform/events/consumers.js';
import type { DomainEvent } from '../../../src/platform/events/event.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';
import { setClock } from '../../support/time.js';

const DAY = 24 * 3600;

export const TERMS = {
  idempotencyKey: null,
  clubId: null,
  about: null,
  settings: null,
  variant: 'zweier',
  preset: null,
  rules: null,
  target: null,
  timeControl: { perTurnSeconds: 3600 },
  rated: false,
  onlookers: true,
  bots: true,
  fixedPartners: false,
  access: 'ALL',
  ratingLeast: null,
  ratingMost: null,
  leastEntries: null,
  places: null,
  roundDays: 7,
  matchesAtOnce: null,
  timeoutsAllowed: null,
  opensAt: null,
  startsAt: null,
  endsAt: null,
} as const;

type Terms = Partial<CreateCompetitionCommand> & Pick<CreateCompetitionCommand, 'form'>;

/** A running match of a competition. */
export interface Table {
  readonly matchId: string;
  readonly round: number;
  readonly board: number;
  /** By seat. */
  readonly userIds: readonly string[];
}

/** Competitions in a process that works only when the test says so. */
export class Arena {
  private passed = 0;

  private constructor(
    readonly service: TestService,
    private readonly app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>,
  ) {}

  static async open(): Promise<Arena> {
    return Arena.on(await startApiAlone());
  }

  /** A process on the database of a service. */
  static async on(service: TestService): Promise<Arena> {
    const app = await openCoreModules(service.config);
    return new Arena(service, app);
  }

  /** Another process on the same database. */
  other = (): Promise<Arena> => Arena.on(this.service);

  async close(): Promise<void> {
    await this.app.close();
    await this.service.stop();
  }

  closeProcess = (): Promise<void> => this.app.close();

  get<T>(provider: Type<T>): T {
    return this.app.get(provider, { strict: false });
  }

  sql<R = object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return rowsOf<R>(this.service, text, values);
  }

  async users(count: number): Promise<string[]> {
    const registry = this.get(UserRegistry);
    const made: string[] = [];
    for (let i = 0; i < count; i++) {
      const username = `u${randomBytes(6).toString('hex')}`;
      const profile = { username, email: null, language: 'de', languageChosen: false } as const;
      const user = await registry.create(profile, () => Promise.resolve());
      if (!user.ok) throw new Error(user.error[0]!.code);
      made.push(user.value.id);
    }
    return made;
  }

  async create(organiserId: string, terms: Terms): Promise<Competition> {
    const command = { ...TERMS, name: 'Sonntagsrunde', userId: organiserId, ...terms };
    const made = await this.get(CreateCompetitionUseCase).execute(command, OPERATOR_ALLOWANCE);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  }

  async enter(competitionId: string, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      const none = { clientSeed: null, partner: null, invitationToken: null };
      const call = { userId, competitionId, idempotencyKey: null };
      const entered = await this.get(EnterCompetitionUseCase).execute({ ...call, ...none });
      if (!entered.ok) throw new Error(JSON.stringify(entered.error));
    }
  }

  /** A competition that begins with these players, and its first matches. */
  async start(userIds: readonly string[], terms: Terms): Promise<Competition> {
    const made = await this.create(userIds[0]!, { places: userIds.length, ...terms });
    await this.enter(made.id, userIds);
    await this.settle();
    return this.competition(made.id);
  }

  /** What the sweep does first: it opens the rounds of a competition, and no matches. */
  async openRounds(id: string): Promise<void> {
    const progress = this.get(CompetitionProgress);
    await this.get(CompetitionWriter).hold(id, (held) => progress.runAll(held));
  }

  /** Lets time pass. */
  async days(count: number): Promise<void> {
    this.passed += count * DAY;
    await setClock(this.service, this.passed);
  }

  /** Does all that waits: events, then what is due. */
  async settle(): Promise<void> {
    await this.hand();
    await this.get(CompetitionSweep).run();
    await this.hand();
    await this.get(CompetitionSweep).run();
  }

  /** Hands the waiting events to the consumers of this test. Returns them. */
  async hand(): Promise<DomainEvent[]> {
    const rows = await this.sql<{ events: DomainEvent[] }>(
      'WITH taken AS (DELETE FROM outbox RETURNING events) SELECT events FROM taken',
    );
    const events = rows.flatMap((row) => row.events);
    const ended = events.filter(({ type }) => type === 'MATCH_ENDED');
    for (const name of ['competitions', 'ratings']) {
      const consumer = this.get(Consumers).find(name)!;
      const wanted = ended.filter((event) => consumer.wants?.(event) ?? true);
      if (wanted.length > 0) await consumer.handle(wanted);
    }
    this.heard.push(...events);
    return events;
  }

  /** Tells of the end of a match that the test has written itself. */
  async ended(matchId: string): Promise<void> {
    const event = { type: 'MATCH_ENDED', matchId, version: 1, status: 'FINISHED' };
    await this.sql('INSERT INTO outbox (events) VALUES ($1)', [JSON.stringify([event])]);
  }

  /** How far the service's clock is ahead, in milliseconds. */
  ahead = (): Promise<number> => Promise.resolve(this.passed * 1000);

  /** All events so far. */
  readonly heard: DomainEvent[] = [];

  async resign(userId: string, matchId: string): Promise<void> {
    const command = { userId, matchId, expectedVersion: null, idempotencyKey: null };
    const done = await this.get(ResignUseCase).execute(command);
    if (!done.ok) throw new Error(done.error.code);
  }

  /** Ends a match by resigning: this seat loses it. */
  async lose(table: Table, loser: number): Promise<void> {
    for (const seat of losers(table, loser)) await this.resign(table.userIds[seat]!, table.matchId);
  }

  /** Ends the matches whose time has run out. */
  async timeout(): Promise<void> {
    const overdue = this.get(OverdueSweep);
    await overdue.settle();
    await overdue.end();
  }

  running(competitionId: string): Promise<Table[]> {
    return this.sql<Table>(
      `SELECT m.match_id AS "matchId", m.round, m.board,
         (SELECT array_agg(s.user_id ORDER BY s.seat) FROM match_seats s
          WHERE s.match_id = m.match_id) AS "userIds"
       FROM competition_matches m WHERE m.competition_id = $1 AND m.running
       ORDER BY m.round, m.board`,
      [competitionId],
    );
  }

  async competition(id: string): Promise<Competition> {
    return (await this.get(CompetitionStore).find(id))!;
  }

  entries = (id: string): Promise<Entry[]> => this.get(EntryStore).all(id);

  pairings = (id: string): Promise<StoredPairing[]> => this.get(PairingStore).all(id);

  log(id: string): Promise<StoredLogEntry[]> {
    return this.sql<StoredLogEntry>(
      'SELECT act, reason, details FROM competition_log WHERE competition_id = $1 ORDER BY number',
      [id],
    );
  }

  /** Plays a competition to its end: of each match, the seat that `loser` says resigns. */
  async playOn(id: string, loser: (table: Table) => number, most = 200): Promise<Competition> {
    for (let step = 0; step < most; step++) {
      const competition = await this.competition(id);
      if (competition.status !== 'RUNNING') return competition;
      for (const table of await this.running(id)) await this.lose(table, loser(table));
      await this.settle();
      if ((await this.running(id)).length === 0) await this.days(2);
      await this.settle();
    }
    throw new Error('the competition does not end');
  }
}

/** At a table of three or four everyone but the winner leaves, one after the other. */
const losers = ({ userIds }: Table, seat: number): number[] =>
  userIds.length === 2 ? [seat] : userIds.map((_, at) => (seat + at) % userIds.length);
