import {
  Controller,
  Get,
  HttpStatus,
  NotFoundException,
  Param,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../../platform/addresses.js';
import { idOf } from '../../../../platform/api/ids.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { Authenticator } from '../../../../platform/api/viewer.js';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { TryLimits } from '../../../auth/application/index.js';
import { CompetitionReader, StandingLines } from '../../application/readers.js';
import type { StandingLine } from '../../application/readers.js';
import { standingsCsv } from './standings-csv.js';

const NO_COMPETITION: InLanguages = {
  en: 'There is no such competition.',
  de: 'Diesen Wettbewerb gibt es nicht.',
};

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The standings of a competition as files (docs/competitions/api.md). */
@Controller('export/competitions')
@UseFilters(HttpErrorFilter)
export class StandingsExportController {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly competitions: CompetitionReader,
    private readonly lines: StandingLines,
    private readonly limits: TryLimits,
  ) {}

  @Get(':competition/standings.json')
  async asJson(
    @Param('competition') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const standings = await this.standingsOf(id, request, reply);
    void reply.headers(HEADERS).type('application/json; charset=utf-8').send({ standings });
  }

  @Get(':competition/standings.csv')
  async asCsv(
    @Param('competition') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const standings = await this.standingsOf(id, request, reply);
    void reply.headers(HEADERS).type('text/csv; charset=utf-8').send(standingsCsv(standings));
  }

  /** @throws NotFoundException for an unknown competition, and for one that the viewer may not see */
  private async standingsOf(
    globalId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<readonly StandingLine[]> {
    await this.limits.count([{ limit: 'export-network', key: networkOf(request.ip) }]);
    const id = idOf('Competition', globalId);
    const viewer = await this.authenticator.authenticate(request.headers.authorization);
    const competition = id && (await this.competitions.findVisible(id, viewer));
    if (competition) return this.lines.of(competition);
    const message = NO_COMPETITION[responseLanguage(request, reply)];
    const statusCode = HttpStatus.NOT_FOUND;
    throw new NotFoundException({ statusCode, code: 'COMPETITION_NOT_FOUND', message });
  }
}
