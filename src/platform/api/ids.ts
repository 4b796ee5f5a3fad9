import { z } from 'zod';
import { ApiError } from './api-error.js';
import type { ApiErrorCode } from './api-error.js';
import type { InLanguages } from './reader.js';

/** The types that `node(id)` can answer. A new one needs a line here and a resolver. */
export const NODE_TYPES = [
  'User',
  'Match',
  'Deal',
  'MatchClock',
  'Plan',
  'Challenge',
  'Competition',
  'CompetitionSeries',
  'Notification',
  'Message',
  'Webhook',
  'WebhookDelivery',
  'Delivery',
  'PushSubscription',
  'Vacation',
  'Review',
  'Club',
  'AuditEntry',
  'Report',
  'ClosedNetwork',
  'Session',
  'ApiToken',
  'App',
  'GrantedApp',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** The opaque id that clients hold for a row (Relay's Global Object Identification). */
export function toGlobalId(type: NodeType, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}

/** What follows the match in the id of a deal: its number, and in `Match.steps` the position, and whether it is open. */
const OF_DEAL = /^[1-9]\d{0,8}(:(0|[1-9]\d{0,8})(:open)?)?$/;

/** The row behind a global id; null for an id that is not ours. The parts of a deal's id stay joined by colons. */
export function fromGlobalId(globalId: string): { type: NodeType; id: string } | null {
  const [type, id, ...rest] = Buffer.from(globalId, 'base64url').toString().split(':');
  const known = NODE_TYPES.find((name) => name === type);
  if (!known || !id || !isUuid(id)) return null;
  const isWhole = known === 'Deal' ? OF_DEAL.test(rest.join(':')) : rest.length === 0;
  return isWhole ? { type: known, id: [id, ...rest].join(':') } : null;
}

/** The row's id if the global id is of `type`, else null. */
export function idOf(type: NodeType, globalId: string): string | null {
  const found = fromGlobalId(globalId);
  return found?.type === type ? found.id : null;
}

/**
 * The row that an argument names. A global id is never made by clients, so one that is malformed or of another type is
 * a mistake of the program, and not the id of something that is gone.
 *
 * @param argument as the client writes it, `input.matchId`
 * @throws ApiError BAD_USER_INPUT that names the argument
 */
export function givenId(type: NodeType, globalId: string, argument: string): string {
  const found = fromGlobalId(globalId);
  if (found?.type === type) return found.id;
  throw found ? otherType(argument, type, found.type) : malformedId(argument);
}

/** The refusal of a text that is no global id. */
export const malformedId = (argument: string): ApiError =>
  badId(argument, {
    en: `${argument} is not an id: send ids as this service has given them.`,
    de: `${argument} ist keine ID: sende IDs so, wie dieser Dienst sie genannt hat.`,
  });

const otherType = (argument: string, wanted: NodeType, found: NodeType): ApiError =>
  badId(argument, {
    en: `${argument} is the id of a ${found}, not of a ${wanted}.`,
    de: `${argument} ist die ID eines Objekts vom Typ ${found}, nicht ${wanted}.`,
  });

const badId = (argument: string, texts: InLanguages): ApiError =>
  new ApiError('BAD_USER_INPUT', texts, { argument });

/** A row that cannot be read: the `brokenRow` of an error. Domains know only this shape. */
export interface BrokenRow {
  readonly code: ApiErrorCode;
  readonly type: NodeType;
  readonly id: string;
}

/** The broken row that an error names; null for any other error. */
export function brokenRowOf(error: unknown): BrokenRow | null {
  if (!(error instanceof Error) || !('brokenRow' in error)) return null;
  return error.brokenRow as BrokenRow;
}

const UUID = z.uuid();

/** The lowest and the highest UUID, for positions before and after every row. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
export const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const isUuid = (text: unknown): boolean => UUID.safeParse(text).success;

/** The UUIDs that follow the prefix in those texts that begin with it, each once. */
export function uuidsAfter(prefix: string, texts: readonly string[]): string[] {
  const found = texts.filter((text) => text.startsWith(prefix));
  return [...new Set(found.map((text) => text.slice(prefix.length)))].filter((id) => isUuid(id));
}
