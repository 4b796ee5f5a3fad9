import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { StandingLines } from '../../application/readers.js';
import type { StandingLine } from '../../application/readers.js';
import { CompetitionFinder } from './competition-finder.js';
import { standingsCsv } from './standings-csv.js';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The standings of a competition as files (docs/competitions/api.md). */
@Controller('export/competitions')
@UseFilters(HttpErrorFilter)
export class StandingsExportController {
  constructor(
    private readonly finder: CompetitionFinder,
    private readonly lines: StandingLines,
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

  private async standingsOf(
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<readonly StandingLine[]> {
    return this.lines.of(await this.finder.find(id, 'export-network', request, reply));
  }
}
