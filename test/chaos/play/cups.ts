import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from './journal.js';
import type { Person } from './person.js';

/** What is played, one after the other. */
const FORMS = [
  { form: 'KNOCK_OUT' },
  { form: 'ROUND_ROBIN' },
  { form: 'SWISS', settings: [{ key: 'rounds', integer: 2 }] },
  { form: 'LEAGUE' },
];
/** So rarely that nobody comes near the number of acts that are allowed in an hour. */
const LOOK_MILLIS = 3_000;
/** The time within which a competition must come to its end after all drills. */
const LAST_PATIENCE = 400_000;

interface Looked {
  readonly competition: { readonly status: string };
  readonly viewerPairings: {
    readonly nodes: readonly {
      readonly playedMatches: readonly (PlayedMatch | null)[];
    }[];
  };
}

interface PlayedMatch {
  readonly id: string;
  readonly status: string;
  readonly viewerSeat: number | null;
}

const LOOK = `query ($id: ID!) { competition(competitionId: $id) { status }
  viewerPairings { nodes { playedMatches { id status viewerSeat } } } }`;

/** A group that plays one competition after the other: whoever sits in seat 0 resigns. */
export class Cups {
  /** The one that is played. */
  private current: string | null = null;
  private made = 0;

  constructor(
    private readonly people: readonly Person[],
    private readonly journal: Journal,
  ) {}

  async playUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.current ??= await this.begin();
      if (await this.isEnded(this.current)) this.current = null;
      else await pause(LOOK_MILLIS);
    }
  }

  /** Plays what was begun to its end; returns the id of a competition that does not end. */
  async continueAll(): Promise<string[]> {
    const { current } = this;
    for (const end = performance.now() + LAST_PATIENCE; current && performance.now() < end;) {
      if (await this.isEnded(current)) return [];
      await pause(LOOK_MILLIS);
    }
    return current ? [current] : [];
  }

  private async begin(): Promise<string> {
    const terms = { name: 'Cup', variant: 'zweier', rated: false, places: this.people.length };
    const form = FORMS[this.made++ % FORMS.length]!;
    const [organiser] = this.people;
    const made = await organiser!.mutate<{ competition: { id: string } }>(
      'createCompetition',
      { ...terms, ...form, idempotencyKey: randomUUID() },
      'competition { id }',
    );
    const { id } = made!.competition;
    this.journal.competitions.add(id);
    for (const person of this.people) await this.enter(person, id);
    return id;
  }

  private async enter(person: Person, competitionId: string): Promise<void> {
    const input = { competitionId, idempotencyKey: randomUUID() };
    const { username } = person;
    if (await person.mutate('enterCompetition', input, 'entry { number }'))
      this.journal.entries.push({ competitionId, username });
  }

  /** Everyone looks at what there is to play. */
  private async isEnded(id: string): Promise<boolean> {
    let status = '';
    for (const person of this.people) {
      const { competition, viewerPairings } = await person.ask<Looked>(LOOK, { id });
      status = competition.status;
      for (const match of viewerPairings.nodes.flatMap(({ playedMatches }) => playedMatches))
        if (match?.status === 'IN_PROGRESS' && match.viewerSeat === 0)
          await this.resign(person, match.id);
    }
    return status === 'ENDED';
  }

  private async resign(person: Person, matchId: string): Promise<void> {
    const input = { matchId, idempotencyKey: randomUUID() };
    if (await person.mutate('resign', input, 'match { status }'))
      this.journal.resigned.add(matchId);
  }
}
