import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { ClosedNetworkRow } from './tables.js';

/** A network that is closed, and until when. */
export type ClosedNetwork = ClosedNetworkRow;

/** How many networks can be closed at one time: every api knows all of them. */
export const MOST_CLOSED = 500;

type NewClosedNetwork = Omit<ClosedNetworkRow, 'createdAt'>;

const COLUMNS = columns(ClosedNetworkRow);
const IS_CLOSED = 'until > service_now()';

/** A separate statement, so that later ones see what the last holder wrote. */
const HOLD = statement(
  'closed-networks-hold',
  `SELECT pg_advisory_xact_lock(hashtextextended('closed_networks', 0))`,
);

const COUNT = statement<{ count: number }>(
  'closed-networks-count',
  `SELECT count(*)::integer AS count FROM closed_networks WHERE ${IS_CLOSED}`,
);

/** Takes the place of one whose time is over and that was not deleted yet. */
const CLOSE = statement<ClosedNetwork, NewClosedNetwork>(
  'closed-networks-close',
  `INSERT INTO closed_networks AS c (id, network, is_of_account, reason, until)
   VALUES (:id, :network, :isOfAccount, :reason, :until)
   ON CONFLICT (network) DO UPDATE SET id = excluded.id, is_of_account = excluded.is_of_account,
     reason = excluded.reason, until = excluded.until, created_at = service_now()
   WHERE c.until <= service_now() RETURNING ${COLUMNS}`,
);

const OPEN = statement<ClosedNetwork, { id: string }>(
  'closed-networks-open',
  `DELETE FROM closed_networks WHERE id = :id AND ${IS_CLOSED} RETURNING ${COLUMNS}`,
);

const FIND = statement<ClosedNetwork, { id: string }>(
  'closed-networks-find',
  `SELECT ${COLUMNS} FROM closed_networks WHERE id = :id AND ${IS_CLOSED}`,
);

const LIST = statement<ClosedNetwork, { at: string | null; id: string | null; limit: number }>(
  'closed-networks-list',
  `SELECT ${COLUMNS} FROM closed_networks WHERE ${IS_CLOSED}
     AND (:at::timestamptz IS NULL OR (created_at, id) < (:at, :id::uuid))
   ORDER BY created_at DESC, id DESC LIMIT :limit`,
);

/** Those whose time is over. */
export const ENDED_NETWORKS = oldRows({
  name: 'closed-networks-sweep',
  table: 'closed_networks',
  age: 'until',
  where: 'until <= service_now()',
});

/** The networks that are closed. */
@Injectable()
export class ClosedNetworkStore {
  constructor(private readonly database: Database) {}

  /** All of them, for the memory of an api. */
  all(): Promise<ClosedNetwork[]> {
    return this.database.rows(LIST, { at: null, id: null, limit: MOST_CLOSED });
  }

  /** Newest first; one more than the page holds if there are more. */
  list({ first, after }: Page<[string, string]>): Promise<ClosedNetwork[]> {
    const [at, id] = after ?? [null, null];
    return this.database.rows(LIST, { at, id, limit: first + 1 });
  }

  find(id: string): Promise<ClosedNetwork | null> {
    return this.database.row(FIND, { id });
  }

  /** Lets one transaction at a time close networks. @returns how many more can be closed */
  async hold(within: Transaction): Promise<number> {
    await within.rows(HOLD, {});
    return MOST_CLOSED - (await within.row(COUNT, {}))!.count;
  }

  /** Null when it is closed already. */
  close(network: NewClosedNetwork, within: Transaction): Promise<ClosedNetwork | null> {
    return within.row(CLOSE, network);
  }

  /** Null when it is not closed any more. */
  open(id: string, within: Transaction): Promise<ClosedNetwork | null> {
    return within.row(OPEN, { id });
  }
}
