import { Injectable } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import { rowFromJson } from '../../../platform/database/statement.js';
import type { JsonRow } from '../../../platform/database/statement.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { STORED } from './match-sql.js';
import { MatchRow } from './tables.js';

/** How many matches a process remembers: some megabytes. */
const MOST = 1000;

/**
 * The revision of a match's row: equal only while nothing of `StoredMatch` has changed. Every change of it updates the
 * row, and an update sets `xmin`. A database that was restored may use an `xmin` again; then version and time differ.
 *
 * @param row the name of the table, or its alias
 */
export const rowRevision = (row: string): string =>
  `concat_ws(' ', ${row}.xmin, ${row}.version, ${row}.updated_at)`;

/**
 * The columns of {@link SentMatch} for match `m`.
 *
 * @param known the revision of the match that the reader knows, or null, in SQL
 */
export const sentUnless = (known: string): string => `m.id, ${rowRevision('m')} AS revision,
  CASE WHEN ${rowRevision('m')} IS DISTINCT FROM ${known}
    THEN (SELECT to_json(t) FROM (SELECT ${STORED}) AS t) END AS sent`;

/** A match as Postgres sends it: without its content if the reader knows this revision. */
export interface SentMatch {
  readonly id: string;
  readonly revision: string;
  readonly sent: JsonRow<StoredMatch> | null;
}

/** A match as it was read or written last, with the revision of its row. */
export interface KnownMatch {
  readonly revision: string;
  readonly match: StoredMatch;
}

/**
 * The matches that this process has read or written last, so that Postgres need not send them again while they are
 * unchanged (ADR 68). Whether they are is decided by Postgres, at each read.
 */
@Injectable()
export class KnownMatches {
  private readonly matches = new Map<string, KnownMatch>();

  get(matchId: string): KnownMatch | null {
    return this.matches.get(matchId) ?? null;
  }

  /** Remembers a match that was written, unless a later version of it is known. */
  keep(revision: string, match: StoredMatch): StoredMatch {
    return this.keepAfter(this.get(match.id)?.match.version ?? 0, { revision, match });
  }

  /** The match of a row; `known` is what was known when it was requested. */
  received({ id, revision, sent }: SentMatch, known: KnownMatch | null): StoredMatch {
    const match = sent ? rowFromJson<StoredMatch>(MatchRow, sent) : known!.match;
    const now = this.get(id);
    // What was known before the read is replaced even by an earlier version: the database has lost the later one.
    return this.keepAfter(now && now !== known ? now.match.version : 0, { revision, match });
  }

  private keepAfter(version: number, known: KnownMatch): StoredMatch {
    const { match } = known;
    if (match.version >= version) putLast(this.matches, match.id, known, MOST);
    return match;
  }
}
