/** The parts of the statements about matches that ran when the database was restored to an earlier time. */

/** How many matches run, and how many of them are rated. */
export const COUNT_RUNNING = `
  SELECT count(*)::integer AS running, count(*) FILTER (WHERE rated)::integer AS rated
  FROM matches WHERE status = 'IN_PROGRESS'`;

/** The running matches that have not reached a version, in the order of their ids. */
export const runningBefore = (version: string, after: string): string => `
  SELECT m.id, m.rated, m.deal_number AS "dealNumber" FROM matches m
  WHERE m.status = 'IN_PROGRESS' AND m.version < ${version} AND m.id > ${after} ORDER BY m.id`;

/** The running matches that are at a version, with the checkpoint for their running deal. */
export const runningAt = (version: string, after: string): string => `
  SELECT m.id, shuffle_checkpoint(m.id, m.deal_number + 1) AS checkpoint FROM matches m
  WHERE m.status = 'IN_PROGRESS' AND m.version = ${version} AND m.id > ${after} ORDER BY m.id`;

/**
 * Raises the version of matches, and notes why. Their events cannot be made again from an archive, so they are never
 * archived.
 *
 * @param chains the matches, a FROM item with `id`, and `commitment` and `checkpoints` of the chain from which they go on;
 *   null if they are called off
 */
export const beginEpochOf = (chains: string, version: string): string => `
  UPDATE matches m SET version = ${version}, archived = false,
    restores = m.restores || jsonb_build_array(jsonb_build_object('from', m.version, 'to', ${version},
      'deal', CASE WHEN c.commitment IS NOT NULL THEN m.deal_number END, 'commitment', c.commitment))
  FROM ${chains} AS c
  WHERE m.id = c.id AND m.status = 'IN_PROGRESS' AND m.version < ${version}
  RETURNING m.id, m.deal_number, c.commitment, c.checkpoints`;

/** Deletes the running deals of the matches that go on: they will be dealt again. @param begun {@link beginEpochOf} */
export const takeBackDeals = (begun: string): string => `
  DELETE FROM match_deals d USING ${begun} b
  WHERE d.match_id = b.id AND d.number = b.deal_number AND d.ended_at IS NULL
    AND b.commitment IS NOT NULL`;
