import type { Installation } from '../installation/installation.js';

/** Finished matches of the data set: nobody plays in them, and their turns have hours left. */
const ENDED = `SELECT m.id, m.status FROM matches m
  WHERE m.status <> 'IN_PROGRESS' AND EXISTS (
    SELECT FROM match_seats s JOIN users u ON u.id = s.user_id
    WHERE s.match_id = m.id AND u.username LIKE 'dataset-%')`;

/** A failure must not end the match of a user who does not play. */
export async function bystanders(installation: Installation): Promise<readonly string[]> {
  const ended = await installation.rows<{ id: string; status: string }>(ENDED);
  return ended.map(({ id, status }) => `${id} is ${status}`);
}
