import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableSetup } from './table-setups.js';
import type { Journal } from './journal.js';
import { mutation } from './person.js';
import type { Person } from './person.js';

/** The fields of a match that its players need. */
interface Seen {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly toAct: number | null;
  readonly deal: { readonly legal: readonly string[] };
}

/** A running match, and its last known state. */
export interface Running {
  readonly id: string;
  version: number;
  /** Whether a bot was to act when the match was last read. */
  waitsForBot: boolean;
}

interface Move {
  readonly matchId: string;
  readonly actions: readonly string[];
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
}

interface Raced {
  readonly act: { readonly userErrors: readonly { readonly code: string }[] };
}

const FIELDS = 'id status version toAct deal { legal }';
const MATCH = `query ($id: ID!) { match(id: $id) { ${FIELDS} } }`;
/** The number of matches of a table at a time. */
const MATCHES_AT_A_TIME = 3;
/** The share of turns for which different moves are sent at the same moment, to both apis. */
const RACED = 0.05;
const RACERS = 4;
/** The share of moves that are sent twice at the same moment. */
const SENT_TWICE = 0.1;

/** The people of a table, who play several matches in turn and keep the answers in the journal. */
export class Table {
  readonly running: Running[] = [];

  constructor(
    private readonly people: readonly Person[],
    private readonly setup: TableSetup,
    private readonly journal: Journal,
    private readonly random: () => number,
  ) {}

  /** Plays random actions in random matches until `isOver`. */
  async playUntil(isOver: () => boolean, thinkingMillis: number): Promise<void> {
    while (!isOver()) {
      if (this.running.length < MATCHES_AT_A_TIME) await this.begin();
      await this.turn(this.running[Math.floor(this.random() * this.running.length)]!);
      await pause(this.random() * 2 * thinkingMillis);
    }
  }

  /** Plays one action if one of the people is to act; returns whether the match continues. */
  async turn(match: Running): Promise<boolean> {
    const seen = await this.read(match.id);
    if (match.waitsForBot && seen.version > match.version) {
      this.journal.botsAnsweredAt.push(performance.now());
    }
    match.version = seen.version;
    if (seen.status !== 'IN_PROGRESS') return this.remove(match);
    match.waitsForBot = seen.toAct! >= this.people.length;
    if (!match.waitsForBot) await this.act(seen);
    return true;
  }

  private async begin(): Promise<void> {
    const [creator, ...guests] = this.people as [Person, ...Person[]];
    const named = guests.map(({ username }) => ({ username }));
    const bots = Array.from({ length: this.setup.bots }, () => ({ bot: 'easy' }));
    const input = { ...this.setup.input, opponents: [...named, ...bots] };
    const made = await creator.mutate<{ challenge: { id: string; matchId: string } }>(
      'createChallenge',
      { ...input, idempotencyKey: randomUUID() },
      'challenge { id matchId }',
    );
    const { id: challengeId, matchId } = made!.challenge;
    for (const guest of guests) {
      await guest.mutate('acceptChallenge', { challengeId, idempotencyKey: randomUUID() }, '');
    }
    this.journal.matches.add(matchId);
    this.running.push({ id: matchId, version: 0, waitsForBot: false });
  }

  private async read(id: string): Promise<Seen> {
    const { match } = await this.people[0]!.ask<{ match: Seen }>(MATCH, { id });
    const player = match.toAct && this.people[match.toAct];
    return player ? (await player.ask<{ match: Seen }>(MATCH, { id })).match : match;
  }

  private remove(match: Running): boolean {
    this.running.splice(this.running.indexOf(match), 1);
    return false;
  }

  private async act(seen: Seen): Promise<void> {
    // If no action is legal, the turn has changed between the two reads.
    if (seen.deal.legal.length === 0) return;
    const chance = this.random();
    if (chance < RACED) await this.race(seen);
    else await this.move(seen, chance < RACED + SENT_TWICE);
  }

  /** Repeats a move until it is answered: it counts once, whether made before or after a crash. */
  private async move(seen: Seen, isSentTwice: boolean): Promise<void> {
    const player = this.people[seen.toAct!]!;
    const input = this.inputFor(seen);
    if (isSentTwice) void player.askOnce(mutation('act', 'match { id }'), { input });
    const made = await player.mutate('act', input, 'match { version }');
    if (made) this.record(seen, input);
  }

  /** Sends different moves at the same moment: exactly one must count. */
  private async race(seen: Seen): Promise<void> {
    const player = this.people[seen.toAct!]!;
    const inputs = Array.from({ length: RACERS }, () => this.inputFor(seen));
    const answers = await Promise.all(
      inputs.map((input) => player.ask<Raced>(mutation('act', 'match { id }'), { input })),
    );
    const winners = inputs.filter((_, i) => answers[i]!.act.userErrors.length === 0);
    if (winners.length === 1) this.record(seen, winners[0]!);
    else this.journal.wrong('RACE', `${winners.length} of ${RACERS} at ${seen.version} counted`);
  }

  private inputFor({ id, version, deal: { legal } }: Seen): Move {
    const token = legal[Math.floor(this.random() * legal.length)]!;
    const idempotencyKey = randomUUID();
    return { matchId: id, actions: [token], expectedVersion: version, idempotencyKey };
  }

  private record(
    { toAct }: Seen,
    { matchId, actions, expectedVersion, idempotencyKey }: Move,
  ): void {
    const at = { version: expectedVersion + 1, seat: toAct! };
    const made = { token: actions[0]!, key: idempotencyKey, answeredAt: performance.now() };
    this.journal.moves.push({ matchId, ...at, ...made });
  }
}
