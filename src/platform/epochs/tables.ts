import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity.js';

@Entity('epochs')
@Check('epochs_number_check', `(number >= 1) AND (number <= 2000)`)
export class EpochRow {
  @PrimaryColumn('int')
  readonly number!: number;

  @Instant({ default: () => 'service_now()' })
  readonly begunAt!: Date;

  @Column('timestamp with time zone', {
    precision: 3,
    nullable: true,
    comment: 'Null while the command works: api and worker do not start then.',
  })
  readonly finishedAt!: Date | null;
}
