import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asset } from './assets.js';
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

  /** A file of the bundle (assets.ts): its name changes with its content. */
  @Get('explorer/:name')
  @Header('x-content-type-options', 'nosniff')
  @Header('vary', 'accept-encoding')
  async file(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await asset(name);
    if (!file) throw new NotFoundException();
    const tag = `"${name}"`;
    void reply.header('cache-control', FOR_EVER).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return void reply.status(304).send();
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (packed) void reply.header('content-encoding', 'gzip');
    void reply.type(file.type).send(packed ? file.gzipped : file.body);
  }
}
