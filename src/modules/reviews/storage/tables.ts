import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Progress } from '../../../engine/index.js';
import { Instant } from '../../../platform/database/entity.js';
import type { TakeoverPoint } from '../domain/takeover.js';
import type { ValuedDecision } from '../domain/review.js';

@Entity('reviews')
@Unique('reviews_once', ['userId', 'matchId'])
export class ReviewRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('MatchRow', { name: 'reviews_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'reviews_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('smallint')
  readonly seat!: number;

  @Column('int')
  readonly dealCount!: number;

  @Instant({ default: () => 'service_now()' })
  readonly requestedAt!: Date;

  @Instant({ nullable: true })
  readonly finishedAt!: Date | null;

  @Column('smallint', { comment: 'How often the next deal was tried.', default: 0 })
  readonly attempts!: number;

  @Instant({ nullable: true })
  readonly failedAt!: Date | null;

  @Column('jsonb', {
    comment: 'The action from which a house bot played the seat of the player.',
    nullable: true,
  })
  readonly leaving!: TakeoverPoint | null;
}

@Entity('review_deals')
export class ReviewDealRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ReviewRow', { name: 'review_deals_review_id_fkey', onDelete: 'CASCADE' })
  readonly reviewId!: string;

  @PrimaryColumn('int')
  readonly number!: number;

  @Column('jsonb')
  readonly decisions!: readonly ValuedDecision[];

  @Column('jsonb', {
    comment: 'The state of the match after the deal; null in old reviews.',
    nullable: true,
  })
  readonly after!: Progress | null;
}
