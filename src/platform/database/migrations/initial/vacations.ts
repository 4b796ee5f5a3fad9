/** Vacations of users. */
export const vacations = `
  -- Complete local days; from_at and to_at are their limits in the zone in which they were booked.
  CREATE TABLE vacations (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    from_day date NOT NULL,
    to_day date NOT NULL,
    time_zone text NOT NULL,
    from_at timestamptz(3) NOT NULL,
    to_at timestamptz(3) NOT NULL,
    automatic boolean NOT NULL DEFAULT false,
    booked_at timestamptz(3) NOT NULL,
    CHECK (from_day <= to_day AND from_at <= to_at)
  );
  CREATE INDEX vacations_user ON vacations (user_id, to_at);

  CREATE VIEW booked_vacations AS SELECT user_id, from_at, to_at, booked_at FROM vacations;
  COMMENT ON VIEW booked_vacations IS 'The vacations of users.';
`;
