import { viewerId } from './session';
import { isRecord, storeText, storedValue } from './storage';

/** How many matches are remembered. */
const MAX_MATCHES = 100;

interface OfMatch {
  readonly matchId: string;
}

/** Several people may use a browser one after the other. Each sees only their own entries. */
interface OfViewer {
  /** The id of the user, or null for a visitor. */
  readonly viewer: string | null;
}

/** One entry for each match and viewer, stored in this browser under a key. Entries that are not valid are not used. */
export class StoredMatches<T extends OfMatch> {
  constructor(
    private readonly key: string,
    private readonly isValid: (fields: Readonly<Record<string, unknown>>) => boolean,
  ) {}

  /** The viewer's entry of the match, or null. */
  of(matchId: string): T | null {
    return this.all().find((entry) => isFor(entry, matchId)) ?? null;
  }

  /** Replaces the viewer's entry of the match. The oldest entries are dropped. */
  put(entry: T): void {
    const others = this.all().filter((each) => !isFor(each, entry.matchId));
    const own = { ...entry, viewer: viewerId.value };
    storeText(this.key, JSON.stringify([own, ...others].slice(0, MAX_MATCHES)));
  }

  private all(): readonly (T & OfViewer)[] {
    const value = storedValue(this.key);
    return Array.isArray(value) ? value.filter((entry) => this.isEntry(entry)) : [];
  }

  private isEntry(value: unknown): value is T & OfViewer {
    return (
      isRecord(value) &&
      typeof value['matchId'] === 'string' &&
      (value['viewer'] === null || typeof value['viewer'] === 'string') &&
      this.isValid(value)
    );
  }
}

const isFor = (entry: OfMatch & OfViewer, matchId: string): boolean =>
  entry.matchId === matchId && entry.viewer === viewerId.value;
