/** Tasks to do after a commit. */
export const tasks = `
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    offers integer NOT NULL DEFAULT 0,
    offer_at timestamptz NOT NULL DEFAULT now(),
    failures integer NOT NULL DEFAULT 0
  );
  COMMENT ON COLUMN outbox.failures IS
    'How often a worker took the task and failed; an offer that no worker took does not count.';
  CREATE INDEX outbox_due ON outbox (offer_at);
  CREATE INDEX outbox_shares ON outbox (kind, (payload ->> 'forUser'), id)
    WHERE kind IN ('bot-turn', 'review');
`;
