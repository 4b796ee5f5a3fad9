/** The hash chains of the provable shuffle. */
export const fairness = `
  CREATE TABLE shuffle_chains (
    match_id uuid PRIMARY KEY,
    owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    commitment bytea NOT NULL,
    checkpoints bytea NOT NULL,
    taken_at timestamptz(3)
  );
  CREATE UNIQUE INDEX shuffle_chains_next ON shuffle_chains (owner_id) WHERE taken_at IS NULL;

  -- Returns the checkpoint at or above a link. The code that deals reads secrets only by this function. In PL/pgSQL,
  -- Postgres plans its query once for each connection, in SQL at each call.
  CREATE FUNCTION shuffle_checkpoint(match uuid, link integer) RETURNS bytea
    LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$ BEGIN
      RETURN (SELECT substring(checkpoints FROM 32 * ((link + 127) / 128 - 1) + 1 FOR 32)
        FROM shuffle_chains WHERE match_id = match);
    END $$;
`;
