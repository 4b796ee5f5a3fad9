/** Users: their names, addresses and choices. */
export const users = `
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
    auto_vacation boolean NOT NULL DEFAULT false,
    lookalike_key text,
    language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
    language_chosen boolean NOT NULL DEFAULT false,
    is_guest boolean NOT NULL DEFAULT false,
    guest_seen_at timestamptz,
    suits text CHECK (suits IN ('french', 'german')),
    CHECK (is_bot OR bot_level IS NULL),
    CHECK ((email IS NULL) = (email_key IS NULL)),
    CONSTRAINT users_guest_check CHECK (is_guest OR guest_seen_at IS NULL)
  );
  -- Not unique: a user who enters the address of another must not keep the owner from using it.
  CREATE INDEX users_email ON users (email_key) WHERE email_key IS NOT NULL;
  -- A verified address belongs to one user, the first who verified it. Unverified, many users may have it.
  CREATE UNIQUE INDEX users_verified_email ON users (email_key) WHERE email_verified_at IS NOT NULL;
  CREATE UNIQUE INDEX users_lookalike_once ON users (lookalike_key);
  CREATE INDEX users_guests ON users (guest_seen_at) WHERE guest_seen_at IS NOT NULL;
  -- Finds names by their first characters: other collations ignore "_" and "-".
  CREATE INDEX users_prefix ON users (username_key COLLATE "C") WHERE NOT is_guest;

  CREATE VIEW user_profiles AS
    SELECT id AS user_id, username, time_zone, is_bot, bot_level, language,
      CASE WHEN language_chosen THEN language END AS chosen_language, suits FROM users;
  COMMENT ON VIEW user_profiles IS 'What others see of a user.';

  CREATE VIEW user_calendars AS SELECT id AS user_id, time_zone, auto_vacation FROM users;
  COMMENT ON VIEW user_calendars IS 'The time zones of users, and whether vacation begins automatically.';

  CREATE VIEW user_addresses AS
    SELECT id, username, username_key, email, email_key, email_verified_at, language, time_zone
    FROM users;
  COMMENT ON VIEW user_addresses IS 'The addresses for e-mails to users.';
`;
