import { isRecord, storedValue } from './stored-value';

/** How many matches are remembered. */
const MAX_MATCHES = 100;

interface OfMatch {
  readonly matchId: string;
}

/** One entry for each match, stored in this browser under a key. Entries that are not valid are not used. */
export class StoredMatches<T extends OfMatch> {
  constructor(
    private readonly key: string,
    private readonly isValid: (fields: Readonly<Record<string, unknown>>) => boolean,
  ) {}

  /** Null if the match has no entry. */
  of(matchId: string): T | null {
    return this.all().find((entry) => entry.matchId === matchId) ?? null;
  }

  /** Replaces the entry of the match. The oldest entries are dropped. */
  put(entry: T): void {
    const others = this.all().filter(({ matchId }) => matchId !== entry.matchId);
    localStorage.setItem(this.key, JSON.stringify([entry, ...others].slice(0, MAX_MATCHES)));
  }

  private all(): readonly T[] {
    const value = storedValue(this.key);
    return Array.isArray(value) ? value.filter((entry) => this.isEntry(entry)) : [];
  }

  private isEntry(value: unknown): value is T {
    return isRecord(value) && typeof value['matchId'] === 'string' && this.isValid(value);
  }
}
