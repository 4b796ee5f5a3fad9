import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The oldest release that can run on the schema. A migration that drops or changes something raises it. */
export class SchemaCompatibility1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schema_compatibility (
        id smallint DEFAULT 1 PRIMARY KEY CHECK (id = 1),
        oldest_level bigint NOT NULL
      );
      COMMENT ON COLUMN schema_compatibility.oldest_level IS
        'A release must know the migration of this time, or a later one, to run on the schema.';
      INSERT INTO schema_compatibility (oldest_level) VALUES (1764200000000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE schema_compatibility');
  }
}
