import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { rateLimited } from '../api/api-error.js';
import type { ApiError } from '../api/api-error.js';
import type { Limit } from '../api/limit.js';
import type { Named } from '../api/viewer.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Allowance } from './allowance.js';
import type { Use } from './allowance.js';

/** Who pays for what a client causes. */
export interface Payer {
  /** The user and the credential; null if nobody is signed in. */
  readonly named: Named | null;
  /** The network of the client's address. */
  readonly network: string;
}

/** The names of the budgets, as clients see them. */
export type BudgetName =
  'token' | 'user' | 'anonymous' | 'network' | 'entry' | 'receiving' | 'changes';

/**
 * What points are used for. `entry` is signing in, registering, playing as a guest and refreshing a session: its budget
 * cannot be used up by anything else. `receiving` is what arrives before it is known who sent it.
 */
export type Purpose = 'work' | 'entry' | 'receiving';

/** The state of a budget for one holder. */
export interface BudgetState {
  readonly name: BudgetName;
  /** Whole points that can be used now; 0 if more was used than the budget has. */
  readonly remaining: number;
  /** Seconds until the budget is full again. */
  readonly resetSeconds: number;
}

/** Points that were used from a budget. */
export interface BudgetUse extends Use {
  readonly name: BudgetName;
}

/** What a process has done with a budget since its start. */
export interface BudgetTotal {
  readonly name: BudgetName;
  readonly spent: number;
  readonly refusals: number;
}

/** One of the budgets from which points are taken. */
interface Share {
  readonly name: BudgetName;
  readonly allowance: Allowance;
  readonly key: string;
}

/** Seconds over which budgets refill. What is received is spread more evenly, as nobody chose to do it. */
const MINUTE = 60;
const SECOND = 1;
const DAY = 86_400;

/** The budgets that hold for all processes together. */
const SHARED = ['token', 'user', 'anonymous', 'network', 'entry', 'changes'] as const;
/** The share of a user's budget that plans leave. */
const RESERVE = 0.5;
/** The share of a budget whose use is told to other processes. */
const NOTABLE = 0.01;

/** The points that tokens, users and networks may use. Each is taken before the work is done. */
@Injectable()
export class Budgets {
  private readonly allowances: Readonly<Record<BudgetName, Allowance>>;
  /** How often each budget has refused a call. */
  private readonly refusals = new Map<BudgetName, number>();
  /** The last wait of each payer, after which the next begins. */
  private readonly lines = new Map<string, Promise<void>>();

  constructor(@Inject(CONFIG) config: Config) {
    const aMinute = (points: number) => new Allowance({ points, seconds: MINUTE });
    this.allowances = {
      token: aMinute(config.POINTS_PER_TOKEN_PER_MINUTE),
      user: aMinute(config.POINTS_PER_USER_PER_MINUTE),
      anonymous: aMinute(config.POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE),
      network: aMinute(config.POINTS_PER_NETWORK_PER_MINUTE),
      entry: aMinute(config.POINTS_PER_NETWORK_ENTRY_PER_MINUTE),
      receiving: new Allowance({
        points: config.POINTS_PER_NETWORK_RECEIVING_PER_SECOND,
        seconds: SECOND,
      }),
      changes: new Allowance({ points: config.CHANGES_PER_USER_PER_DAY, seconds: DAY }),
    };
  }

  /** Uses points. @throws ApiError RATE_LIMITED if there are too few, and then uses none */
  charge(payer: Payer, points: number, purpose: Purpose = 'work'): void {
    const shares = this.sharesOf(payer, purpose);
    const { share, seconds } = longestWait(shares, points);
    if (seconds > 0) throw this.usedUp(share.name, seconds);
    use(shares, points);
  }

  /** Uses points for work that is already being done, even if there are too few. */
  owe(payer: Payer, points: number, purpose: Purpose = 'work'): void {
    use(this.sharesOf(payer, purpose), points);
  }

  /** Seconds until `points` can be used; 0 for now. */
  waitFor(payer: Payer, points: number, purpose: Purpose = 'work'): number {
    return longestWait(this.sharesOf(payer, purpose), points).seconds;
  }

  /** Uses points if there are enough and nobody waits for them. Returns whether it has. */
  usesNow(payer: Payer, points: number, purpose: Purpose = 'work'): boolean {
    if (this.lines.size > 0 && this.lines.has(lineOf(payer, purpose))) return false;
    const shares = this.sharesOf(payer, purpose);
    if (longestWait(shares, points).seconds > 0) return false;
    use(shares, points);
    return true;
  }

  /**
   * Counts changes of a user: what they write is kept for long, so there is a bound for a day as well.
   *
   * @throws ApiError RATE_LIMITED if there are too few, and then counts none
   */
  change(userId: string, count: number): void {
    const { changes } = this.allowances;
    const seconds = changes.waitFor(userId, count);
    if (seconds > 0) throw this.usedUp('changes', seconds);
    changes.use(userId, count);
  }

  /**
   * Uses points and a change of a user for an action that others have set off, such as one of their plan, if there are
   * enough. A share of the points stays for what the user asks for.
   */
  usesOfUser(userId: string, points: number): boolean {
    const { user, changes } = this.allowances;
    if (user.waitFor(userId, points + RESERVE * user.of.points) > 0) return false;
    if (changes.waitFor(userId, 1) > 0) return false;
    this.oweOfUser(userId, points);
    return true;
  }

  /** The same for what a bot does because of them, even if there are too few: they cannot act until then. */
  oweOfUser(userId: string, points: number): void {
    this.allowances.user.use(userId, points);
    this.allowances.changes.use(userId, 1);
  }

  /**
   * Uses points as soon as there are enough. Those who wait for the same payer are served one after the other, so that
   * many of them do not all wake for each point. Nothing is used after `ended`.
   */
  async whenAffordable(
    payer: Payer,
    points: number,
    ended: AbortSignal,
    purpose: Purpose = 'work',
  ): Promise<void> {
    if (this.usesNow(payer, points, purpose)) return;
    const line = lineOf(payer, purpose);
    const before = this.lines.get(line) ?? Promise.resolve();
    const mine = before.then(() => this.waitAndUse(payer, points, ended, purpose));
    this.lines.set(line, mine);
    try {
      await mine;
    } finally {
      if (this.lines.get(line) === mine) this.lines.delete(line);
    }
  }

  /** The points that are left in each of a payer's budgets, the smallest budget first. */
  left(payer: Payer): BudgetState[] {
    return this.sharesOf(payer, 'work').map(({ name, allowance, key }) => ({
      name,
      ...allowance.left(key),
    }));
  }

  /**
   * What was used here and other processes do not know of, the most first: only from budgets of which a notable share
   * was used, so that ordinary play is never told. What arrives is bounded by each process for itself.
   */
  untold(): BudgetUse[] {
    return SHARED.flatMap((name) => {
      const allowance = this.allowances[name];
      return allowance.untold(allowance.of.points * NOTABLE).map((use) => ({ name, ...use }));
    }).sort((a, b) => b.points - a.points);
  }

  /** Uses points that another process has used. */
  usedElsewhere({ name, ...use }: BudgetUse): void {
    this.allowances[name].usedElsewhere(use);
  }

  /** What this process has taken from each budget, and how often it has refused, since its start. */
  totals(): BudgetTotal[] {
    return (Object.keys(this.allowances) as BudgetName[]).map((name) => ({
      name,
      spent: this.allowances[name].spent,
      refusals: this.refusals.get(name) ?? 0,
    }));
  }

  /** A budget as a limit that clients see. */
  limit(name: BudgetName): Limit {
    const { points, seconds } = this.allowances[name].of;
    const unit = name === 'changes' ? 'CHANGES' : 'POINTS';
    return { name, size: points, unit, windowSeconds: seconds };
  }

  private usedUp(name: BudgetName, seconds: number): ApiError {
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
    return usedUp(this.limit(name), Math.ceil(seconds));
  }

  private async waitAndUse(
    payer: Payer,
    points: number,
    ended: AbortSignal,
    purpose: Purpose,
  ): Promise<void> {
    for (;;) {
      if (ended.aborted) return;
      const seconds = this.waitFor(payer, points, purpose);
      if (seconds === 0) return this.owe(payer, points, purpose);
      await pause(Math.ceil(seconds * 1000), undefined, { signal: ended }).catch(ignoreAbort);
    }
  }

  private sharesOf({ named, network }: Payer, purpose: Purpose): Share[] {
    if (purpose !== 'work') return [this.share(purpose, network)];
    const shared = this.share('network', network);
    if (!named) return [this.share('anonymous', network), shared];
    return [this.share('token', named.credential), this.share('user', named.userId), shared];
  }

  private share(name: BudgetName, key: string): Share {
    return { name, allowance: this.allowances[name], key };
  }
}

function use(shares: readonly Share[], points: number): void {
  for (const { allowance, key } of shares) allowance.use(key, points);
}

/** The share that lets wait longest for points, and for how long. */
function longestWait(
  shares: readonly Share[],
  points: number,
): { readonly share: Share; readonly seconds: number } {
  let [share, seconds] = [shares[0]!, 0];
  for (const one of shares) {
    const wait = one.allowance.waitFor(one.key, points);
    if (wait > seconds) [share, seconds] = [one, wait];
  }
  return { share, seconds };
}

/** Those who wait for the same points. */
const lineOf = ({ named, network }: Payer, purpose: Purpose): string =>
  purpose === 'work' ? (named?.credential ?? network) : `${purpose} ${network}`;

/** For a wait that is ended by its signal. @throws any other error */
export function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

const usedUp = (limit: Limit, wait: number): ApiError =>
  rateLimited(
    {
      en: `The budget "${limit.name}" is used up: wait ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
      de: `Das Budget „${limit.name}“ ist aufgebraucht: warte ${wait} ${wait === 1 ? 'Sekunde' : 'Sekunden'}.`,
    },
    wait,
    limit,
  );
