import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../../platform/addresses.js';
import { idOf } from '../../../../platform/api/ids.js';
import { Authenticator } from '../../../../platform/api/viewer.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { TryLimits } from '../../../auth/application/index.js';
import { COMPETITION_FAILURES } from '../../application/failures.js';
import { CompetitionReader } from '../../application/readers.js';
import type { Competition } from '../../domain/competition.js';

/** Finds the competition of a file, and counts what a network asks for. */
@Injectable()
export class CompetitionFinder {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly competitions: CompetitionReader,
    private readonly limits: TryLimits,
  ) {}

  /**
   * @param limit what is counted for the network
   * @throws NotFoundException for an unknown competition, and for one that the viewer may not see
   */
  async find(
    globalId: string,
    limit: 'export-network' | 'calendar-network',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Competition> {
    await this.limits.count([{ limit, key: networkOf(request.ip) }]);
    const id = idOf('Competition', globalId);
    const viewer = await this.authenticator.authenticate(request.headers.authorization);
    const competition = id && (await this.competitions.findVisible(id, viewer));
    if (competition) return competition;
    const message = COMPETITION_FAILURES.COMPETITION_NOT_FOUND[responseLanguage(request, reply)];
    const statusCode = HttpStatus.NOT_FOUND;
    throw new NotFoundException({ statusCode, code: 'COMPETITION_NOT_FOUND', message });
  }
}
