import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { compressContent, sendCompressed } from '../http/compressed-content.js';
import type { CompressedContent } from '../http/compressed-content.js';
import { printedSchema } from './printed-schema.js';

/** The text of the schema, ready to be sent. */
interface SchemaFile {
  readonly body: CompressedContent;
  readonly tag: string;
}

/** The schema in GraphQL's schema language, for tools. */
@Controller()
export class SchemaFileController {
  private file: Promise<SchemaFile> | undefined;

  constructor(private readonly host: GraphQLSchemaHost) {}

  @Get('schema.graphql')
  @Header('content-type', 'application/graphql; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  async schema(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.file ??= this.written().catch((error: unknown) => {
      this.file = undefined; // a failure is not kept
      throw error;
    });
    sendCompressed(request, reply, await this.file);
  }

  private async written(): Promise<SchemaFile> {
    const text = printedSchema(this.host.schema);
    const hash = createHash('sha256').update(text).digest('base64url');
    return { body: await compressContent(Buffer.from(text)), tag: `W/"${hash}"` };
  }
}
