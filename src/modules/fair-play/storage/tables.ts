import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Progress } from '../../../engine/index.js';
import { Instant } from '../../../platform/database/entity.js';
import type { Thought } from '../domain/times.js';

@Entity('fair_play_matches', {
  comment: 'Matches whose decisions are compared with those of the strongest bot.',
})
export class FairPlayMatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'fair_play_matches_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Column('text')
  readonly ratingKey!: string;

  @Column('int')
  readonly dealCount!: number;

  @Column('int', { default: 0 })
  readonly dealsDone!: number;

  @Column('smallint', { comment: 'How often the next deal was tried.', default: 0 })
  readonly attempts!: number;

  @Instant({ nullable: true })
  readonly failedAt!: Date | null;

  @Instant({ nullable: true })
  readonly finishedAt!: Date | null;

  @Column('jsonb', {
    comment: 'The state of the match after the last deal that is done; null before the first.',
    nullable: true,
  })
  readonly after!: Progress | null;
}

@Entity('fair_play_figures', { comment: 'The sums of one player in one of these matches.' })
@Index('fair_play_figures_user', ['userId'])
export class FairPlayFigureRow {
  @PrimaryColumn('uuid')
  @ForeignKey('FairPlayMatchRow', {
    name: 'fair_play_figures_match_id_fkey',
    onDelete: 'CASCADE',
  })
  readonly matchId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'fair_play_figures_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('smallint')
  readonly seat!: number;

  @Column('int', { comment: 'The hundred points of the rating before the match.' })
  readonly band!: number;

  @Column('int', { default: 0 })
  readonly decisions!: number;

  @Column('int', { comment: 'Decisions in which no action was better.', default: 0 })
  readonly agreed!: number;

  @Column('float8', { comment: 'In game points.', default: 0 })
  readonly loss!: number;

  @Column('jsonb', {
    comment: 'The number of legal actions and the milliseconds of each decision.',
    default: [],
  })
  readonly thoughts!: readonly Thought[];
}

@Entity('fair_play_peers', {
  comment: 'What all players of a rating did in these matches, as sums over matches.',
})
export class FairPlayPeerRow {
  @PrimaryColumn('text')
  readonly ratingKey!: string;

  @PrimaryColumn('int')
  readonly band!: number;

  @Column('int')
  readonly players!: number;

  @Column('int')
  readonly matches!: number;

  @Column('float8')
  readonly decisions!: number;

  @Column('float8')
  readonly decisionsSquared!: number;

  @Column('float8')
  readonly agreed!: number;

  @Column('float8')
  readonly agreedSquared!: number;

  @Column('float8')
  readonly agreedTimesDecisions!: number;

  @Column('float8')
  readonly loss!: number;

  @Column('float8')
  readonly lossSquared!: number;

  @Column('float8')
  readonly lossTimesDecisions!: number;
}
