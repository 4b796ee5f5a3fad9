import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity('presence')
export class PresenceRow {
  @PrimaryColumn('uuid')
  @ForeignKey('UserRow', { name: 'presence_user_id_fkey', onDelete: 'CASCADE' })
  readonly userId!: string;

  @PrimaryColumn('uuid')
  readonly processId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly seenAt!: Date;

  @Column('uuid', {
    array: true,
    default: () => "'{}'",
    comment: 'The matches that the user follows live there.',
  })
  readonly matchIds!: readonly string[];
}
