import { Injectable } from '@nestjs/common';

/** Called before anything is checked or written. It throws an ApiError to refuse. */
type EntryHook = (address: string) => Promise<void>;

/** What other modules ask of an address from which somebody registers, starts as a guest or signs in with a password. */
@Injectable()
export class Entrances {
  private readonly hooks: EntryHook[] = [];

  onEntry(hook: EntryHook): void {
    this.hooks.push(hook);
  }

  async check(address: string): Promise<void> {
    for (const hook of this.hooks) await hook(address);
  }
}
