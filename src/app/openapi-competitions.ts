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

const calendarOf = (operationId: string, summary: string, parameter: object, missing: string) => ({
  get: {
    tags: ['Exports'],
    operationId,
    summary,
    security: [],
    parameters: [parameter],
    responses: {
      200: answer('The calendar (RFC 5545).', 'text/calendar; charset=utf-8', { type: 'string' }),
      304: { description: 'It is the one of `If-None-Match`.' },
      404: json(missing, 'HttpError'),
      429: {
        ...json('Too many exports: `RATE_LIMITED`.', 'HttpError'),
        headers: RETRY_AFTER,
      },
    },
  },
});

const TOKEN = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The secret part of `User.competitionCalendarUrl`.',
  schema: { type: 'string' },
};

/** The standings and calendars of competitions as files (docs/competitions/api.md). */
export const COMPETITION_PATHS = {
  '/export/competitions/{competition}/calendar.ics': calendarOf(
    'competitionCalendar',
    'The start and the rounds of a competition.',
    COMPETITION,
    'There is no such competition: `COMPETITION_NOT_FOUND`.',
  ),
  '/export/calendars/{token}/competitions.ics': calendarOf(
    'calendarOfUser',
    'The starts, rounds and challenges of the competitions in which a user takes part.',
    TOKEN,
    'The address is wrong, or was renewed: `CALENDAR_NOT_FOUND`.',
  ),
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
