/** Reviews: the values of players' decisions, computed after the end of a match. */
export const reviews = `
  CREATE TABLE reviews (
    id uuid PRIMARY KEY,
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    deal_count integer NOT NULL,
    requested_at timestamptz(3) NOT NULL DEFAULT service_now(),
    finished_at timestamptz(3),
    attempts smallint NOT NULL DEFAULT 0,
    failed_at timestamptz(3),
    leaving jsonb,
    CONSTRAINT reviews_once UNIQUE (user_id, match_id)
  );
  COMMENT ON COLUMN reviews.attempts IS 'How often the next deal was tried.';
  COMMENT ON COLUMN reviews.leaving IS 'The action from which a house bot played the seat of the player.';

  -- Deals are reviewed one after the other. A row is a reviewed deal, even if the process has died since.
  CREATE TABLE review_deals (
    review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
    number integer NOT NULL,
    decisions jsonb NOT NULL,
    after jsonb,
    PRIMARY KEY (review_id, number)
  );
  COMMENT ON COLUMN review_deals.after IS 'The state of the match after the deal; null in old reviews.';
`;
