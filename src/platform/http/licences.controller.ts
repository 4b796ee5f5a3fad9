import { Controller, Get, Header, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compressed-content.js';
import { DIST, ServedFiles } from './served-files.js';

const LIST = 'licences.txt';
const files = new ServedFiles(DIST, () => Promise.resolve([LIST]));

/** The licences of all packages, as tools/licences.mjs lists them. The built files refer to this address. */
@Controller(LIST)
export class LicencesController {
  @Get()
  @Header('cache-control', 'no-cache')
  @Header('x-content-type-options', 'nosniff')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await files.file(LIST);
    if (!file) throw new NotFoundException();
    void reply.type(file.type);
    sendCompressed(request, reply, file);
  }
}
