import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type {
  CompetitionMatch,
  Entry,
  EntryStatus,
  GameResult,
  StoredRound,
  StoredPairing,
} from '../domain/competition.js';
import type { Decision, Stage } from '../domain/form.js';

@Entity('competition_entries')
@Check(
  'competition_entries_status_check',
  `status IN ('INCOMPLETE', 'WAITING', 'ENTERED', 'WITHDRAWN', 'OUT', 'DISQUALIFIED', 'NOT_DRAWN')`,
)
@Index('competition_entries_once', ['competitionId', 'userId'], {
  unique: true,
  where: 'reentry_of IS NULL',
})
@Index('competition_entries_lot', ['competitionId', 'lot'], {
  unique: true,
  where: 'lot IS NOT NULL',
})
@Index('competition_entries_user', ['userId', 'enteredAt', 'competitionId'])
@Index('competition_entries_partner', ['partnerId', 'competitionId'], {
  where: 'partner_id IS NOT NULL',
})
export class CompetitionEntryRow implements Entry {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionRow', {
    name: 'competition_entries_competition_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly competitionId!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'competition_entries_user_id_fkey' })
  readonly userId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'competition_entries_partner_id_fkey' })
  readonly partnerId!: string | null;

  @Column('boolean', { default: false })
  readonly partnerAgreed!: boolean;

  @Column('text')
  readonly status!: EntryStatus;

  @Column('text', { default: '' })
  readonly clientSeed!: string;

  @Column('int', {
    nullable: true,
    comment: 'The number of the entry whose player bought this lot.',
  })
  readonly reentryOf!: number | null;

  @Column('int', { nullable: true })
  readonly lot!: number | null;

  @Column('int', { nullable: true })
  readonly player!: number | null;

  @Column('int', { nullable: true })
  readonly groupNumber!: number | null;

  @Column('int', { nullable: true })
  readonly outSince!: number | null;

  @Column('int', {
    nullable: true,
    comment: 'The place on the ladder, or at the end of the competition.',
  })
  readonly place!: number | null;

  @Column('int', { default: 0 })
  readonly timeouts!: number;

  @Instant({ default: () => 'service_now()' })
  readonly enteredAt!: Date;
}

@Entity('competition_rounds')
export class CompetitionRoundRow implements StoredRound {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionRow', {
    name: 'competition_rounds_competition_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly competitionId!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Instant()
  readonly openedAt!: Date;

  @Instant({ nullable: true })
  readonly endsAt!: Date | null;

  @Instant({ nullable: true })
  readonly endedAt!: Date | null;
}

@Entity('competition_pairings')
@ForeignKey('CompetitionRoundRow', ['competitionId', 'round'], ['competitionId', 'number'], {
  name: 'competition_pairings_competition_id_round_fkey',
  onDelete: 'CASCADE',
})
@Check('competition_pairings_stage_check', `stage IN ('MAIN', 'LOSERS', 'THIRD_PLACE', 'FINAL')`)
@Check(
  'competition_pairings_decision_check',
  `decision IN ('PLAYED', 'TIMEOUT', 'BYE', 'WALKOVER', 'ADJUDICATED', 'CALLED_OFF')`,
)
@Index('competition_pairings_open', ['competitionId', 'round'], { where: 'decision IS NULL' })
@Index('competition_pairings_to_open', ['tryAt'], { where: 'try_at IS NOT NULL' })
@Index('competition_pairings_lot_1', { synchronize: false })
@Index('competition_pairings_lot_2', { synchronize: false })
@Index('competition_pairings_lot_3', { synchronize: false })
@Index('competition_pairings_lot_4', { synchronize: false })
export class CompetitionPairingRow implements StoredPairing {
  @PrimaryColumn('uuid')
  readonly competitionId!: string;

  @PrimaryColumn('int')
  readonly round!: number;

  @PrimaryColumn('int')
  readonly board!: number;

  @Column('text')
  readonly stage!: Stage;

  @Column('int', { nullable: true })
  readonly groupNumber!: number | null;

  @Column('int', { array: true })
  readonly lots!: number[];

  @Column('smallint', { default: 0, comment: 'How many matches of it have been opened.' })
  readonly games!: number;

  @Column('boolean', { default: false, comment: 'Whether one of its matches runs.' })
  readonly playing!: boolean;

  @Instant({
    nullable: true,
    comment: 'When its next match is to be opened; null while one runs, or none is to come.',
  })
  readonly tryAt!: Date | null;

  @Column('int', { array: true, default: () => `'{}'`, comment: 'Sides who are busy elsewhere.' })
  readonly busy!: number[];

  @Instant({
    nullable: true,
    comment: 'When a challenge on a ladder is adjudicated; null: at the end of its round.',
  })
  readonly endsAt!: Date | null;

  @Column('text', { nullable: true })
  readonly decision!: Decision | null;

  @Column('int', { array: true, nullable: true })
  readonly points!: number[] | null;

  @Column('int', { array: true, nullable: true })
  readonly bummerl!: number[] | null;

  @Instant({ nullable: true })
  readonly decidedAt!: Date | null;
}

@Entity('competition_matches')
@Unique('competition_matches_competition_id_round_board_game_key', [
  'competitionId',
  'round',
  'board',
  'game',
])
@ForeignKey(
  'CompetitionPairingRow',
  ['competitionId', 'round', 'board'],
  ['competitionId', 'round', 'board'],
  { name: 'competition_matches_competition_id_round_board_fkey', onDelete: 'CASCADE' },
)
export class CompetitionMatchRow implements CompetitionMatch {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'competition_matches_match_id_fkey' })
  readonly matchId!: string;

  @Column('uuid')
  readonly competitionId!: string;

  @Column('int')
  readonly round!: number;

  @Column('int')
  readonly board!: number;

  @Column('smallint')
  readonly game!: number;

  @Column('int', { array: true, comment: 'The index in the pairing’s lots of each seat.' })
  readonly seats!: number[];

  @Column('boolean', { default: true })
  readonly running!: boolean;

  @Column('jsonb', { nullable: true })
  readonly result!: GameResult | null;

  @Instant()
  readonly openedAt!: Date;

  @Column('boolean', {
    nullable: true,
    comment: 'Whether a rated match changes ratings; null until it is booked.',
  })
  readonly counts!: boolean | null;
}

@Entity('competition_players', {
  comment: 'Who plays the matches of competitions: how many at once, and what comes next.',
})
@Index('competition_players_user', ['userId'])
@Index('competition_players_running', ['userId', 'competitionId'], { where: 'running' })
@Index('competition_players_resigning', ['resignAt'], { where: 'resign_at IS NOT NULL' })
@Index('competition_players_of', ['competitionId', 'userId'])
export class CompetitionPlayerRow {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionMatchRow', {
    name: 'competition_players_match_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'competition_players_user_id_fkey' })
  readonly userId!: string;

  @Column('uuid')
  readonly competitionId!: string;

  @Column('boolean', { default: true })
  readonly running!: boolean;

  @Instant({
    nullable: true,
    comment: 'When the match is to be resigned for a player who is out.',
  })
  readonly resignAt!: Date | null;
}

@Entity('competition_balances', {
  comment: 'The rated matches that a player has won in a competition, less those given up.',
})
@Index('competition_balances_user', ['userId'])
export class CompetitionBalanceRow {
  @PrimaryColumn('uuid')
  @ForeignKey('CompetitionRow', {
    name: 'competition_balances_competition_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly competitionId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'competition_balances_user_id_fkey' })
  readonly userId!: string;

  @Column('int')
  readonly balance!: number;
}
