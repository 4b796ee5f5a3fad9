import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/api/reader.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { TableData } from '../../../platform/personal-data/personal-data.js';
import { matchContent } from '../../exports/application/index.js';
import { Matches, MatchRecords, viewedBy, visibleDeal } from '../../matches/application/index.js';
import type { RecordedMatch } from '../../matches/application/index.js';
import { Users } from '../../users/application/index.js';
import { HeldRows } from '../storage/held-rows.js';
import type { DataOwner } from '../storage/held-rows.js';
import { readmeText } from './takeout-readme.js';
import type { ZipEntry } from './takeout-zip.js';

/** How many matches are read at a time. */
const MATCHES_AT_A_TIME = 20;

/** The files of a person's archive. Each is read from its beginning when its turn has come. */
@Injectable()
export class TakeoutFiles {
  constructor(
    private readonly data: PersonalData,
    private readonly rows: HeldRows,
    private readonly matches: Matches,
    private readonly records: MatchRecords,
    private readonly users: Users,
  ) {}

  of(holder: DataOwner, language: Language): ZipEntry[] {
    const tables = this.data.all.filter(({ file }) => file !== undefined);
    return [
      { name: 'README.txt', content: () => [readmeText(tables, language)] },
      ...tables.map((data) => ({
        name: `${data.file!.name}.ndjson`,
        content: () => this.linesOf(data, holder),
      })),
      { name: 'matches.ndjson', content: () => this.matchLines(holder) },
    ];
  }

  private async *linesOf(data: TableData, holder: DataOwner): AsyncGenerator<string> {
    for await (const page of this.rows.of(data, holder, this.data.all))
      if (page.length > 0) yield page.map(({ line }) => `${line}\n`).join('');
  }

  /** All matches as the person may see them: of one that runs, their own cards and what lies on the table. */
  private async *matchLines(holder: DataOwner): AsyncGenerator<string> {
    for await (const ids of this.rows.matchIds(holder, MATCHES_AT_A_TIME)) {
      const found = await this.matches.findMany(ids);
      const stored = ids.flatMap((id) => found.get(id) ?? []);
      const views = stored.flatMap((match) => viewedBy(match, holder.userId) ?? []);
      const players = views.flatMap((view) => view.stored.players.map(({ userId }) => userId));
      const names = await this.users.byIds([...new Set(players)]);
      for await (const recorded of this.records.of(views))
        yield `${JSON.stringify({ ...matchContent(recorded, names), ...stateOf(recorded) })}\n`;
    }
  }
}

function stateOf(recorded: RecordedMatch): object {
  const { stored, viewerSeat, viewerBacks } = recorded.viewed;
  const seats = { status: stored.status, yourSeat: viewerSeat, youBackSeat: viewerBacks };
  if (stored.status !== 'IN_PROGRESS' || 'broken' in recorded) return seats;
  return { ...seats, deal: visibleDeal(recorded.viewed) };
}
