import { Injectable } from '@nestjs/common';
import { openMatch, snapshot, variantOf } from '../../../engine/index.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { timeAdvance } from '../domain/moment.js';
import type { NewPlayer, StoredMatch } from '../domain/stored-match.js';
import { openTable } from '../domain/table.js';
import { dealerFor } from './dealer.js';
import { MatchClocks } from '../storage/match-clocks.js';
import { MatchStore } from '../storage/match-store.js';
import { happened } from '../../domain-events.js';
import { whatHappened } from './match-happened.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A match before its first step; the database sets its times. */
const BLANK = {
  status: 'IN_PROGRESS',
  version: 0,
  turnVersion: 0,
  abortOffers: [],
  dealNumber: 0,
  toAct: null,
  turnStartedAt: null,
  deadline: null,
  banks: null,
  score: [],
  result: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  finishedAt: null,
  restores: [],
} as const;

type Made = keyof typeof BLANK | 'players' | 'target' | 'rulesVersion' | 'snapshot';

/** The data of a new match; its id and chain were public before the last seed was known. */
export interface TableSetting extends Omit<StoredMatch, Made> {
  readonly players: readonly NewPlayer[];
}

/** Begins matches: draws for the dealer, deals, and writes that the match began. */
@Injectable()
export class TableOpener {
  constructor(
    private readonly store: MatchStore,
    private readonly clocks: MatchClocks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes the match within the transaction that filled its challenge. Until it ends, the players cannot book a
   * vacation.
   */
  async open(setting: TableSetting, transaction: Transaction): Promise<StoredMatch> {
    const { id } = setting;
    const read = await this.clocks.openingMoment(id, setting.players, transaction);
    const { checkpoint, ...moment } = read;
    const variant = variantOf(setting.variant)!;
    const match = openMatch(variant, setting.options, null);
    const players = setting.players.map((player) => ({ ...player, substituteId: null }));
    const deal = dealerFor({ ...setting, checkpoint });
    const initial = {
      ...BLANK,
      ...setting,
      players,
      target: setting.options['target'] as number,
      rulesVersion: variant.rulesVersion,
      snapshot: snapshot(match),
    };
    const opening = openTable(initial, match, deal);
    const step = timeAdvance(opening, initial, moment);
    const timeZones = moment.calendars.map(({ timeZone }) => timeZone);
    const began = { matchId: id, version: opening.match.version };
    const news = [happened('MATCH_BEGAN', began), ...whatHappened(opening)];
    this.outbox.tellAfter(transaction, news);
    return this.store.open({ step, timeZones, happened: news }, transaction);
  }
}
