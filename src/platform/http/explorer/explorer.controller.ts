import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../compressed-content.js';
import { ownSources } from '../own-host.js';
import { FOR_EVER } from '../served-files.js';
import { loadExplorer } from './altair.js';

/** The interactive explorer. It works without the internet, because the service serves all its files. */
@Controller('explorer')
export class ExplorerController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async page(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.header('content-security-policy', securityPolicy(request.headers.host));
    return (await loadExplorer()).page;
  }

  /** A file of Altair, or the script that starts it. */
  @Get(':edition/*')
  @Header('x-content-type-options', 'nosniff')
  async file(
    @Param('edition') edition: string,
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const explorer = await loadExplorer();
    const file = edition === explorer.edition ? await explorer.file(path) : undefined;
    if (!file) throw new NotFoundException();
    void reply.header('cache-control', FOR_EVER).type(file.type);
    sendCompressed(request, reply, file);
  }
}

/**
 * The page may load from and connect to this service only. Inline styles are allowed because Altair sets them, and a
 * base of our own because all its files are below the edition.
 */
function securityPolicy(host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    `connect-src ${ownSources(host)}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
