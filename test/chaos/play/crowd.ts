import { randomBytes } from 'node:crypto';
import { seeded } from '../../../src/engine/index.js';
import { TABLE_SETUPS } from './table-setups.js';
import { Cups } from './cups.js';
import { Follower } from './follower.js';
import { Journal } from './journal.js';
import { Person } from './person.js';
import { Table } from './table.js';
import type { Running } from './table.js';

/** How many play competitions. */
const CUP_PLAYERS = 5;
const THINKING_MILLIS = 150;
/** The time within which a match must continue after all drills. */
const LAST_PATIENCE = 400_000;
/** How far a match's version must rise to show that it continues, if it does not end before. */
const FURTHER = 20;

/** The players during the drills. */
export class Crowd {
  readonly journal = new Journal();
  readonly followers: Follower[] = [];
  /** Those whose tables have no bots. */
  readonly amongPeople: Person[] = [];
  private readonly tables: Table[] = [];
  private readonly cups: Cups[] = [];
  private isOver = false;
  private failure: Error | null = null;
  private playing: Promise<unknown> = Promise.resolve();

  constructor(
    readonly address: () => string,
    private readonly size: number,
    private readonly seed: number,
    /** False with a release that has no competitions. */
    private readonly hasCompetitions: boolean,
  ) {}

  async register(): Promise<void> {
    for (let n = 0; n < this.size; n++) {
      const setup = TABLE_SETUPS[n % TABLE_SETUPS.length]!;
      const people = Array.from({ length: setup.people }, () => this.person());
      await Promise.all(people.map((person) => person.register()));
      if (setup.bots === 0) this.amongPeople.push(...people);
      this.followers.push(...people.map((person) => new Follower(person)));
      this.tables.push(new Table(people, setup, this.journal, seeded(this.seed + n)));
    }
    if (this.hasCompetitions) await this.registerForCups();
  }

  private async registerForCups(): Promise<void> {
    const people = Array.from({ length: CUP_PLAYERS }, () => this.person());
    await Promise.all(people.map((person) => person.register()));
    this.followers.push(...people.map((person) => new Follower(person)));
    this.cups.push(new Cups(people, this.journal));
  }

  /** A new user, who does not sit at a table yet. */
  person(): Person {
    return new Person(`c${randomBytes(6).toString('hex')}`, this.address, this.journal);
  }

  begin(): void {
    const isOver = () => this.isOver;
    this.playing = Promise.all([
      ...this.tables.map((table) => table.playUntil(isOver, THINKING_MILLIS)),
      ...this.cups.map((cups) => cups.playUntil(isOver)),
      ...this.followers.map((follower) => follower.followUntil(isOver)),
    ]);
    this.playing.catch((error: Error) => (this.failure = error));
  }

  /** @throws the error at which a player had to give up */
  throwFailure(): void {
    if (this.failure) throw this.failure;
  }

  /** Stops play; resolves when all players have stopped, with the error at which one gave up. */
  async end(): Promise<string[]> {
    this.isOver = true;
    return this.playing.then(
      () => [],
      (error: unknown) => [String(error)],
    );
  }

  /** Continues every match and competition; returns the ids of those that do not continue. */
  async continueAll(): Promise<string[]> {
    const stuck = await Promise.all(
      this.tables.map(async (table) => {
        const ids: string[] = [];
        for (const match of [...table.running]) {
          if (!(await continues(table, match))) ids.push(match.id);
        }
        return ids;
      }),
    );
    const cups = await Promise.all(this.cups.map((one) => one.continueAll()));
    return [...stuck, ...cups].flat();
  }
}

/** Whether a match ends, or its version rises again and again. */
async function continues(table: Table, match: Running): Promise<boolean> {
  const end = performance.now() + LAST_PATIENCE;
  await table.turn(match);
  for (const from = match.version; performance.now() < end;) {
    if (!(await table.turn(match)) || match.version >= from + FURTHER) return true;
  }
  return false;
}
