/** The turns of one user as a stream reads them, over invented matches. */
import { describe, expect, it } from '@jest/globals';
import type { MatchReader } from '../../../src/modules/matches/application/match-reader.js';
import type { ViewedMatch } from '../../../src/modules/matches/application/viewed-match.js';
import type { MatchWatch } from '../../../src/modules/matches/application/match-watch.js';
import { TurnReader } from '../../../src/modules/matches/application/turn-reader.js';
import type { Hint } from '../../../src/platform/live/live-bus.js';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Matches of `anna`; `asked` says whether she is to act. */
class Matches {
  readonly rows = new Map<string, { version: number; asked: boolean; at: number }>();
  pages = 0;
  private now = 1_000_000;

  /** Each change comes a minute after the one before. */
  set(n: number, version: number, asked = true): Hint {
    this.now += 60_000;
    this.rows.set(idOf(n), { version, asked, at: this.now });
    return { topic: `match.${idOf(n)}`, ref: version };
  }

  reader(initial: boolean): TurnReader {
    return new TurnReader('anna', initial, this as unknown as MatchReader, this as never);
  }

  turns: MatchReader['turns'] = (_userId, { first, after }) => {
    this.pages += 1;
    const waiting = [...this.rows.keys()].filter((id) => this.rows.get(id)!.asked).sort();
    const behind = waiting.filter((id) => after === null || id > after[1]);
    return Promise.resolve(behind.slice(0, first + 1).map((id) => this.viewed(id)));
  };

  turnsSince: MatchReader['turnsSince'] = (_userId, since, limit) => {
    const changed = [...this.rows].filter(([, { asked, at }]) => asked && at > Number(since));
    const inOrder = changed.sort(([, a], [, b]) => a.at - b.at).slice(0, limit);
    return Promise.resolve(inOrder.map(([id]) => this.viewed(id)));
  };

  newestTurn: MatchReader['newestTurn'] = () => {
    const times = [...this.rows.values()].flatMap(({ asked, at }) => (asked ? at : []));
    const newest = times.length > 0 ? new Date(Math.max(...times)) : null;
    return Promise.resolve({ now: new Date(this.now), newest });
  };

  after: MatchWatch['after'] = (_change, id) => Promise.resolve(this.viewed(id));

  private viewed(id: string): ViewedMatch {
    const { version, asked, at } = this.rows.get(id)!;
    const players = [{ userId: 'anna', isBot: false, substituteId: null }];
    const stored = {
      id,
      version,
      players,
      toAct: asked ? 0 : null,
      deadline: null,
      updatedAt: new Date(at),
    };
    return { stored } as unknown as ViewedMatch;
  }
}

/** All turns that a reader finds after a change. */
async function turnsRead(reader: TurnReader, change: Hint | null): Promise<string[]> {
  const found: string[] = [];
  for (let more = change === null || !reader.hasRead(change); more;) {
    const { items, more: isMore } = await reader.read(change);
    found.push(...items.map(({ stored }) => `${Number(stored.id.slice(-12))}@${stored.version}`));
    more = isMore;
  }
  return found;
}

describe('the turns of a user', () => {
  it('the stream of turns begins with all waiting turns, page by page, or only with new ones', async () => {
    const matches = new Matches();
    for (let n = 0; n < 120; n++) matches.set(n, 7, n % 60 !== 3);
    const all = await turnsRead(matches.reader(true), null);
    expect(all).toHaveLength(118);
    expect(new Set(all).size).toBe(118);
    expect(matches.pages).toBe(3);
    expect(await turnsRead(matches.reader(false), null)).toEqual([]);
  });

  it('the stream of turns sends each version of a turn once, also if the same player is to act again, and no turn that has ended', async () => {
    const matches = new Matches();
    const reader = matches.reader(true);
    await turnsRead(reader, null);
    const first = matches.set(1, 4);
    expect(await turnsRead(reader, first)).toEqual(['1@4']);
    expect(await turnsRead(reader, first)).toEqual([]);
    expect(await turnsRead(reader, matches.set(1, 5))).toEqual(['1@5']);
    const late = matches.set(1, 6);
    matches.set(1, 7, false);
    expect(await turnsRead(reader, late)).toEqual([]);
  });

  it('the stream of turns reads again after missed messages, and sends only what it has not sent', async () => {
    const matches = new Matches();
    const reader = matches.reader(true);
    matches.set(1, 4);
    expect(await turnsRead(reader, null)).toEqual(['1@4']);
    matches.set(1, 6);
    matches.set(2, 9);
    expect(await turnsRead(reader, null)).toEqual(['1@6', '2@9']);
    expect(await turnsRead(reader, null)).toEqual([]);
  });

  it('are not all sent to a stream of new turns that looks again, only those that have changed since', async () => {
    const matches = new Matches();
    for (let n = 0; n < 60; n++) matches.set(n, 7);
    const reader = matches.reader(false);
    expect(await turnsRead(reader, null)).toEqual([]);
    matches.set(1, 8, false);
    expect(await turnsRead(reader, null)).toEqual([]);
    for (let n = 100; n < 220; n++) matches.set(n, 3);
    expect(await turnsRead(reader, null)).toHaveLength(120);
    expect(await turnsRead(reader, null)).toEqual([]);
    expect(matches.pages).toBe(0);
  });
});
