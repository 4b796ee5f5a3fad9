import type { Service } from '../integration/start/service.js';
import { TestClient } from '../support/client.js';
import { guestOf, matchOfGuest } from '../support/guests.js';
import { until } from '../support/wait.js';

/** A running service, with a match against a bot. */
export class Running {
  constructor(
    private readonly process: Service,
    private readonly address: string,
  ) {}

  readonly client = (): TestClient => new TestClient(this.address);

  async health(): Promise<{ status: string; reason?: string }> {
    const answer = await fetch(`${this.address}/health/ready`);
    return (await answer.json()) as { status: string; reason?: string };
  }

  async saysWhy(reason: RegExp): Promise<void> {
    await until(`not ready: ${reason}`, async () =>
      reason.test((await this.health()).reason ?? ''),
    );
  }

  async isReady(): Promise<void> {
    await until('ready', async () => (await this.health()).status === 'ready');
  }

  /** Begins a match, and plays until the bot has made a move. */
  async botPlays(): Promise<void> {
    const guest = await until('a guest', () => guestOf(this).catch(() => undefined));
    const id = await matchOfGuest(guest);
    let played = Infinity;
    await until('a move of the bot', async () => {
      const { version, toAct, viewerSeat, deal } = await guest.match(id);
      if (version > played) return true;
      if (toAct !== viewerSeat) return false;
      await guest.act(id, [deal.legal[0]!]);
      played = version + 1;
      return false;
    });
  }

  /** How many lines it has logged. */
  get lines(): number {
    return this.process.out().split('\n').length;
  }

  async end(): Promise<void> {
    this.process.child.kill('SIGTERM');
    await this.process.ended;
  }
}
