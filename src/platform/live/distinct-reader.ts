import { putLast } from '../collections.js';
import type { StreamBatch, PlaceReader } from './stream.js';

/** How many a stream remembers to have told: messages come twice now and then. */
const REMEMBERED = 1000;

/** What a stream finds, and what it begins with. */
interface Finding<T, U> {
  /** What a change tells of; with null what there is: at the beginning, and where changes may be missed. */
  readonly find: (change: T | null) => Promise<readonly U[]>;
  /** Whether what there is at the beginning is told, or known without a word. */
  readonly initial: boolean;
}

/** Reads for a stream that tells each thing once, by its id: what there is first, then what comes. */
export class DistinctReader<T, U extends { readonly id: string }> implements PlaceReader<T, U> {
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
