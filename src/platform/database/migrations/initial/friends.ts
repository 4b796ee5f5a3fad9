/** Friends, requests, and whether a user shows friends when they are online. */
export const friends = `
  -- The number is the version of a notification, an integer. Requests are deleted long before it is used again.
  CREATE SEQUENCE friend_request_number AS integer CYCLE;

  CREATE TABLE friendships (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    friend_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (user_id, friend_id),
    CHECK (user_id <> friend_id)
  );
  COMMENT ON TABLE friendships IS 'Two rows for each friendship, one for each of the two.';

  CREATE TABLE friend_requests (
    requester_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    requested_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    number integer NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    declined_at timestamptz(3),
    cancelled_at timestamptz(3),
    PRIMARY KEY (requester_id, requested_id),
    CHECK (requester_id <> requested_id)
  );
  COMMENT ON TABLE friend_requests IS
    'Unanswered requests. A declined or cancelled one is kept until it is old, so that it is not sent again before.';
  CREATE INDEX friend_requests_received ON friend_requests (requested_id, number);
  CREATE INDEX friend_requests_sent ON friend_requests (requester_id, number)
    WHERE cancelled_at IS NULL;
  CREATE INDEX friend_requests_old ON friend_requests (created_at);
  CREATE INDEX friend_requests_open ON friend_requests (requested_id, number)
    WHERE declined_at IS NULL AND cancelled_at IS NULL;

  CREATE TABLE friend_settings (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    shows_online boolean NOT NULL
  );
  COMMENT ON TABLE friend_settings IS 'The choices of users; without a row, the defaults.';

  CREATE VIEW open_friend_requests AS
    SELECT requester_id, requested_id FROM friend_requests
    WHERE declined_at IS NULL AND cancelled_at IS NULL;
  COMMENT ON VIEW open_friend_requests IS 'Friend requests that wait for an answer.';
`;
