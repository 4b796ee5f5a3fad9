import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { begun, readerStream } from '../../../platform/live/stream.js';
import type { PositionReader, Stream, StreamBatch } from '../../../platform/live/stream.js';
import { isCompetitionOver } from '../domain/competition.js';
import type { Competition } from '../domain/competition.js';
import { CompetitionReader } from '../storage/competition-reader.js';
import { competitionTopic } from './competition.sweep.js';

/** Streams of competitions, with an item after every change. */
@Injectable()
export class CompetitionStreams {
  /** Those who hear of a change at the same time get one object, which was read once. */
  private readonly found = new DataLoader<string, Competition | null>(
    async (ids) => {
      const competitions = await this.reader.findMany([...new Set(ids)]);
      return ids.map((id) => competitions.get(id) ?? null);
    },
    { cache: false },
  );

  constructor(
    private readonly live: LiveBus,
    private readonly reader: CompetitionReader,
  ) {}

  /**
   * A competition after every change, as long as the viewer may see it, up to its end; null if there is none that the
   * viewer may see.
   * @param initial whether it begins with the competition as it is
   */
  async of(
    competitionId: string,
    viewerId: string | null,
    initial: boolean,
  ): Promise<Stream<Competition> | null> {
    const changes = this.live.changes(competitionTopic(competitionId));
    const look = () => this.look(competitionId, viewerId);
    const first = await begun(changes, look);
    return first && readerStream(changes, new ChangeReader(first, initial, look));
  }

  /** Only those for members of a club are hidden from some: the others are not asked for again for each viewer. */
  private async look(id: string, viewerId: string | null): Promise<Competition | null> {
    const found = await this.found.load(id);
    if (found?.access !== 'CLUB') return found;
    return (await this.reader.visibleTo(viewerId, [id])).has(id) ? found : null;
  }
}

/** Sends each version at most once. The stream ends with the competition, and when it may not be seen any more. */
class ChangeReader implements PositionReader<Hint | null, Competition> {
  private lastVersion: number;
  /** The competition as it was read when the stream began; null after the first read. */
  private unread: Competition | null;

  constructor(
    first: Competition,
    initial: boolean,
    private readonly look: () => Promise<Competition | null>,
  ) {
    this.unread = first;
    this.lastVersion = initial ? first.version - 1 : first.version;
  }

  async read(): Promise<StreamBatch<Competition>> {
    const found = this.unread ?? (await this.look());
    this.unread = null;
    if (!found) return { items: [], more: false, isLast: true };
    const isNew = found.version > this.lastVersion;
    this.lastVersion = Math.max(this.lastVersion, found.version);
    return { items: isNew ? [found] : [], more: false, isLast: isCompetitionOver(found) };
  }

  hasRead(change: Hint | null): boolean {
    return change !== null && Number(change.ref) <= this.lastVersion;
  }
}
