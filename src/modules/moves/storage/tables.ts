import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/entity.js';

@Entity('overdue_set_aside')
@Index('overdue_set_aside_retry', ['retryAt'])
export class OverdueSetAsideRow {
  @PrimaryColumn('uuid')
  readonly matchId!: string;

  @Column('int')
  readonly version!: number;

  @Column('int')
  readonly failures!: number;

  @Instant({ default: () => 'now()' })
  readonly since!: Date;

  @Instant()
  readonly retryAt!: Date;
}
