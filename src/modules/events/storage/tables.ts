import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('user_events')
@Check('user_events_check', `(match_id IS NULL) = (version IS NULL)`)
@Check('user_events_check1', `(match_id IS NULL) <> (notification_id IS NULL)`)
@Index('user_events_match_once', ['userId', 'matchId', 'version'], {
  unique: true,
  where: `match_id IS NOT NULL`,
})
@Index('user_events_notification_once', ['notificationId'], {
  unique: true,
  where: `notification_id IS NOT NULL`,
})
@Index('user_events_old', ['createdAt'])
export class UserEventRow {
  @PrimaryColumn('uuid')
  readonly userId!: string;

  @PrimaryColumn('bigint')
  readonly position!: string;

  @Column('uuid', { nullable: true })
  readonly matchId!: string | null;

  @Column('int', { nullable: true })
  readonly version!: number | null;

  @Column('uuid', { nullable: true })
  readonly notificationId!: string | null;

  @Instant({
    comment:
      'Infinite in the newest row of a match, which is kept when the older rows are deleted.',
    default: () => 'service_now()',
  })
  readonly createdAt!: Date;
}

@Entity('user_events_cleared', {
  comment:
    'Events of a user up to this position are deleted. A reader with an older cursor has missed events.',
})
export class UserEventsClearedRow {
  @PrimaryColumn('uuid')
  readonly userId!: string;

  @Column('bigint')
  readonly position!: string;
}
