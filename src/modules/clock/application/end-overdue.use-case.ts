import { Injectable, Logger } from '@nestjs/common';
import { Relay } from '../../../platform/outbox/relay.js';
import {
  Departures,
  isHouseBot,
  isOverdue,
  MatchStore,
  owedAfter,
  timed,
} from '../../matches/application/index.js';
import type { Departure } from '../../matches/application/index.js';
import { AutomaticVacation } from './automatic-vacation.js';
import { OUTAGE_SECONDS } from './heartbeat.js';

/** How many matches one pass ends at most; the next pass takes the rest. */
const BATCH = 100;

/**
 * Where a deadline has passed the player who was asked has lost; with three and more a house bot
 * takes the seat over, unless vacation is taken for the player.
 */
@Injectable()
export class EndOverdue {
  private readonly logger = new Logger(EndOverdue.name);

  constructor(
    private readonly store: MatchStore,
    private readonly departures: Departures,
    private readonly vacation: AutomaticVacation,
    private readonly relay: Relay,
  ) {}

  async execute(): Promise<void> {
    const overdue = await this.store.overdue(BATCH, OUTAGE_SECONDS);
    if (overdue.length === 0) return;
    const depart = await this.departures.prepare();
    for (const matchId of overdue) await this.end(matchId, depart);
    this.relay.kick();
  }

  /** Ends one match if it is overdue: what a prompt is for. */
  async executeFor(matchId: string): Promise<void> {
    if (!(await this.store.isOverdue(matchId, OUTAGE_SECONDS))) return;
    await this.end(matchId, await this.departures.prepare());
    this.relay.kick();
  }

  /** A match that went on, or was ended by another worker, since it was read is left alone. */
  private async end(matchId: string, depart: Departure): Promise<void> {
    try {
      const { match, moment } = await this.store.loadForMove(matchId, null);
      if (!match || match.toAct === null || isHouseBot(match.players[match.toAct]!)) return;
      if (!isOverdue(match, moment) || (await this.vacation.take(match))) return;
      const advance = depart(match, match.toAct, 'TIMEOUT');
      await this.store.commit(timed(advance, match, moment), owedAfter(advance), null);
    } catch (error) {
      this.logger.error(`match ${matchId} is overdue and cannot be ended: ${String(error)}`);
    }
  }
}
