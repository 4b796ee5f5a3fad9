import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed, taggedContent } from '../../../../platform/http/compressed-content.js';
import type { TaggedContent } from '../../../../platform/http/compressed-content.js';
import { DOCUMENT_SCHEMAS, schemaText } from '../../domain/document-schemas.js';
import type { DocumentName } from '../../domain/document-schemas.js';

const HEADERS = {
  'content-type': 'application/schema+json; charset=utf-8',
  'cache-control': 'public, no-cache',
};

/** Serves the JSON Schemas of `Match.record` and `Match.proof`. */
@Controller('schemas')
export class DocumentSchemasController {
  private readonly files = new Map<DocumentName, TaggedContent>();

  @Get(':file')
  async schema(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = Object.keys(DOCUMENT_SCHEMAS).find((known) => `${known}.json` === file);
    if (!name) throw new NotFoundException();
    void reply.headers(HEADERS);
    sendCompressed(request, reply, await this.fileOf(name as DocumentName));
  }

  private async fileOf(name: DocumentName): Promise<TaggedContent> {
    const file = this.files.get(name) ?? (await taggedContent(schemaText(name)));
    this.files.set(name, file);
    return file;
  }
}
