/** What has happened, for the consumers. */
export const outbox = `
  CREATE SEQUENCE outbox_position AS bigint;
  CREATE TABLE outbox (
    id bigint NOT NULL DEFAULT nextval('outbox_position'),
    consumer text NOT NULL DEFAULT '',
    subject uuid,
    events jsonb NOT NULL,
    for_user uuid,
    offers integer NOT NULL DEFAULT 0,
    offer_at timestamptz NOT NULL DEFAULT now(),
    failures integer NOT NULL DEFAULT 0,
    PRIMARY KEY (id, consumer),
    CONSTRAINT outbox_events CHECK (jsonb_typeof(events) = 'array')
  );
  COMMENT ON COLUMN outbox.consumer IS
    'The one consumer that has not handled the events yet; empty while that is true of all.';
  COMMENT ON COLUMN outbox.subject IS
    'What the events are about. A consumer gets the events of one subject in their order.';
  COMMENT ON COLUMN outbox.for_user IS
    'The user for whom a queued consumer handles them; users take turns.';
  COMMENT ON COLUMN outbox.failures IS
    'How often the consumer has failed; an offer that no worker took does not count.';
  CREATE INDEX outbox_due ON outbox (offer_at, id);
  CREATE INDEX outbox_subjects ON outbox (subject, consumer, id) WHERE subject IS NOT NULL;
  CREATE INDEX outbox_users ON outbox (consumer, for_user, id) WHERE for_user IS NOT NULL;
`;
