import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { MatchClocks } from '../../../matches/application/index.js';
import type { WaitingMatch } from '../../application/channel.js';
import { TurnStore } from '../../application/turn-store.js';

const WAITING = {
  name: 'turn-waiting',
  text: `
    SELECT m.id AS "matchId", m.variant, m.deadline,
      ARRAY(SELECT u.username FROM match_seats o JOIN users u ON u.id = o.user_id
            WHERE o.match_id = m.id AND o.seat <> m.to_act ORDER BY o.seat) AS opponents
    FROM matches m WHERE m.awaiting_id = $1
    ORDER BY coalesce(m.deadline, 'infinity'::timestamptz), m.id`,
};

@Injectable()
export class PostgresTurnStore extends TurnStore {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
  ) {
    super();
  }

  async waiting(userId: string): Promise<WaitingMatch[]> {
    await this.clocks.settleTurnsOf(userId);
    return this.database.run<WaitingMatch>(WAITING, [userId]);
  }
}
