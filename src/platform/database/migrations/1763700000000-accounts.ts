import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, how they sign in, and the counters of failed attempts. Secrets are stored only as hashes. */
export class Accounts1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        username_key text NOT NULL CONSTRAINT users_username_once UNIQUE,
        email text,
        email_key text,
        email_verified_at timestamptz,
        time_zone text NOT NULL DEFAULT 'UTC',
        is_bot boolean NOT NULL DEFAULT false,
        bot_level text CONSTRAINT users_bot_level_once UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (is_bot = (bot_level IS NOT NULL)),
        CHECK ((email IS NULL) = (email_key IS NULL))
      );
      -- Not unique: a user who enters the address of another must not keep the owner from using it.
      CREATE INDEX users_email ON users (email_key) WHERE email_key IS NOT NULL;

      CREATE TABLE passwords (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        password_hash text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      );

      -- One row for each user: a newer link replaces the older one.
      CREATE TABLE password_resets (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        network text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX sessions_user ON sessions (user_id, network);
      CREATE INDEX sessions_age ON sessions (last_used_at);

      -- Used tokens are kept as long as their session, so that a second use is noticed.
      CREATE TABLE refresh_tokens (
        token_hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz
      );
      CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
      CREATE INDEX refresh_tokens_spent ON refresh_tokens (used_at) WHERE used_at IS NOT NULL;

      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        expires_at timestamptz
      );
      CREATE INDEX api_tokens_user ON api_tokens (user_id);

      -- The columns that rate-limiter-flexible reads and writes; expire is in milliseconds.
      CREATE TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limits_expire ON rate_limits (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE rate_limits; DROP TABLE api_tokens; DROP TABLE refresh_tokens; DROP TABLE sessions;
       DROP TABLE password_resets; DROP TABLE passwords; DROP TABLE users`,
    );
  }
}
