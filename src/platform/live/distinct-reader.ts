import { putLast } from '../collections.js';
import type { LiveMessage } from './live-bus.js';
import type { StreamBatch, PositionReader } from './stream.js';

/** How many messages and items a stream remembers: a message comes up to three times. */
const REMEMBERED = 1000;

/** Finds the items of a stream, and says how the stream begins. */
interface Finding<U> {
  /**
   * The items that belong to a message. With null, all current items: at the beginning, and when messages may have been
   * missed.
   */
  readonly find: (message: LiveMessage | null) => Promise<readonly U[]>;
  /** Whether the items at the beginning are sent, or only remembered. */
  readonly initial: boolean;
}

/** Reads for a stream that sends each item once, by its id: first the current ones, then new ones. */
export class DistinctReader<U extends { readonly id: string }> implements PositionReader<
  LiveMessage | null,
  U
> {
  private readonly sent = new Map<string, true>();
  private readonly heard = new Map<LiveMessage['ref'], true>();
  private hasBegun = false;

  constructor(private readonly finding: Finding<U>) {}

  async read(message: LiveMessage | null): Promise<StreamBatch<U>> {
    const found = await this.finding.find(message);
    const isSent = this.hasBegun || this.finding.initial;
    const items = isSent ? found.filter(({ id }) => !this.sent.has(id)) : [];
    for (const { id } of found) putLast(this.sent, id, true, REMEMBERED);
    if (message) putLast(this.heard, message.ref, true, REMEMBERED);
    this.hasBegun = true;
    return { items, more: false };
  }

  hasRead(message: LiveMessage | null): boolean {
    return message !== null && this.heard.has(message.ref);
  }
}
