/**
 * Each round of a competition was opened once, with the pairs of its form and one match for each game. No acknowledged
 * entry and no acknowledged end of a match is lost.
 */
import type { Type } from '@nestjs/common';
import { wrongOfCompetition } from '../../support/competition-checks.js';
import { rowId } from '../../support/sql.js';
import type { Installation } from '../installation/installation.js';
import type { Check } from './check.js';
import { inCore } from './core.js';

const NOT_ENTERED = `SELECT w.username, w.competition_id::text AS id
  FROM unnest($1::text[], $2::uuid[]) AS w(username, competition_id)
  WHERE NOT EXISTS (SELECT FROM competition_entries e JOIN users u ON u.id = e.user_id
    WHERE e.competition_id = w.competition_id AND u.username = w.username AND e.lot IS NOT NULL)`;

const NOT_ENDED = `SELECT w.id::text FROM unnest($1::uuid[]) AS w(id)
  LEFT JOIN matches m ON m.id = w.id LEFT JOIN competition_matches c ON c.match_id = w.id
  WHERE m.status IS DISTINCT FROM 'FINISHED' OR c.running IS DISTINCT FROM false`;

export const competitions: Check = async (installation) => [
  ...(await wrongRounds(installation)),
  ...(await lostEntries(installation)),
  ...(await lostEnds(installation)),
];

const wrongRounds = (installation: Installation): Promise<string[]> =>
  inCore(installation, async (app) => {
    const get = <T>(provider: Type<T>) => app.get(provider, { strict: false });
    const source = { get, ...installation.stored };
    const wrong: string[] = [];
    for (const id of installation.crowd.journal.competitions)
      wrong.push(...(await wrongOfCompetition(source, rowId(id))));
    return wrong;
  });

async function lostEntries(installation: Installation): Promise<string[]> {
  const { entries } = installation.crowd.journal;
  const names = entries.map(({ username }) => username);
  const ids = entries.map(({ competitionId }) => rowId(competitionId));
  const lost = await installation.rows<{ username: string; id: string }>(NOT_ENTERED, [names, ids]);
  return lost.map(({ username, id }) => `the entry of ${username} in ${id} is lost`);
}

async function lostEnds(installation: Installation): Promise<string[]> {
  const ids = [...installation.crowd.journal.resigned].map(rowId);
  const lost = await installation.rows<{ id: string }>(NOT_ENDED, [ids]);
  return lost.map(({ id }) => `match ${id} was resigned, and its competition does not know it`);
}
