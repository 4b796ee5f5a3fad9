import { VARIANTS } from '../engine/index.js';
import { answer, json, LIMITED, RETRY_AFTER } from './openapi-parts.js';

const query = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
});

/** `GET /export/matches.ndjson` (docs/export.md). */
export const EXPORT_PATH = {
  get: {
    tags: ['Exports'],
    operationId: 'exportMatches',
    summary: 'Finished matches with their records and proofs, one JSON object a line.',
    description: 'Needs `player`, `day` or `since`. The last line says whether all have come.',
    parameters: [
      query('player', 'Matches in which this user has sat.'),
      query('opponent', 'And this one; needs `player`.'),
      query(
        'competition',
        'Matches of this competition, by its id; only with times, `limit` and `after`.',
      ),
      query('day', 'Matches that ended on this day, in UTC.', { type: 'string', format: 'date' }),
      query('since', 'Matches that ended at this moment or later; a moment or a date.'),
      query('until', 'Matches that ended before this moment; a moment or a date.'),
      query('variant', 'Matches of a variant.', { enum: VARIANTS.map(({ key }) => key) }),
      query('rated', 'Rated matches, or the others.', { type: 'boolean' }),
      query('limit', 'At most so many.', { type: 'integer', minimum: 1, maximum: 1_000_000 }),
      query('after', 'Matches after the line with this cursor.'),
    ],
    responses: {
      200: {
        ...answer('The lines.', 'application/x-ndjson; charset=utf-8', { type: 'string' }),
        headers: LIMITED,
      },
      400: json('A parameter is wrong: `BAD_USER_INPUT`.', 'HttpError'),
      401: json('The credential is wrong, expired or revoked: `UNAUTHENTICATED`.', 'HttpError'),
      403: json(
        'The token lacks the scope `match:read`: `FORBIDDEN`. The player does not show you their matches: `PLAYER_MATCHES_HIDDEN`.',
        'HttpError',
      ),
      404: json(
        'There is no such player or competition: `PLAYER_NOT_FOUND`, `COMPETITION_NOT_FOUND`.',
        'HttpError',
      ),
      429: {
        ...json('Too many exports: `RATE_LIMITED`.', 'HttpError'),
        headers: { ...LIMITED, ...RETRY_AFTER },
      },
      503: {
        ...json('The service is busy or stops: `UNAVAILABLE`.', 'HttpError'),
        headers: RETRY_AFTER,
      },
    },
  },
};

/** `GET /export/takeouts/{token}/data.zip` (docs/takeout.md). */
export const TAKEOUT_PATH = {
  get: {
    tags: ['Exports'],
    operationId: 'exportTakeout',
    summary: 'The archive of all that is stored of a user, as a ZIP file.',
    description: 'The address is `Takeout.url`; it works for an hour, without a credential.',
    security: [],
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        description: 'The secret part of `Takeout.url`.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: answer('The file.', 'application/zip', { type: 'string', format: 'binary' }),
      404: json(
        'The address is wrong or too old, or the archive has expired: `TAKEOUT_NOT_FOUND`.',
        'HttpError',
      ),
      429: { ...json('Too many downloads: `RATE_LIMITED`.', 'HttpError'), headers: RETRY_AFTER },
      503: {
        ...json('The service is busy or stops: `UNAVAILABLE`.', 'HttpError'),
        headers: RETRY_AFTER,
      },
    },
  },
};
