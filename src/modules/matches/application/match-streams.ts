import { Injectable } from '@nestjs/common';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { begun, readerStream } from '../../../platform/live/stream.js';
import type { StreamBatch, PositionReader, Stream } from '../../../platform/live/stream.js';
import { hasEnded } from '../domain/stored-match.js';
import { MatchReader } from './match-reader.js';
import type { ViewedMatch } from './viewed-match.js';
import { MatchWatch } from './match-watch.js';
import { matchTopic, turnsTopic } from './match-hints.js';
import { TurnReader } from './turn-reader.js';

/** Streams of matches as one viewer sees them, with an item after every change. */
@Injectable()
export class MatchStreams {
  constructor(
    private readonly live: LiveBus,
    private readonly reader: MatchReader,
    private readonly watch: MatchWatch,
  ) {}

  /**
   * One match after every change, up to its end; null if it does not exist, or the user may not look at it.
   * @param initial whether it begins with the match as it is
   */
  async ofMatch(
    matchId: string,
    userId: string | null,
    initial: boolean,
  ): Promise<Stream<ViewedMatch> | null> {
    const changes = this.live.changes(matchTopic(matchId));
    const viewed = await begun(changes, () => this.reader.find(matchId, userId));
    if (!viewed) return null;
    const look = async (change: Hint | null, version: number) =>
      change !== null || (await this.watch.isAhead(matchId, version))
        ? this.watch.after(change, matchId, userId)
        : null;
    return readerStream(changes, new UpdateReader(viewed, initial, look));
  }

  /**
   * Every match of a user at each version at which the user is to act, at least once.
   * @param initial whether it begins with all matches that wait for the user
   */
  turnsOf(userId: string, initial: boolean): Stream<ViewedMatch> {
    const changes = this.live.changes(turnsTopic(userId));
    return readerStream(changes, new TurnReader(userId, initial, this.reader, this.watch));
  }
}

/** Sends each version at most once, also if a message comes late or twice. */
class UpdateReader implements PositionReader<Hint | null, ViewedMatch> {
  private lastVersion: number;
  /** The match as it was read when the stream began; null after the first read. */
  private firstView: ViewedMatch | null;

  constructor(
    first: ViewedMatch,
    initial: boolean,
    /** The match after a change; null if it has no later version than the given one, or may not be seen. */
    private readonly look: (change: Hint | null, version: number) => Promise<ViewedMatch | null>,
  ) {
    this.firstView = first;
    this.lastVersion = initial ? first.stored.version - 1 : first.stored.version;
  }

  async read(change: Hint | null): Promise<StreamBatch<ViewedMatch>> {
    const viewed = this.firstView ?? (await this.look(change, this.lastVersion));
    this.firstView = null;
    if (!viewed) return { items: [], more: false };
    const isNew = viewed.stored.version > this.lastVersion;
    this.lastVersion = Math.max(this.lastVersion, viewed.stored.version);
    return { items: isNew ? [viewed] : [], more: false, isLast: hasEnded(viewed.stored) };
  }

  hasRead(change: Hint | null): boolean {
    return change !== null && Number(change.ref) <= this.lastVersion;
  }
}
