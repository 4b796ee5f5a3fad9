import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Options } from '../../../engine/index.js';
import { Instant } from '../../../platform/database/entity.js';
import type { TimeControl } from '../../clock/domain/index.js';
import type {
  Backing,
  BackingAnswer,
  ChallengeSeat,
  ChallengeStatus,
} from '../domain/challenge.js';

@Entity('challenges')
@Unique('challenges_match_id_key', ['matchId'])
@Check('challenges_status_check', `status IN ('OPEN', 'MATCHED', 'DECLINED', 'CANCELLED')`)
@Index('challenges_creator', ['creatorId', 'status'])
@Index('challenges_one_rematch', ['rematchOf'], {
  unique: true,
  where: `status = ANY (ARRAY['OPEN', 'MATCHED'])`,
})
@Index('challenges_open', { synchronize: false })
@Index('challenges_open_terms', { synchronize: false })
@Index('challenges_over', ['updatedAt'], { where: `status = ANY (ARRAY['CANCELLED', 'DECLINED'])` })
@Index('challenges_of_creator', ['creatorId', 'id'])
export class ChallengeRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'challenges_creator_id_fkey', onDelete: 'CASCADE' })
  readonly creatorId!: string;

  @Column('text')
  readonly variant!: string;

  @Column('text')
  readonly preset!: string;

  @Column('jsonb')
  readonly options!: Options;

  @Column('boolean')
  readonly rated!: boolean;

  @Column('boolean')
  readonly rulesFixed!: boolean;

  @Column('jsonb')
  readonly timeControl!: TimeControl;

  @Column('uuid')
  @ForeignKey('ShuffleChainRow', { name: 'challenges_match_id_fkey' })
  readonly matchId!: string;

  @Column('bytea')
  readonly commitment!: Buffer;

  @Column('text')
  readonly status!: ChallengeStatus;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;

  @Instant({ default: () => 'service_now()' })
  readonly updatedAt!: Date;

  @Column('boolean', { default: true })
  readonly onlookers!: boolean;

  @Column('boolean', { default: false })
  readonly peopleOnly!: boolean;

  @Column('uuid', { nullable: true })
  @ForeignKey('MatchRow', { name: 'challenges_rematch_of_fkey' })
  readonly rematchOf!: string | null;

  @Column('boolean', { default: false })
  readonly byInvitation!: boolean;
}

@Entity('challenge_backers')
@Check('challenge_backers_answer_check', `answer IN ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`)
@Index('challenge_backers_user', ['userId', 'challengeId'])
export class ChallengeBackerRow implements Backing {
  @PrimaryColumn('uuid')
  @ForeignKey('ChallengeRow', { name: 'challenge_backers_challenge_id_fkey', onDelete: 'CASCADE' })
  readonly challengeId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'challenge_backers_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('smallint')
  readonly seat!: number;

  @Column('text')
  readonly answer!: BackingAnswer;

  @Column('int')
  readonly number!: number;
}

@Entity('challenge_seats')
@Index('challenge_seats_by_user', ['userId'])
@Index('challenge_seats_newest', { synchronize: false })
@Index('challenge_seats_user', ['challengeId', 'userId'], { unique: true, where: `NOT is_bot` })
export class ChallengeSeatRow implements ChallengeSeat {
  @PrimaryColumn('uuid')
  @ForeignKey('ChallengeRow', { name: 'challenge_seats_challenge_id_fkey', onDelete: 'CASCADE' })
  readonly challengeId!: string;

  @PrimaryColumn('smallint')
  readonly seat!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('UserRow', { name: 'challenge_seats_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string | null;

  @Column('boolean', { default: false })
  readonly isBot!: boolean;

  @Column('boolean', { default: false })
  readonly accepted!: boolean;

  @Column('text', { default: '' })
  readonly clientSeed!: string;

  @Column('jsonb', { nullable: true })
  readonly rules!: Options | null;

  /** When the challenge was created, for the list of a user's challenges. */
  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
