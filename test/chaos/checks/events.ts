/** Each user's sequence has every event of the user's matches once and in order. */
import { rowId } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import type { Installation } from '../installation/installation.js';
import type { Follower } from '../play/follower.js';
import type { Check } from './check.js';

const EVENTS = `SELECT m.match_id AS "matchId", max(m.version) AS versions
  FROM users u JOIN match_seats s ON s.user_id = u.id JOIN match_events m USING (match_id)
  WHERE u.username = $1 GROUP BY m.match_id`;
const NOTIFICATIONS = `SELECT count(*)::integer AS count FROM notifications n
  JOIN users u ON u.id = n.user_id WHERE u.username = $1`;

export const sequences: Check = async (installation) => {
  const wrong = await Promise.all(
    installation.crowd.followers.map((it) => wrongOf(installation, it)),
  );
  return wrong.flat();
};

/** The differences that remain after some time, as new events are not published at once. */
async function wrongOf(installation: Installation, follower: Follower): Promise<string[]> {
  let wrong: string[] = [];
  await until('all events to be published', async () => {
    await follower.catchUp();
    wrong = await wrongNow(installation, follower);
    return wrong.length === 0;
  }).catch(() => undefined); // `wrong` has the reason
  return wrong.map((what) => `${follower.person.username}: ${what}`);
}

async function wrongNow(
  installation: Installation,
  { person, items }: Follower,
): Promise<string[]> {
  const versions = new Map<string, number>();
  const notified = new Set<string>();
  const wrong: string[] = [];
  for (const event of items) {
    if ('notification' in event) {
      if (notified.has(event.notification.id)) wrong.push(`${event.notification.id} twice`);
      notified.add(event.notification.id);
      continue;
    }
    const id = rowId(event.matchId);
    const last = versions.get(id) ?? 0;
    if (event.version !== last + 1) wrong.push(`${id}: ${event.version} after ${last}`);
    versions.set(id, event.version);
  }
  return [...wrong, ...(await missing(installation, person.username, versions, notified.size))];
}

async function missing(
  installation: Installation,
  username: string,
  versions: ReadonlyMap<string, number>,
  notified: number,
): Promise<string[]> {
  const stored = await installation.rows<{ matchId: string; versions: number }>(EVENTS, [username]);
  const [notices] = await installation.rows<{ count: number }>(NOTIFICATIONS, [username]);
  const incomplete = stored.filter((match) => versions.get(match.matchId) !== match.versions);
  return [
    ...incomplete.map(
      (m) => `${m.matchId}: published up to ${versions.get(m.matchId)} of ${m.versions}`,
    ),
    ...(notices!.count === notified
      ? []
      : [`${notified} of ${notices!.count} notifications published`]),
  ];
}
