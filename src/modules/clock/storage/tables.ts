import { Check, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('heartbeat')
@Check('heartbeat_id_check', `id = 1`)
export class HeartbeatRow {
  @PrimaryColumn('smallint', { default: 1 })
  readonly id!: number;

  @Instant({ default: () => 'now()' })
  readonly at!: Date;
}

@Entity('outages')
@Check('outages_check', `from_at < to_at`)
@Index('outages_end', ['toAt'])
export class OutageRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Instant()
  readonly fromAt!: Date;

  @Instant()
  readonly toAt!: Date;
}
