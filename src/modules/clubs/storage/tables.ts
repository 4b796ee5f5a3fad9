import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';
import type { ClubVisibility, ClubRhythm, ClubRole } from '../domain/club.js';

@Entity('clubs')
@Check('clubs_visibility_check', `visibility IN ('OPEN', 'LISTED', 'PRIVATE')`)
@Check('clubs_rhythm_check', `rhythm IN ('NONE', 'MONTH', 'QUARTER', 'YEAR')`)
@Index('clubs_listed', { synchronize: false })
export class ClubRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly name!: string;

  /** The name as it is searched. */
  @Column('text')
  readonly nameKey!: string;

  @Column('text')
  readonly about!: string;

  @Column('text')
  readonly visibility!: ClubVisibility;

  @Column('text')
  readonly rhythm!: ClubRhythm;

  @Column('text')
  readonly timeZone!: string;

  @Column('int', { default: 1 })
  readonly linkVersion!: number;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('club_members')
@Check('club_members_role_check', `role IN ('OWNER', 'KEEPER', 'MEMBER')`)
@Index('club_members_user', ['userId', 'joinedAt', 'clubId'])
@Index('club_members_order', ['clubId', 'joinedAt', 'userId'])
@Index('club_members_one_owner', ['clubId'], { unique: true, where: `role = 'OWNER'` })
export class ClubMemberRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_members_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_members_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly role!: ClubRole;

  @Instant({ default: () => 'service_now()' })
  readonly joinedAt!: Date;

  /** Whether the owner has offered the club to this member. */
  @Column('boolean', { default: false })
  readonly isHeir!: boolean;

  /** When they were notified last that it is offered to them. */
  @Instant({ nullable: true })
  readonly notifiedOfOfferAt!: Date | null;
}

@Entity('club_leavings', { comment: 'Memberships that have ended in the last 30 days.' })
@Index('club_leavings_age', ['leftAt'])
@Index('club_leavings_club', ['clubId'])
export class ClubLeavingRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_leavings_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_leavings_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('timestamptz', { precision: 3, default: () => 'service_now()' })
  readonly leftAt!: Date;

  @Instant()
  readonly joinedAt!: Date;
}

@Entity('club_removals', {
  comment: 'Who was removed from a club. They come back only by a link that was made after that.',
})
@Index('club_removals_order', ['clubId', 'removedAt', 'userId'])
@Index('club_removals_user', ['userId'])
@Index('club_removals_of_user', ['userId', 'clubId'])
@Index('club_removals_remover', ['removedById', 'clubId', 'userId'])
export class ClubRemovalRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_removals_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_removals_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'club_removals_removed_by_id_fkey', onDelete: 'CASCADE' })
  readonly removedById!: string;

  @Column('text')
  readonly reason!: string;

  /** The number of the link at that time. */
  @Column('int')
  readonly linkVersion!: number;

  @Instant({ default: () => 'service_now()' })
  readonly removedAt!: Date;
}

@Entity('club_offers', { comment: 'The lobby of each club: challenges by invitation.' })
@Index('club_offers_newest', { synchronize: false })
@Index('club_offers_creator', ['creatorId', 'clubId'])
@Index('club_offers_age', ['createdAt'])
export class ClubOfferRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ChallengeRow', { name: 'club_offers_challenge_id_fkey', onDelete: 'CASCADE' })
  readonly challengeId!: string;

  @Column('uuid')
  @ForeignKey('ClubRow', { name: 'club_offers_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @Column('uuid')
  @ForeignKey('UserRow', { name: 'club_offers_creator_id_fkey', onDelete: 'CASCADE' })
  readonly creatorId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}

@Entity('club_matches', { comment: 'The matches that are in the ledger of a club.' })
@Index('club_matches_match', ['matchId'])
export class ClubMatchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_matches_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('MatchRow', { name: 'club_matches_match_id_fkey', onDelete: 'CASCADE' })
  readonly matchId!: string;

  @Instant({ default: () => 'service_now()' })
  readonly bookedAt!: Date;

  @Column('boolean', {
    default: false,
    comment: 'Whether the match was voided and taken out of the ledger.',
  })
  readonly takenBack!: boolean;
}

@Entity('club_seasons', { comment: 'The seasons in which matches of a club have ended.' })
@Index('club_seasons_newest', { synchronize: false })
export class ClubSeasonRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_seasons_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('text')
  readonly label!: string;

  @Instant()
  readonly beginsAt!: Date;

  @Instant()
  readonly endsAt!: Date;

  @Column('int')
  readonly matches!: number;
}

@Entity('club_ledger', { comment: 'The season is empty in the rows for all seasons together.' })
@Index('club_ledger_low', ['lowId'])
@Index('club_ledger_high', ['highId'])
@Check('club_ledger_check', `low_id < high_id`)
@Index('club_ledger_order', { synchronize: false })
export class ClubLedgerRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_ledger_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('text')
  readonly season!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_ledger_low_id_fkey' })
  readonly lowId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_ledger_high_id_fkey' })
  readonly highId!: string;

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

@Entity('club_balances', { comment: 'The sums of club_ledger for each member.' })
@Index('club_balances_order', { synchronize: false })
@Index('club_balances_user', ['userId', 'clubId', 'season'])
export class ClubBalanceRow {
  @PrimaryColumn('uuid')
  @ForeignKey('ClubRow', { name: 'club_balances_club_id_fkey', onDelete: 'CASCADE' })
  readonly clubId!: string;

  @PrimaryColumn('text')
  readonly season!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'club_balances_user_id_fkey' })
  readonly userId!: string;

  @Column('int')
  readonly matches!: number;

  @Column('int')
  readonly given!: number;

  @Column('int')
  readonly taken!: number;
}
