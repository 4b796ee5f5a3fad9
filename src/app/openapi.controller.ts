import { Controller, Get, Header, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed, taggedContent } from '../platform/http/compressed-content.js';
import type { TaggedContent } from '../platform/http/compressed-content.js';
import { OPENAPI } from './openapi.js';

/** The text of the document's file. */
export const openApiText = (): string => `${JSON.stringify(OPENAPI, null, 2)}\n`;

/** Serves the description of the HTTP part. */
@Controller()
class OpenApiController {
  private file: TaggedContent | null = null;

  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.file ??= await taggedContent(openApiText());
    sendCompressed(request, reply, this.file);
  }
}

@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}
