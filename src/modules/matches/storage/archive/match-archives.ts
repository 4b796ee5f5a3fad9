import { Injectable } from '@nestjs/common';
import { collectInTurns } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import { statement } from '../../../../platform/database/statement.js';
import type { ArchivedMatch } from '../../domain/archive/archived-match.js';
import { replayArchived } from '../../domain/archive/replay.js';
import type { StoredEventAt } from '../../domain/advance.js';
import { MatchBroken, orMatchBroken } from '../../domain/match-broken.js';
import type { StoredDeal, StoredDraw } from '../../domain/stored-deal.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { STORED } from '../match-sql.js';
import { unpackArchive } from './archive-bytes.js';

/** So many deals are remembered, with their events some tens of megabytes; one match may have more. */
const MOST_DEALS = 2000;

const FIND = statement<StoredMatch & { content: Buffer | null }, { ids: readonly string[] }>(
  'match-archives-find',
  `SELECT ${STORED}, a.content FROM matches m
     LEFT JOIN match_archives a ON a.match_id = m.id AND a.ended_at = m.finished_at
   WHERE m.id = ANY(:ids::uuid[]) AND m.archived`,
);

/** A match that was archived, with everything that was deleted then. */
export class OpenedArchive {
  private made: Promise<readonly StoredEventAt[]> | null = null;

  /** @param archived null if the month of the archive has been taken out of the database */
  constructor(
    private readonly match: StoredMatch,
    private readonly archived: ArchivedMatch | null,
  ) {}

  /** All deals, in order; none if the archive is not there. */
  get deals(): readonly StoredDeal[] {
    const { id: matchId } = this.match;
    return (this.archived?.deals ?? []).map((deal, i) => {
      const { variant, dealer, hands, talon, algorithm, actions } = deal;
      const link = Buffer.from(deal.link, 'hex');
      return { matchId, number: i + 1, variant, dealer, hands, talon, algorithm, link, actions };
    });
  }

  /** The draw for the first dealer; null if there was none. */
  get draw(): StoredDraw | null {
    return (this.archived?.deals[0]?.drawn ?? null) as StoredDraw | null;
  }

  /** All events, made again when first needed. @throws MatchBroken if that fails, or if the archive is not there */
  events(): Promise<readonly StoredEventAt[]> {
    this.made ??= this.makeEvents();
    return this.made;
  }

  private async makeEvents(): Promise<readonly StoredEventAt[]> {
    const { match, archived } = this;
    if (!archived) throw new MatchBroken(match.id, 'the month of its archive is detached');
    try {
      return (await collectInTurns(replayArchived(match, archived))).flat();
    } catch (error) {
      return orMatchBroken(match.id, () => {
        throw error;
      });
    }
  }
}

/** Reads the matches that have been archived; the last ones are remembered, because they never change. */
@Injectable()
export class MatchArchives {
  private readonly opened = new Map<string, { archive: OpenedArchive; deals: number }>();
  private deals = 0;

  constructor(private readonly database: Database) {}

  /** Those of the matches that are archived, by their ids. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, OpenedArchive>> {
    const wanted = [...new Set(ids)];
    const unknown = wanted.filter((id) => !this.opened.has(id));
    const read = unknown.length === 0 ? [] : await this.read(unknown);
    const known = wanted.flatMap((id) => {
      const entry = this.opened.get(id);
      return entry ? [[id, entry.archive] as const] : [];
    });
    return new Map([...known, ...read]);
  }

  private async read(ids: readonly string[]): Promise<(readonly [string, OpenedArchive])[]> {
    const rows = await this.database.rows(FIND, { ids });
    return rows.map(({ content, ...match }) => {
      const archived = content && orMatchBroken(match.id, () => unpackArchive(content));
      const archive = new OpenedArchive(match, archived);
      if (archived) this.remember(match, archive);
      return [match.id, archive] as const;
    });
  }

  private remember({ id, dealNumber }: StoredMatch, archive: OpenedArchive): void {
    this.forget(id);
    this.opened.set(id, { archive, deals: dealNumber });
    this.deals += dealNumber;
    for (const oldest of this.opened.keys()) {
      if (this.deals <= MOST_DEALS || oldest === id) return;
      this.forget(oldest);
    }
  }

  private forget(id: string): void {
    this.deals -= this.opened.get(id)?.deals ?? 0;
    this.opened.delete(id);
  }
}
