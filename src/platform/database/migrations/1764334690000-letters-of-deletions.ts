import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['VERIFICATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED'],
  ...['WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED', 'NAME_CHANGED'],
];

const OF_DELETIONS = ['DELETION_ASKED', 'DELETION_WITHDRAWN'];

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Rows that are there fulfil the narrower condition already. */
const allow = (kinds: readonly string[]): string => `
  ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
  ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN (${listed(kinds)})) NOT VALID;
`;

/** Letters say that an account will be deleted, and that it stays. */
export class LettersOfDeletions1764334690000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow([...KINDS, ...OF_DELETIONS]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM letters WHERE kind IN (${listed(OF_DELETIONS)})`);
    await runner.query(allow(KINDS));
  }
}
