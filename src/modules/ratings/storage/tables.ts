import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('booked_matches')
@Unique('booked_matches_sequence_key', ['sequence'])
export class BookedMatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'booked_matches_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  readonly sequence!: string;

  @Instant({ default: () => 'clock_timestamp()' })
  readonly bookedAt!: Date;

  @Column('boolean', {
    default: true,
    comment: 'Whether a rated match changes ratings, as decided when it was booked.',
  })
  readonly counts!: boolean;
}

@Entity('ledger')
@Check('ledger_check', `low_id < high_id`)
@Index('ledger_high', ['highId', 'lowId', 'ratingKey'])
export class LedgerRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'ledger_low_id_fkey' })
  readonly lowId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'ledger_high_id_fkey' })
  readonly highId!: string;

  @PrimaryColumn('text')
  readonly ratingKey!: string;

  @Column('int')
  readonly matches!: number;

  @Column('int')
  readonly lowWins!: number;

  @Column('int')
  readonly highWins!: number;

  @Column('int')
  readonly lowBummerl!: number;

  @Column('int')
  readonly highBummerl!: number;
}

@Entity('rating_changes')
@Index('rating_changes_history', { synchronize: false })
export class RatingChangeRow {
  @PrimaryColumn('uuid')
  @ForeignKey('BookedMatchRow', { name: 'rating_changes_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'rating_changes_user_id_fkey' })
  readonly userId!: string;

  @Column('text')
  readonly ratingKey!: string;

  @Column('bigint')
  readonly sequence!: string;

  @Column('float8')
  readonly muBefore!: number;

  @Column('float8')
  readonly sigmaBefore!: number;

  @Column('float8')
  readonly muAfter!: number;

  @Column('float8')
  readonly sigmaAfter!: number;
}

@Entity('voided_matches', {
  comment: 'Matches that count for nothing, because a moderator has said so.',
})
@Unique('voided_matches_sequence_key', ['sequence'])
export class VoidedMatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'voided_matches_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly voidedAt!: Date;

  @Column('bigint', {
    nullable: true,
    comment:
      'When the effect on the books was taken back, in the order of booking; null if it has not been, or there was none.',
  })
  readonly sequence!: string | null;
}

@Entity('rating_reversals', { comment: 'How voided matches changed ratings back.' })
@Index('rating_reversals_history', { synchronize: false })
export class RatingReversalRow {
  @PrimaryColumn('uuid')
  @ForeignKey('VoidedMatchRow', { name: 'rating_reversals_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'rating_reversals_user_id_fkey' })
  readonly userId!: string;

  @Column('text')
  readonly ratingKey!: string;

  @Column('bigint')
  readonly sequence!: string;

  @Column('float8')
  readonly muBefore!: number;

  @Column('float8')
  readonly sigmaBefore!: number;

  @Column('float8')
  readonly muAfter!: number;

  @Column('float8')
  readonly sigmaAfter!: number;
}

@Entity('ratings')
@Index('ratings_leaderboard', { synchronize: false })
export class RatingRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'ratings_user_id_fkey' })
  readonly userId!: string;

  @PrimaryColumn('text')
  readonly ratingKey!: string;

  @Column('float8')
  readonly mu!: number;

  @Column('float8')
  readonly sigma!: number;

  @Column('int')
  readonly matches!: number;

  @Column('int')
  readonly wins!: number;

  @Column('boolean')
  readonly provisional!: boolean;

  /** Whether the user is a bot: bots have leaderboards of their own. */
  @Column('boolean', { default: false })
  readonly isBot!: boolean;
}

@Entity('rating_counts', {
  comment: 'How many settled ratings are in each bucket. Triggers of ratings keep it.',
})
export class RatingCountRow {
  @PrimaryColumn('text')
  readonly ratingKey!: string;

  @PrimaryColumn('boolean')
  readonly isBot!: boolean;

  @PrimaryColumn('smallint', {
    comment:
      'A bucket has 64 points in level 0, one point in level 1, a 64th of a point in level 2.',
  })
  readonly level!: number;

  @PrimaryColumn('int')
  readonly bucket!: number;

  @Column('int')
  readonly count!: number;
}
