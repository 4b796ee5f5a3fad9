import { putLast } from '../../../platform/collections.js';
import { uuidsAfter } from '../../../platform/api/ids.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import type { StreamBatch, PositionReader } from '../../../platform/live/stream.js';
import { awaitedUser } from '../domain/stored-match.js';
import { turnPositionOf } from '../storage/list-turns.js';
import type { TurnPosition } from '../storage/list-turns.js';
import type { MatchReader } from './match-reader.js';
import type { ViewedMatch } from './viewed-match.js';
import type { MatchWatch } from './match-watch.js';
import { MATCH_TOPIC } from './match-hints.js';

/** How many waiting matches are read at a time. */
const PAGE = 50;

/** For how many matches the last sent version is remembered; with more, a version may be sent twice. */
const MOST_REMEMBERED = 1000;

/** A step may be written so long after its time, in milliseconds, with something to spare. */
const LATE_MILLIS = 10_000;

/**
 * Reads the matches in which a user is to act. For each hint it reads one match; if hints may have been missed, the
 * matches that have changed since the last time.
 */
export class TurnReader implements PositionReader<Hint | null, ViewedMatch> {
  /** The versions that have been sent, by match, the latest at the end. */
  private readonly sent = new Map<string, number>();
  /** Up to when changes have been looked for; null at the beginning. */
  private since: Date | null = null;
  /** The last position that was read in the list of waiting matches; null for its beginning. */
  private after: TurnPosition | null = null;
  private isListing: boolean;

  constructor(
    private readonly userId: string,
    initial: boolean,
    private readonly reader: MatchReader,
    private readonly watch: MatchWatch,
  ) {
    this.isListing = initial;
  }

  async read(change: Hint | null): Promise<StreamBatch<ViewedMatch>> {
    if (change !== null) return this.changed(change);
    if (this.since === null) {
      this.since = (await this.reader.newestTurn(this.userId)).now;
      return { items: [], more: this.isListing };
    }
    return this.isListing ? this.waiting() : this.missed(this.since);
  }

  /** Whether the version of a hint, or a later one, has already been sent. */
  hasRead(change: Hint | null): boolean {
    return change !== null && Number(change.ref) <= this.sentVersionOf(matchIdIn(change));
  }

  private async waiting(): Promise<StreamBatch<ViewedMatch>> {
    const page = { first: PAGE, after: this.after };
    const views = await this.reader.turns(this.userId, page);
    const pageViews = views.slice(0, PAGE);
    const more = views.length > PAGE;
    this.after = more ? turnPositionOf(pageViews.at(-1)!.stored) : null;
    this.isListing = more;
    return { items: this.unsent(pageViews), more };
  }

  private async missed(since: Date): Promise<StreamBatch<ViewedMatch>> {
    const { now, newest } = await this.reader.newestTurn(this.userId);
    const isQuiet = newest === null || newest <= since;
    const views = isQuiet ? [] : await this.reader.turnsSince(this.userId, since, PAGE);
    const last = views.length === PAGE ? views.at(-1)!.stored.updatedAt : null;
    const more = last !== null && last > since;
    this.since = more ? last : new Date(now.getTime() - LATE_MILLIS);
    return { items: this.unsent(views), more };
  }

  private async changed(change: Hint): Promise<StreamBatch<ViewedMatch>> {
    const matchId = matchIdIn(change);
    const viewed = matchId && (await this.watch.after(change, matchId, this.userId));
    return { items: viewed ? this.unsent([viewed]) : [], more: false };
  }

  /** The views in which the user is to act and whose version has not been sent. */
  private unsent(views: readonly ViewedMatch[]): ViewedMatch[] {
    return views.filter(({ stored }) => {
      const { id, version } = stored;
      if (awaitedUser(stored) !== this.userId || version <= this.sentVersionOf(id)) return false;
      putLast(this.sent, id, version, MOST_REMEMBERED);
      return true;
    });
  }

  private sentVersionOf(matchId: string | null): number {
    return (matchId !== null && this.sent.get(matchId)) || 0;
  }
}

const matchIdIn = ({ topic }: Hint): string | null => uuidsAfter(MATCH_TOPIC, [topic])[0] ?? null;
