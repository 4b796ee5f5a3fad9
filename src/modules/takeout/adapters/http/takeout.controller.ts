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
import { Readable } from 'node:stream';
import { networkOf } from '../../../../platform/addresses.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { TryLimits } from '../../../auth/application/index.js';
import { TakeoutDownloads, TakeoutLinks, Takeouts } from '../../application/index.js';
import type { Takeout } from '../../application/index.js';

const NO_ARCHIVE: InLanguages = {
  en: 'There is no such archive: its address works for an hour. Open your settings and download it from there.',
  de: 'Dieses Archiv gibt es nicht: seine Adresse gilt eine Stunde. Öffne deine Einstellungen und lade es von dort.',
};

const headersOf = ({ bytes, requestedAt }: Takeout) => ({
  'content-type': 'application/zip',
  'content-length': String(bytes),
  'content-disposition': `attachment; filename="bummerl-${requestedAt.toISOString().slice(0, 10)}.zip"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** Archives of people's data, at addresses that work for an hour (docs/takeout.md). */
@Controller('export/takeouts')
@UseFilters(HttpErrorFilter)
export class TakeoutController {
  constructor(
    private readonly links: TakeoutLinks,
    private readonly takeouts: Takeouts,
    private readonly downloads: TakeoutDownloads,
    private readonly limits: TryLimits,
  ) {}

  @Get(':token/data.zip')
  async download(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const takeout = await this.find(token, request);
    if (!takeout) {
      const message = NO_ARCHIVE[responseLanguage(request, reply)];
      const statusCode = HttpStatus.NOT_FOUND;
      throw new NotFoundException({ statusCode, code: 'TAKEOUT_NOT_FOUND', message });
    }
    // The answer to a HEAD request has no body, but the length of the file.
    const isHead = request.method === 'HEAD';
    const stream = isHead ? Readable.from([]) : await this.downloads.begin(takeout);
    void reply.headers(headersOf(takeout)).send(stream);
  }

  /** A wrong address counts for its network, so that nobody tries many. */
  private async find(token: string, request: FastifyRequest): Promise<Takeout | null> {
    const id = this.links.takeoutIdOf(token);
    if (id !== null) return this.takeouts.findReady(id);
    await this.limits.count([{ limit: 'takeout-network', key: networkOf(request.ip) }]);
    return null;
  }
}
