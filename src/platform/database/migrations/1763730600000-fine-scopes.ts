import type { MigrationInterface, QueryRunner } from 'typeorm';

const READ = ['profile:read', 'match:read', 'challenge:read', 'message:read', 'notification:read'];

/** The fine scopes of each of the three former scopes. */
const WORTH = {
  read: [...READ, 'event:read'],
  play: [
    ...['match:play', 'plan:write', 'review:write', 'challenge:write', 'message:write'],
    ...['notification:write', 'vacation:write', 'report:write', 'event:read'],
  ],
  account: ['email:read', 'preference:write', 'block:write', 'webhook:write'],
};

const listOf = (scopes: readonly string[]): string =>
  scopes.map((scope) => `'${scope}'`).join(', ');

/** The former scopes that included a fine one. */
const former = `
  CASE WHEN scope IN (${listOf(WORTH.account)}, 'preference:read', 'webhook:read') THEN 'account'
       WHEN scope IN (${listOf([...READ, 'event:read'])}) THEN 'read'
       ELSE 'play' END`;

/** Replaces a personal token's scopes by fine ones that allow the same (ADR 52). */
export class FineScopes1763730600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows = Object.entries(WORTH).flatMap(([old, fine]) =>
      fine.map((scope) => `('${old}', '${scope}')`),
    );
    await runner.query(`
      UPDATE api_tokens SET scopes = (
        SELECT coalesce(array_agg(DISTINCT fine), '{}') FROM (VALUES ${rows.join(', ')}) AS worth (old, fine)
        WHERE old = ANY (scopes));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE api_tokens SET scopes = (
        SELECT array_agg(DISTINCT ${former}) FROM unnest(scopes) AS scope);
    `);
  }
}
