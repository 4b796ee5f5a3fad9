import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity('competition_calendars', {
  comment: 'The number of the address of a user’s calendar; it has a row once it was renewed.',
})
export class CalendarRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'competition_calendars_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('int')
  readonly version!: number;
}
