import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../compressed-content.js';
import { FOR_EVER } from '../served-files.js';
import { explorerFiles } from './assets.js';
import { explorerPage, securityPolicy } from './page.js';

/** The interactive explorer. It works without the internet, because the service serves all its files. */
@Controller('explorer')
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

  /** A file of the bundle (assets.ts). Its name changes with its content. */
  @Get(':name')
  @Header('x-content-type-options', 'nosniff')
  async file(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await explorerFiles.file(name);
    if (!file) throw new NotFoundException();
    void reply.header('cache-control', FOR_EVER).type(file.type);
    sendCompressed(request, reply, file);
  }
}
