import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';

/** Ways to damage a match's rows, as statements about match $1. */
export const DAMAGES = {
  'an empty snapshot': `UPDATE matches SET snapshot = '{}' WHERE id = $1`,
  'no snapshot': `UPDATE matches SET snapshot = 'null' WHERE id = $1`,
  'a snapshot without its deal': `UPDATE matches SET snapshot = jsonb_set(snapshot, '{deal}', 'null')
     WHERE id = $1`,
  'an action that cannot be replayed': `UPDATE matches
     SET snapshot = jsonb_set(snapshot, '{deal,actions}', '["nonsense"]') WHERE id = $1`,
  'cards of another game': `UPDATE matches
     SET snapshot = jsonb_set(snapshot, '{deal,hands}', '[["H2"]]') WHERE id = $1`,
  'an unknown version of the rules': `UPDATE matches
     SET rules_version = -1, snapshot = jsonb_set(snapshot, '{rulesVersion}', '-1') WHERE id = $1`,
  'an unknown variant': `UPDATE matches SET variant = 'tarock' WHERE id = $1`,
  'an unknown seat': 'UPDATE matches SET to_act = 9 WHERE id = $1',
  'no score': `UPDATE matches SET score = '{}' WHERE id = $1`,
  'half a score': `UPDATE matches SET score = '{NULL,NULL}' WHERE id = $1`,
  'no options': `UPDATE matches SET options = 'null' WHERE id = $1`,
  'no time control': `UPDATE matches SET time_control = 'null' WHERE id = $1`,
  'no chosen rules': `UPDATE matches SET chosen_rules = 'null' WHERE id = $1`,
  'no client seeds': `UPDATE matches SET client_seeds = '{}' WHERE id = $1`,
  'half a result': `UPDATE matches SET result = '{}' WHERE id = $1`,
  'a deadline at infinity': `UPDATE matches SET deadline = 'infinity' WHERE id = $1`,
  'no deal row': 'DELETE FROM match_deals WHERE match_id = $1',
  'a wrong deal number': 'UPDATE matches SET deal_number = 7 WHERE id = $1',
  'an event without a payload': `UPDATE match_events SET payload = 'null'
     WHERE match_id = $1 AND version = 1`,
  'an event that does not fit': `UPDATE match_events SET payload = '{"type": "CARD_PLAYED"}'
     WHERE match_id = $1 AND version = 3`,
  'an event of an unknown type': `UPDATE match_events SET type = 'NONSENSE'
     WHERE match_id = $1 AND version = 2`,
  'an event that is missing': 'DELETE FROM match_events WHERE match_id = $1 AND version = 2',
} as const;

export type Damage = keyof typeof DAMAGES;
export const ALL_DAMAGES = Object.keys(DAMAGES) as Damage[];

/** Damages a match by its global id. */
export async function damage(
  service: Pick<TestService, 'database'>,
  matchId: string,
  how: Damage,
): Promise<void> {
  await rowsOf(service, DAMAGES[how], [rowId(matchId)]);
}
