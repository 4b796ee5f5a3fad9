import { Controller, Get, Header, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asset, isAssetName } from './assets.js';
import { explorerPage, securityPolicy } from './page.js';

/** A year: the address changes with the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The interactive explorer, which works without the internet: its files are the service's own. */
@Controller()
export class ExplorerController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  page(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.header('content-security-policy', securityPolicy(request.headers.host));
    return explorerPage();
  }

  /** A file of the list in assets.ts; kept for ever by its version, asked for anew without. */
  @Get('explorer/:name')
  @Header('x-content-type-options', 'nosniff')
  @Header('vary', 'accept-encoding')
  async file(
    @Param('name') name: string,
    @Query('v') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isAssetName(name)) throw new NotFoundException();
    const file = await asset(name);
    const tag = `"${file.version}"`;
    void reply.header('cache-control', version === file.version ? FOR_EVER : 'no-cache');
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return void reply.status(304).send();
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (packed) void reply.header('content-encoding', 'gzip');
    void reply.type(file.type).send(packed ? file.gzipped : file.body);
  }
}
