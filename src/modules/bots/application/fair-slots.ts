/**
 * Lets so many pieces of work run at a time. Those that wait are let in turn by turn, one of each owner,
 * so that whoever has much to be done delays nobody who has little.
 */
export class FairSlots {
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private free: number) {}

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.enter(owner);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(owner: string): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve();
    }
    return new Promise((enter) => {
      this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), enter]);
    });
  }

  /** Hands the slot on: to the owner who has waited longest for a turn, who then is the last. */
  private leave(): void {
    const [turn] = this.waiting;
    if (!turn) {
      this.free++;
      return;
    }
    const [owner, [enter, ...rest]] = turn;
    this.waiting.delete(owner);
    if (rest.length > 0) this.waiting.set(owner, rest);
    enter!();
  }
}
