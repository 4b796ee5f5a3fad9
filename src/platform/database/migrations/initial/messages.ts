/** Messages between the players of a match. */
export const messages = `
  -- A message that is held back is delivered when its deal ends, which does not change its row. \`told\` says whether the
  -- delivery has been published.
  CREATE TABLE match_messages (
    id uuid PRIMARY KEY,
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    deal_number integer NOT NULL,
    seat smallint NOT NULL,
    sender_id uuid NOT NULL REFERENCES users (id),
    text text,
    phrase text,
    held_back boolean NOT NULL,
    told boolean NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    CHECK ((text IS NULL) <> (phrase IS NULL))
  );
  CREATE INDEX match_messages_newest ON match_messages (match_id, created_at DESC, id DESC);
  CREATE INDEX match_messages_untold ON match_messages (match_id) WHERE NOT told;
`;
