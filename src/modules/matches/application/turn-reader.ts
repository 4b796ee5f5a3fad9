import { putLast } from '../../../platform/collections.js';
import { uuidsBehind } from '../../../platform/api/ids.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import type { StreamBatch, PlaceReader } from '../../../platform/live/stream.js';
import { awaitedUser } from '../domain/stored-match.js';
import { turnPositionOf } from '../storage/list-turns.js';
import type { TurnPosition } from '../storage/list-turns.js';
import type { MatchReader } from './match-reader.js';
import type { ViewedMatch } from './viewed-match.js';
import type { MatchWatch } from './match-watch.js';
import { MATCH_TOPIC } from './match-tasks.js';

/** How many matches that wait are read at a time. */
const PAGE = 50;

/** Of how many matches it is remembered what was told of them: of more a version may be told twice. */
const MOST_REMEMBERED = 1000;

/**
 * The matches in which a user is asked: one after each message of it, and all that wait where messages
 * may have been missed, page by page.
 */
export class TurnReader implements PlaceReader<LiveMessage | null, ViewedMatch> {
  /** The versions that have been told, by match, those told last at the end. */
  private readonly told = new Map<string, number>();
  /** How far the list of all that wait has been read; null for its beginning. */
  private after: TurnPosition | null = null;
  private isBeginning = true;

  constructor(
    private readonly userId: string,
    private readonly initial: boolean,
    private readonly reader: MatchReader,
    private readonly watch: MatchWatch,
  ) {}

  async read(change: LiveMessage | null): Promise<StreamBatch<ViewedMatch>> {
    const isSkipped = this.isBeginning && !this.initial;
    this.isBeginning = false;
    if (isSkipped) return { items: [], more: false };
    return change === null ? this.waiting() : this.changed(change);
  }

  /** What was told of is read all the same where it has gone on since. */
  hasRead(change: LiveMessage | null): boolean {
    return change !== null && Number(change.ref) <= this.toldOf(matchIdIn(change));
  }

  private async waiting(): Promise<StreamBatch<ViewedMatch>> {
    const page = { first: PAGE, after: this.after };
    const views = await this.reader.turns(this.userId, page);
    const kept = views.slice(0, PAGE);
    const more = views.length > PAGE;
    this.after = more ? turnPositionOf(kept.at(-1)!.stored) : null;
    return { items: this.news(kept), more };
  }

  private async changed(change: LiveMessage): Promise<StreamBatch<ViewedMatch>> {
    const matchId = matchIdIn(change);
    const viewed = matchId && (await this.watch.after(change, matchId, this.userId));
    return { items: viewed ? this.news([viewed]) : [], more: false };
  }

  /** Those in which the user is asked and has not been told so at this version. */
  private news(views: readonly ViewedMatch[]): ViewedMatch[] {
    return views.filter(({ stored }) => {
      const { id, version } = stored;
      if (awaitedUser(stored) !== this.userId || version <= this.toldOf(id)) return false;
      putLast(this.told, id, version, MOST_REMEMBERED);
      return true;
    });
  }

  private toldOf(matchId: string | null): number {
    return (matchId !== null && this.told.get(matchId)) || 0;
  }
}

const matchIdIn = ({ topic }: LiveMessage): string | null =>
  uuidsBehind(MATCH_TOPIC, [topic])[0] ?? null;
