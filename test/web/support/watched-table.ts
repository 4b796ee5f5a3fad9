/** A simulated viewer of the table: a clock, a network that loses and reorders messages, and someone who acts. */
import type { Random } from '../../engine/support/scenarios.js';
import type { Moment, ShownMatch, ShownStep } from './played-match.js';
import { stepsAt } from './played-match.js';

interface Scene {
  readonly match: ShownMatch;
  readonly kind: 'play' | 'trick' | 'end';
}
interface Playback {
  readonly scenes: readonly Scene[];
}
interface Gap {
  readonly from: number;
  readonly after: number | null;
  readonly to: number;
}

/** What `clients/web/src/table/playback.ts` exports, with the types of the simulation. */
export interface PlaybackModule {
  readonly SHORTEST: Readonly<Record<string, { readonly play: number; readonly trick: number }>>;
  beginPlayback(
    match: ShownMatch,
    past: readonly Scene[],
    dismissed: number,
    now: number,
  ): Playback;
  receive(playback: Playback, match: ShownMatch): Playback;
  gapOf(playback: Playback): Gap | null;
  fill(playback: Playback, steps: readonly ShownStep[]): Playback;
  timeLeft(playback: Playback, speed: string, now: number): number | null;
  advance(playback: Playback, speed: string, now: number): Playback;
  dismiss(playback: Playback, now: number): Playback;
  isAtLatest(playback: Playback): boolean;
}

interface Viewing {
  readonly viewer: number;
  readonly speed: string;
  readonly random: Random;
}

/** A scene and when it was shown. */
export interface Shown {
  readonly scene: Scene;
  readonly from: number;
  until: number;
}

export interface Watched {
  readonly shown: readonly Shown[];
  /** When each result was dismissed. */
  readonly dismissals: readonly number[];
}

/** Runs a match before a viewer, until all is shown. */
export function watch(
  module: PlaybackModule,
  moments: readonly Moment[],
  viewing: Viewing,
): Watched {
  return new Simulation(module, moments, viewing).run();
}

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** Tells scenes apart. A repeated message makes a new object of the same scene. */
const keyOf = ({ kind, match: { version, deal } }: Scene): string =>
  [kind, version, deal.number, deal.position, deal.trick.length].join(' ');

/** The longest time until a lost state is asked for again. */
const ASK_AGAIN_MILLIS = 3_000;

class Simulation {
  private now = 0;
  private tasks: Task[] = [];
  /** The index of the service's present moment. */
  private present = 0;
  private playback: Playback;
  private readonly shown: Shown[] = [];
  private readonly dismissals: number[] = [];
  private gapKey = '';
  /** The scene for which a dismissal or an action is planned already. */
  private answered = '';

  constructor(
    private readonly module: PlaybackModule,
    private readonly moments: readonly Moment[],
    private readonly viewing: Viewing,
  ) {
    this.playback = module.beginPlayback(moments[0]!.view, [], 0, 0);
  }

  run(): Watched {
    this.afterChange();
    this.playOthers();
    for (let task = this.nextTask(); task; task = this.nextTask()) {
      this.now = task.at;
      task.run();
    }
    for (const scene of this.shown) scene.until = Math.min(scene.until, this.now);
    return { shown: this.shown, dismissals: this.dismissals };
  }

  private nextTask(): Task | undefined {
    this.tasks.sort((one, other) => one.at - other.at);
    return this.tasks.shift();
  }

  private later(longest: number, run: () => void): void {
    this.tasks.push({ at: this.now + this.viewing.random() * longest, run });
  }

  private get moment(): Moment {
    return this.moments[this.present]!;
  }

  /** The others act without waiting for the viewer, often at once. */
  private playOthers(): void {
    if (this.isOver() || this.moment.view.deal.toAct === this.viewing.viewer) return;
    const longest = this.viewing.random() < 0.5 ? 5 : 900;
    this.later(longest, () => this.act());
  }

  private isOver(): boolean {
    return this.present === this.moments.length - 1;
  }

  private act(): void {
    this.present += 1;
    this.send(this.moment.view);
    this.playOthers();
  }

  /** A message may be lost, arrive late or twice. If it is lost, the client asks again some time later. */
  private send(view: ShownMatch): void {
    const { random } = this.viewing;
    const isLost = random() < 0.35;
    if (!isLost) this.later(random() < 0.5 ? 10 : 1_500, () => this.receive(view));
    if (random() < 0.2) this.later(2_000, () => this.receive(view));
    this.later(ASK_AGAIN_MILLIS, () => this.receive(this.moment.view));
  }

  private receive(view: ShownMatch): void {
    this.change(() => this.module.receive(this.playback, view));
  }

  private change(next: () => Playback): void {
    this.playback = this.module.advance(next(), this.viewing.speed, this.now);
    this.afterChange();
  }

  private afterChange(): void {
    this.noteScene();
    this.askForSteps();
    const rest = this.module.timeLeft(this.playback, this.viewing.speed, this.now);
    if (rest !== null) this.tasks.push({ at: this.now + rest, run: () => this.tick() });
    this.answer();
  }

  private tick(): void {
    const before = this.playback;
    const after = this.module.advance(before, this.viewing.speed, this.now);
    if (after !== before) this.change(() => after);
  }

  private noteScene(): void {
    const [scene] = this.playback.scenes;
    const last = this.shown.at(-1);
    if (last && keyOf(last.scene) === keyOf(scene!)) return;
    if (last) last.until = this.now;
    this.shown.push({ scene: scene!, from: this.now, until: Infinity });
  }

  private askForSteps(): void {
    const gap = this.module.gapOf(this.playback);
    const key = JSON.stringify(gap);
    if (key === this.gapKey) return;
    this.gapKey = key;
    if (!gap) return;
    this.later(300, () => {
      const steps = this.stepsOf(gap);
      this.later(300, () => {
        if (this.gapKey === key) this.change(() => this.module.fill(this.playback, steps));
      });
    });
  }

  private stepsOf({ from, after, to }: Gap): ShownStep[] {
    const deals = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return deals.flatMap((deal) =>
      stepsAt(this.moment, this.viewing.viewer, { deal, after: deal === from ? after : null }),
    );
  }

  /** The viewer dismisses results, and acts as soon as the table allows it. */
  private answer(): void {
    const [scene] = this.playback.scenes;
    if (!scene || keyOf(scene) === this.answered) return;
    if (scene.kind === 'end') {
      this.answered = keyOf(scene);
      this.later(3_000, () => {
        this.dismissals.push(this.now);
        this.change(() => this.module.dismiss(this.playback, this.now));
      });
    } else if (this.canAct(scene)) {
      this.answered = keyOf(scene);
      this.later(500, () => this.act());
    }
  }

  private canAct({ match }: Scene): boolean {
    return (
      this.module.isAtLatest(this.playback) &&
      !this.isOver() &&
      match.version === this.moment.version &&
      match.deal.legalActions.length > 0
    );
  }
}
