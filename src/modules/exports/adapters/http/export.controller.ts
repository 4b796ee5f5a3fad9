import { Controller, Get, NotFoundException, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InLanguages, Language } from '../../../../platform/api/reader.js';
import { Authenticator, mayUse, lacking } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import type { FinishedOf } from '../../../matches/application/index.js';
import { Users } from '../../../users/application/index.js';
import { Exports } from '../../application/exports.js';
import { parseExportQuery } from './export-query.js';
import type { ExportQuery } from './export-query.js';

/** The scope that a token needs to read matches without spectators. */
const SCOPE = 'match:read';

const NO_PLAYER: InLanguages = {
  en: 'There is no such player.',
  de: 'Diesen Spieler gibt es nicht.',
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
    const of = await this.finishedOf(parsed, responseLanguage(request, reply));
    // The answer to a HEAD request has no body.
    if (request.method === 'HEAD') return void reply.headers(HEADERS).send();
    const userId = viewer?.userId ?? null;
    const running = await this.exports.begin(
      { userId, of, after: parsed.after },
      { viewer, authorization, address: request.ip },
    );
    void reply.headers(HEADERS).send(running.stream);
  }

  /** @throws ApiError UNAUTHENTICATED, FORBIDDEN: otherwise an export without private matches would look complete */
  private async viewerOf(authorization: string | undefined): Promise<Viewer | null> {
    const viewer = await this.authenticator.authenticate(authorization);
    if (viewer && !mayUse(viewer, SCOPE)) {
      throw lacking(SCOPE);
    }
    return viewer;
  }

  private async finishedOf({ player, day }: ExportQuery, language: Language): Promise<FinishedOf> {
    if (day) return day;
    const user = await this.users.byUsername(player!);
    if (!user) throw new NotFoundException(NO_PLAYER[language]);
    return { playerId: user.id };
  }
}
