import {
  Controller,
  ForbiddenException,
  Get,
  HttpStatus,
  NotFoundException,
  Query,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitHeaders } from '../../../../platform/accounting/reported-cost.js';
import type { InLanguages, Language } from '../../../../platform/api/reader.js';
import { Authenticator, mayUse, lacking } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { COMPETITION_FAILURES, FinishedGames } from '../../../competitions/application/index.js';
import { Users, Visibility } from '../../../users/application/index.js';
import type { User } from '../../../users/application/index.js';
import { Exports } from '../../application/exports.js';
import type { ExportRequest } from '../../application/match-export.js';
import { chooseEncoding, compressLines } from './compressed-lines.js';
import { parseExportQuery } from './export-query.js';
import type { ExportQuery } from './export-query.js';

/** The scope that a token needs to read matches without spectators. */
const SCOPE = 'match:read';

const NO_PLAYER: InLanguages = {
  en: 'There is no such player.',
  de: 'Diesen Spieler gibt es nicht.',
};

const MATCHES_HIDDEN: InLanguages = {
  en: 'This player does not show you their matches.',
  de: 'Diese Person zeigt dir ihre Partien nicht.',
};

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Finished matches with their records and proofs, one line each (docs/export.md). */
@Controller('export')
@UseFilters(HttpErrorFilter)
export class ExportController {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly users: Users,
    private readonly visibility: Visibility,
    private readonly games: FinishedGames,
    private readonly exports: Exports,
  ) {}

  @Get('matches.ndjson')
  async matches(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const parsed = parseExportQuery(query);
    const { authorization } = request.headers;
    const viewer = await this.viewerOf(authorization);
    const language = responseLanguage(request, reply);
    const of = await this.finishedOf(parsed, viewer, language);
    const { competition, limit, after } = parsed;
    await this.assertCompetition(competition, viewer, language);
    const encoding = chooseEncoding(request, reply);
    // The answer to a HEAD request has no body.
    if (request.method === 'HEAD') return void reply.headers(HEADERS).send();
    const userId = viewer?.userId ?? null;
    const { stream } = await this.exports.begin(
      { userId, of, competitionId: competition, limit, after },
      { viewer, authorization, address: request.ip },
    );
    const left = await this.exports.left(userId, request.ip).catch((error: unknown) => {
      stream.destroy(); // nobody reads it
      throw error;
    });
    void reply.headers(limitHeaders(left, null));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.headers(HEADERS).send(compressLines(stream, encoding));
  }

  /** @throws ApiError UNAUTHENTICATED, FORBIDDEN: otherwise an export without private matches would look complete */
  private async viewerOf(authorization: string | undefined): Promise<Viewer | null> {
    const viewer = await this.authenticator.authenticate(authorization);
    if (viewer && !mayUse(viewer, SCOPE)) {
      throw lacking(SCOPE);
    }
    return viewer;
  }

  private async assertCompetition(
    id: string | null,
    viewer: Viewer | null,
    language: Language,
  ): Promise<void> {
    if (id === null || (await this.games.findCompetition(id, viewer))) return;
    throw notFound(
      'COMPETITION_NOT_FOUND',
      'competition',
      COMPETITION_FAILURES.COMPETITION_NOT_FOUND[language],
    );
  }

  private async finishedOf(
    query: ExportQuery,
    viewer: Viewer | null,
    language: Language,
  ): Promise<ExportRequest['of']> {
    const { player, opponent, since, until, variant, rated } = query;
    const names = { player, opponent };
    const found = await Promise.all(
      Object.entries(names).map(async ([parameter, name]) => {
        const user = name === null ? null : await this.users.byAnyUsername(name);
        if (name !== null && !user)
          throw notFound('PLAYER_NOT_FOUND', parameter, NO_PLAYER[language]);
        const viewerId = viewer?.userId ?? null;
        if (user && !(await this.visibility.isShown(user, 'matches', viewerId)))
          throw hidden(parameter, MATCHES_HIDDEN[language]);
        return user;
      }),
    );
    const [one = null, other = null] = found;
    return { ...pathOf(one, other), since, until, variant, rated };
  }
}

/** The matches are read by the seats of the one who has fewer: a bot has many. */
function pathOf(player: User | null, opponent: User | null) {
  const isSwapped = opponent !== null && player?.isBot === true;
  const [first, second] = isSwapped ? [opponent, player] : [player, opponent];
  return { playerId: first?.id ?? null, opponentId: second?.id ?? null };
}

const hidden = (parameter: string, message: string): ForbiddenException =>
  new ForbiddenException({
    statusCode: HttpStatus.FORBIDDEN,
    code: 'PLAYER_MATCHES_HIDDEN',
    parameters: [parameter],
    message,
  });

const notFound = (code: string, parameter: string, message: string): NotFoundException =>
  new NotFoundException({
    statusCode: HttpStatus.NOT_FOUND,
    code,
    parameters: [parameter],
    message,
  });
