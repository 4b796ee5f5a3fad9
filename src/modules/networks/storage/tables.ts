import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('closed_networks', {
  comment: 'Networks from which nobody registers, starts as a guest or signs in for a time.',
})
@Unique('closed_networks_network_key', ['network'])
@Index('closed_networks_end', ['until'])
export class ClosedNetworkRow {
  @PrimaryColumn('uuid')
  readonly id!: string;

  /** As `203.0.113.0/24`. */
  @Column('text')
  readonly network!: string;

  @Column('boolean', {
    comment:
      'Whether it was closed as a network of an account; then nobody is shown which one it is.',
  })
  readonly isOfAccount!: boolean;

  @Column('text')
  readonly reason!: string;

  @Instant()
  readonly until!: Date;

  @Instant({ default: () => 'service_now()' })
  readonly createdAt!: Date;
}
