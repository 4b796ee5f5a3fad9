/** Challenges: seats that wait for players. */
export const challenges = `
  CREATE TABLE challenges (
    id uuid PRIMARY KEY,
    creator_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    variant text NOT NULL,
    preset text NOT NULL,
    options jsonb NOT NULL,
    rated boolean NOT NULL,
    rules_fixed boolean NOT NULL,
    time_control jsonb NOT NULL,
    match_id uuid NOT NULL UNIQUE REFERENCES shuffle_chains (match_id),
    commitment bytea NOT NULL,
    status text NOT NULL CHECK (status IN ('OPEN', 'MATCHED', 'DECLINED', 'CANCELLED')),
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    updated_at timestamptz(3) NOT NULL DEFAULT service_now(),
    onlookers boolean NOT NULL DEFAULT true,
    rematch_of uuid REFERENCES matches (id),
    by_invitation boolean NOT NULL DEFAULT false,
    people_only boolean NOT NULL DEFAULT false
  );
  CREATE INDEX challenges_open ON challenges (created_at DESC, id DESC) WHERE status = 'OPEN';
  CREATE INDEX challenges_creator ON challenges (creator_id, status);
  -- A match has one rematch; a declined rematch may be offered again.
  CREATE UNIQUE INDEX challenges_one_rematch ON challenges (rematch_of)
    WHERE status IN ('OPEN', 'MATCHED');
  CREATE INDEX challenges_open_terms ON challenges (variant, preset, created_at DESC, id DESC)
    WHERE status = 'OPEN';
  CREATE INDEX challenges_over ON challenges (updated_at) WHERE status IN ('CANCELLED', 'DECLINED');

  CREATE TABLE challenge_seats (
    challenge_id uuid NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    user_id uuid REFERENCES users (id) ON DELETE CASCADE,
    is_bot boolean NOT NULL DEFAULT false,
    accepted boolean NOT NULL DEFAULT false,
    client_seed text NOT NULL DEFAULT '',
    rules jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (challenge_id, seat)
  );
  CREATE UNIQUE INDEX challenge_seats_user ON challenge_seats (challenge_id, user_id)
    WHERE NOT is_bot;
  CREATE INDEX challenge_seats_by_user ON challenge_seats (user_id);
  CREATE INDEX challenge_seats_newest ON challenge_seats (user_id, created_at DESC, challenge_id DESC);

  -- Nobody backs two seats of a match: the key contains no seat.
  CREATE TABLE challenge_backers (
    challenge_id uuid NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    answer text NOT NULL CHECK (answer IN ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
    number integer NOT NULL,
    PRIMARY KEY (challenge_id, user_id)
  );
  CREATE INDEX challenge_backers_user ON challenge_backers (user_id, challenge_id);

  CREATE VIEW challenge_players AS
    SELECT s.user_id, c.id AS challenge_id, c.status
    FROM challenge_seats s JOIN challenges c ON c.id = s.challenge_id WHERE s.accepted
    UNION ALL SELECT b.user_id, c.id, c.status
    FROM challenge_backers b JOIN challenges c ON c.id = b.challenge_id
    WHERE b.answer IN ('ASKED', 'ACCEPTED');
  COMMENT ON VIEW challenge_players IS 'The users who accepted a challenge, or back a seat of it or ask to.';
`;
