import { setTimeout as pause } from 'node:timers/promises';
import { FIELDS, anyOf, isRunning } from './outside.js';
import type { MatchNow, NewMatch, Pair } from './outside.js';
import type { Play } from './play.js';
import type { Socket } from './socket.js';

const SUBSCRIPTION = `subscription ($id: ID!) { matchUpdated(matchId: $id) { ${FIELDS} } }`;

/** Wait for subscriptions to begin, because they do not report it. */
const BEGINNING_MILLIS = 300;

/** If nobody acts for this long, an event has not reached its player, and the match is read. */
const PATIENCE_MILLIS = 2_000;

/** An action that has not reached the opponent yet. */
interface PendingAction {
  readonly seat: number;
  /** The match's version before it. */
  readonly version: number;
  readonly sentAt: number;
}

/** A match in which the players learn of their turns by a subscription and act at once. */
export class WatchedMatch {
  /** The version at which somebody acted last. */
  private acted = -1;
  private acting = 0;
  private lastUpdateAt = performance.now();
  private pending: PendingAction[] = [];
  private actions: Promise<unknown> = Promise.resolve();
  private end!: () => void;
  private readonly ended = new Promise<void>((resolve) => (this.end = resolve));

  constructor(
    private readonly play: Play,
    private readonly pair: Pair,
    private readonly match: NewMatch,
  ) {}

  async playOn(sockets: readonly Socket[]): Promise<void> {
    const { id } = this.match;
    const stops = sockets.map((socket, seat) =>
      socket.subscribe(SUBSCRIPTION, { id }, (data) => this.receive(seat, data)),
    );
    await pause(BEGINNING_MILLIS);
    await this.readMatch(this.match.toAct!);
    const watch = setInterval(() => void this.readIfSilent(), PATIENCE_MILLIS / 2);
    await Promise.race([this.ended, this.play.over]);
    clearInterval(watch);
    for (const stop of stops) stop();
    await this.actions;
  }

  private receive(seat: number, data: unknown): void {
    if (data === null) return this.giveUp();
    const { matchUpdated: match } = data as { matchUpdated: MatchNow };
    const now = performance.now();
    const hasArrived = (it: PendingAction) => it.seat !== seat && it.version < match.version;
    for (const { sentAt } of this.pending.filter(hasArrived))
      this.play.tally.delivered.push(now - sentAt);
    this.pending = this.pending.filter((it) => !hasArrived(it));
    this.actIfOnTurn(seat, match);
  }

  /** Acts for `seat`, if it is to act and has not acted yet. */
  private actIfOnTurn(seat: number, match: MatchNow): void {
    this.lastUpdateAt = performance.now();
    if (!isRunning(match)) return this.end();
    const isTurn = match.toAct === seat && match.deal.legal.length > 0;
    if (!isTurn || match.version <= this.acted || this.play.isOver) return;
    this.acted = match.version;
    const act = this.act(seat, match).catch(() => this.giveUp());
    this.actions = Promise.all([this.actions, act]);
  }

  private async act(seat: number, match: MatchNow): Promise<void> {
    this.acting++;
    await this.play.turn();
    if (this.play.isOver) return;
    const sentAt = performance.now();
    this.pending.push({ seat, version: match.version, sentAt });
    const after = await this.play.outside.act(this.pair[seat]!, this.match.id, anyOf(match));
    this.acting--;
    if (!after) return this.giveUp();
    const { tally } = this.play;
    tally.moves++;
    tally.answered.push(performance.now() - sentAt);
    this.actIfOnTurn(seat, after);
  }

  private giveUp(): void {
    this.play.tally.errors++;
    this.end();
  }

  private async readIfSilent(): Promise<void> {
    if (this.acting > 0 || performance.now() - this.lastUpdateAt < PATIENCE_MILLIS) return;
    this.play.tally.missed++;
    await Promise.all(this.pair.map((_, seat) => this.readMatch(seat)));
  }

  private async readMatch(seat: number): Promise<void> {
    const match = await this.play.outside.read(this.pair[seat]!, this.match.id).catch(() => null);
    if (match) this.actIfOnTurn(seat, match);
  }
}
