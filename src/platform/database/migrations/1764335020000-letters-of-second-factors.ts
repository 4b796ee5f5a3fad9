import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['VERIFICATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED'],
  ...['WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED', 'NAME_CHANGED', 'DELETION_ASKED'],
  'DELETION_WITHDRAWN',
];

const OF_SECOND_FACTORS = [
  ...['SECOND_FACTOR_TURNED_ON', 'SECOND_FACTOR_TURNED_OFF', 'RECOVERY_CODES_RENEWED'],
];

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Rows that are there fulfil the narrower condition already. */
const allow = (kinds: readonly string[]): string => `
  ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
  ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN (${listed(kinds)})) NOT VALID;
`;

/** Letters tell of changes of two-factor sign-in; a deletion remembers what it has turned off. */
export class LettersOfSecondFactors1764335020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow([...KINDS, ...OF_SECOND_FACTORS]));
    await runner.query(
      'ALTER TABLE account_deletions ADD auto_vacation boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_deletions DROP auto_vacation');
    await runner.query(`DELETE FROM letters WHERE kind IN (${listed(OF_SECOND_FACTORS)})`);
    await runner.query(allow(KINDS));
  }
}
