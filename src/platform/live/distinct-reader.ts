import { putLast } from '../collections.js';
import type { StreamBatch, PositionReader } from './stream.js';

/** How many items a stream remembers as sent: messages sometimes come twice. */
const REMEMBERED = 1000;

/** Finds the items of a stream, and says how the stream begins. */
interface Finding<T, U> {
  /**
   * The items that belong to a change. With null, all current items: at the beginning, and when changes may have been
   * missed.
   */
  readonly find: (change: T | null) => Promise<readonly U[]>;
  /** Whether the items at the beginning are sent, or only remembered. */
  readonly initial: boolean;
}

/** Reads for a stream that sends each item once, by its id: first the current ones, then new ones. */
export class DistinctReader<T, U extends { readonly id: string }> implements PositionReader<T, U> {
  private readonly sent = new Map<string, true>();
  private hasBegun = false;

  constructor(private readonly finding: Finding<T, U>) {}

  async read(change: T | null): Promise<StreamBatch<U>> {
    const found = await this.finding.find(change);
    const isSent = this.hasBegun || this.finding.initial;
    const items = isSent ? found.filter(({ id }) => !this.sent.has(id)) : [];
    for (const { id } of found) putLast(this.sent, id, true, REMEMBERED);
    this.hasBegun = true;
    return { items, more: false };
  }

  hasRead(): boolean {
    return false;
  }
}
