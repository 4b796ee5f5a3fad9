import { putLast } from '../collections.js';
import type { Hint } from './live-bus.js';
import type { StreamBatch, PositionReader } from './stream.js';

/** How many items a stream remembers. */
const REMEMBERED = 1000;

/** Finds the items of a stream. */
interface Finding<U> {
  /** The items with which the stream begins; null if it begins with new ones. */
  readonly first: (() => Promise<readonly U[]>) | null;
  /** The items that a hint names. */
  readonly named: (hint: Hint) => Promise<readonly U[]>;
  /** The newest items, of which hints may have been missed. It is asked again and again, so it must be cheap. */
  readonly newest: () => Promise<readonly U[]>;
}

/** Reads for a stream that sends each item once, by its id: first the current ones, then new ones. */
export class DistinctReader<U extends { readonly id: string }> implements PositionReader<
  Hint | null,
  U
> {
  private readonly sent = new Map<string, true>();
  private hasBegun = false;

  constructor(private readonly finding: Finding<U>) {}

  async read(hint: Hint | null): Promise<StreamBatch<U>> {
    const isFirst = !this.hasBegun && hint === null;
    const found = await this.find(hint, isFirst);
    const isSent = !isFirst || this.finding.first !== null;
    const items = isSent ? found.filter(({ id }) => !this.sent.has(id)) : [];
    for (const { id } of found) putLast(this.sent, id, true, REMEMBERED);
    this.hasBegun = true;
    return { items, more: false };
  }

  hasRead(): boolean {
    return false;
  }

  private find(hint: Hint | null, isFirst: boolean): Promise<readonly U[]> {
    const { first, named, newest } = this.finding;
    if (hint !== null) return named(hint);
    return isFirst && first ? first() : newest();
  }
}
