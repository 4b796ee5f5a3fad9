import type { RestoreStep } from '../../../platform/epochs/begin-epoch.js';
import type { Heartbeat } from '../storage/heartbeat.js';

/** The time from the backup until now is an outage: it counts for nobody. */
export class RestoredClock implements RestoreStep {
  constructor(private readonly heartbeat: Heartbeat) {}

  async plan(): Promise<string> {
    const last = await this.heartbeat.last();
    return `give players the time since ${last.toISOString()} back, when the service last ran in this database`;
  }

  async run(): Promise<string> {
    const seconds = Math.round(await this.heartbeat.beatRestored());
    return `${seconds} seconds were given back to the players`;
  }
}
