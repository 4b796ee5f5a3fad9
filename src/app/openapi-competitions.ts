import { answer, json, RETRY_AFTER } from './openapi-parts.js';

const COMPETITION = {
  name: 'competition',
  in: 'path',
  required: true,
  description: 'The id of a competition.',
  schema: { type: 'string' },
};

const standingsAs = (operationId: string, type: string, schema: object) => ({
  get: {
    tags: ['Exports'],
    operationId,
    summary: 'The complete standings of a competition.',
    security: [{}, { token: [] }],
    parameters: [COMPETITION],
    responses: {
      200: answer('The standings, by groups and places.', type, schema),
      401: json('The credential is wrong, expired or revoked: `UNAUTHENTICATED`.', 'HttpError'),
      404: json(
        'There is no such competition, or not for the viewer: `COMPETITION_NOT_FOUND`.',
        'HttpError',
      ),
      429: {
        ...json('Too many exports: `RATE_LIMITED`.', 'HttpError'),
        headers: RETRY_AFTER,
      },
    },
  },
});

/** The standings of competitions as files (docs/competitions/api.md). */
export const COMPETITION_PATHS = {
  '/export/competitions/{competition}/standings.csv': standingsAs(
    'competitionStandingsCsv',
    'text/csv; charset=utf-8',
    { type: 'string' },
  ),
  '/export/competitions/{competition}/standings.json': standingsAs(
    'competitionStandingsJson',
    'application/json; charset=utf-8',
    {
      type: 'object',
      required: ['standings'],
      properties: { standings: { type: 'array', items: { type: 'object' } } },
    },
  ),
};
