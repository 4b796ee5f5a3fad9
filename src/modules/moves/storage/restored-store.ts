import type { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { replaceChains } from '../../fairness/storage/index.js';
import {
  beginEpochOf,
  COUNT_RUNNING,
  runningAt,
  runningBefore,
  takeBackDeals,
} from '../../matches/storage/index.js';
import { removePlans } from '../../plans/storage/index.js';

/** How many matches are read or written in one statement. */
const PAGE = 200;

/** A running match as it came out of the backup. */
export interface RestoredMatch {
  readonly id: string;
  readonly rated: boolean;
  readonly dealNumber: number;
}

/** A match with its new chain; without one if it will be called off. The bytes are in hex. */
export interface NewChainOf {
  readonly id: string;
  readonly commitment: string | null;
  readonly checkpoints: string | null;
}

/** A match whose version was raised, and the checkpoint for its running deal. */
export interface RaisedMatch {
  readonly id: string;
  readonly checkpoint: Buffer;
}

type Place = { readonly version: number; readonly after: string };

const COUNT = statement<{ running: number; rated: number }>('restored-count', COUNT_RUNNING);

const BEFORE = statement<RestoredMatch, Place>(
  'restored-before',
  `${runningBefore(':version::integer', ':after::uuid')} LIMIT ${PAGE}`,
);

const AT = statement<RaisedMatch, Place>(
  'restored-at',
  `${runningAt(':version::integer', ':after::uuid')} LIMIT ${PAGE}`,
);

const CHAINS = `jsonb_to_recordset(:chains::jsonb) AS chains(id uuid, commitment text, checkpoints text)`;

const RAISE = statement<{ count: number }, { chains: string; version: number }>(
  'restored-raise',
  `WITH begun AS (${beginEpochOf(`(SELECT * FROM ${CHAINS})`, ':version::integer')}),
     chained AS (${replaceChains('begun')}),
     undealt AS (${takeBackDeals('begun')}),
     unplanned AS (${removePlans('begun')})
   SELECT count(*)::integer AS count FROM begun`,
);

/** Reads and prepares the matches that ran when the database was restored. */
export class RestoredStore {
  constructor(private readonly database: Database) {}

  /** How many matches run, and how many of them are rated. */
  async count(): Promise<{ running: number; rated: number }> {
    return (await this.database.row(COUNT, {}))!;
  }

  /** A page of the running matches that are not in the epoch with this version. */
  before(version: number, after: string): Promise<RestoredMatch[]> {
    return this.database.rows(BEFORE, { version, after });
  }

  /** A page of the running matches that are in the epoch and have not been dealt again. */
  at(version: number, after: string): Promise<RaisedMatch[]> {
    return this.database.rows(AT, { version, after });
  }

  /** Raises the version of matches and gives them new chains; their running deals and their players' plans are deleted. */
  async raise(version: number, chains: readonly NewChainOf[]): Promise<void> {
    await this.database.rows(RAISE, { version, chains: JSON.stringify(chains) });
  }
}
