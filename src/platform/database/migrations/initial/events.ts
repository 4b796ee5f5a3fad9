/**
 * The sequence of each user: every event of the matches that they follow, and their notifications. A row names what
 * it stands for and contains none of its data. There are no foreign keys: the named rows exist and stay, and each
 * key would cost a look-up under the lock that orders the sequence.
 */
export const events = `
  CREATE SEQUENCE user_event_position;

  CREATE TABLE user_events (
    user_id uuid NOT NULL,
    position bigint NOT NULL,
    match_id uuid,
    version integer,
    notification_id uuid,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (user_id, position),
    CHECK ((match_id IS NULL) = (version IS NULL)),
    CHECK ((match_id IS NULL) <> (notification_id IS NULL))
  );
  COMMENT ON COLUMN user_events.created_at IS
    'Infinite in the newest row of a match, which is kept when the older rows are deleted.';
  CREATE UNIQUE INDEX user_events_match_once ON user_events (user_id, match_id, version)
    WHERE match_id IS NOT NULL;
  CREATE UNIQUE INDEX user_events_notification_once ON user_events (notification_id)
    WHERE notification_id IS NOT NULL;
  -- Not BRIN: new rows go into freed pages, so that BRIN would soon report most of the table as old.
  CREATE INDEX user_events_old ON user_events (created_at);

  CREATE TABLE user_events_cleared (
    user_id uuid PRIMARY KEY,
    position bigint NOT NULL
  );
  COMMENT ON TABLE user_events_cleared IS
    'Events of a user up to this position are deleted. A reader with an older cursor has missed events.';

  CREATE VIEW user_event_positions AS
    SELECT user_id, position, match_id, version, notification_id FROM user_events;
  COMMENT ON VIEW user_event_positions IS 'The event at each position of the sequence of a user.';
`;
