import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed, taggedContent } from '../../../../platform/http/compressed-content.js';
import type { TaggedContent } from '../../../../platform/http/compressed-content.js';
import { messageSchemaText } from '../../application/message-schema-text.js';

/** Serves the JSON Schema of the messages to webhooks. */
@Controller('schemas')
export class MessageSchemaController {
  private file: TaggedContent | null = null;

  @Get('webhook-message.json')
  @Header('content-type', 'application/schema+json; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  async schema(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.file ??= await taggedContent(messageSchemaText());
    sendCompressed(request, reply, this.file);
  }
}
