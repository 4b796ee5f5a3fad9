import { putLast } from '../collections.js';
import type { Hint } from './live-bus.js';
import type { StreamBatch, PositionReader } from './stream.js';

/** How many items a stream remembers. */
const REMEMBERED = 1000;

/** Finds the items of a stream, and says how the stream begins. */
interface Finding<U> {
  /**
   * The items that belong to a message. With null, all current items: at the beginning, and when messages may have been
   * missed.
   */
  readonly find: (message: Hint | null) => Promise<readonly U[]>;
  /** Whether the items at the beginning are sent, or only remembered. */
  readonly initial: boolean;
}

/** Reads for a stream that sends each item once, by its id: first the current ones, then new ones. */
export class DistinctReader<U extends { readonly id: string }> implements PositionReader<
  Hint | null,
  U
> {
  private readonly sent = new Map<string, true>();
  private hasBegun = false;

  constructor(private readonly finding: Finding<U>) {}

  async read(message: Hint | null): Promise<StreamBatch<U>> {
    const found = await this.finding.find(message);
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
