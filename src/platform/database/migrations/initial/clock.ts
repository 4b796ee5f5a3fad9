/** The heartbeat (when players could last be served) and the outages that it has found (ADR 32). */
export const clock = `
  CREATE TABLE heartbeat (
    id smallint DEFAULT 1 PRIMARY KEY CHECK (id = 1),
    at timestamptz(3) NOT NULL DEFAULT now()
  );
  INSERT INTO heartbeat DEFAULT VALUES;

  CREATE TABLE outages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_at timestamptz(3) NOT NULL,
    to_at timestamptz(3) NOT NULL,
    CHECK (from_at < to_at)
  );
  CREATE INDEX outages_end ON outages (to_at);

  CREATE VIEW known_outages AS SELECT coalesce(max(id), 0)::integer AS last_id FROM outages;
  COMMENT ON VIEW known_outages IS 'The id of the last outage; 0 without one.';
`;
