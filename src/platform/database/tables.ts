import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('schema_compatibility')
@Check('schema_compatibility_id_check', `id = 1`)
export class SchemaCompatibilityRow {
  @PrimaryColumn('smallint', { default: 1 })
  readonly id!: number;

  @Column('bigint', {
    comment:
      'A release must know the migration of this time, or a later one, to run on the schema.',
  })
  readonly oldestLevel!: string;
}
