import { toGlobalId } from '../../../platform/api/ids.js';
import { encodeCursor } from '../../../platform/api/page.js';
import type { EndPosition, RecordedMatch, StoredMatch } from '../../matches/application/index.js';

/** Names of players, by their ids. */
export type Names = ReadonlyMap<string, { readonly username: string }>;

/** Why an export ends early; a client can continue it from its last cursor. */
export type EarlyEnd =
  | 'LIMIT_REACHED'
  | 'TIME_IS_UP'
  | 'STOPPING'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** The position of a finished match among all finished ones. */
export const endPositionOf = ({ id, finishedAt }: StoredMatch): EndPosition => [
  finishedAt!.toISOString(),
  id,
];

/**
 * A match as a line of an export; for a broken match the line has an error.
 *
 * @param voided when voided matches were voided
 */
export function matchLine(
  recorded: RecordedMatch,
  names: Names,
  voided: ReadonlyMap<string, Date>,
): string {
  const { stored } = recorded.viewed;
  return lineOf({
    cursor: encodeCursor(endPositionOf(stored)),
    ...matchContent(recorded, names),
    ...(voided.has(stored.id) && { voidedAt: voided.get(stored.id) }),
  });
}

/** What a line says of a match: also of one that runs, of which it has the deals that have ended. */
export const matchContent = (recorded: RecordedMatch, names: Names): object => ({
  id: toGlobalId('Match', recorded.viewed.stored.id),
  ...('broken' in recorded ? { error: BROKEN } : contentOf(recorded, names)),
});

const BROKEN = { code: 'MATCH_BROKEN', message: 'This match cannot be read now.' };

function contentOf(
  { viewed: { stored }, record, proof }: Exclude<RecordedMatch, { broken: unknown }>,
  names: Names,
) {
  return {
    variant: stored.variant,
    preset: stored.preset,
    rated: stored.rated,
    startedAt: stored.createdAt,
    finishedAt: stored.finishedAt,
    players: stored.players.map(({ userId, isBot, substituteId }) => ({
      username: names.get(userId)?.username ?? null,
      isBot,
      left: substituteId !== null,
    })),
    score: stored.score,
    result: stored.result,
    record,
    proof,
  };
}

/** The last line of a complete export; `until`: all matches that ended before it have been sent. */
export const completeLine = (after: EndPosition, until: Date): string =>
  lineOf({ done: true, cursor: encodeCursor(after), until });

/** The last line of an export that stops before its end. */
export const earlyLine = (after: EndPosition | null, code: EarlyEnd): string =>
  lineOf({ done: false, cursor: after && encodeCursor(after), error: { code } });

const lineOf = (content: object): string => `${JSON.stringify(content)}\n`;
