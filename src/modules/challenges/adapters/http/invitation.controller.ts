import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/api/api-error.js';
import { fieldOf, PageRoute } from '../../../../platform/http/page.js';
import { UserStore } from '../../../users/application/index.js';
import { Invitations } from '../../application/invitations.js';
import { invitationPage, LIMITED, NO_INVITATION } from './invitation.page.js';

/** The page behind an invitation link. Opening it changes nothing. */
@Controller('invitation')
export class InvitationController {
  constructor(
    private readonly invitations: Invitations,
    private readonly users: UserStore,
  ) {}

  @Get()
  @PageRoute()
  async look(
    @Query() query: unknown,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const token = fieldOf(query, 'token');
    try {
      return (await this.pageOf(token, ip)) ?? missing(reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void reply.status(429).header('retry-after', String(error.extensions['retryAfterSeconds']));
      return LIMITED;
    }
  }

  private async pageOf(token: string, address: string): Promise<string | null> {
    const challenge = await this.invitations.look(token, address);
    if (!challenge) return null;
    const ids = challenge.seats.flatMap(({ userId }) => userId ?? []);
    const users = await this.users.byIds([challenge.creatorId, ...ids]);
    const nameOf = (id: string) => users.get(id)!.username;
    return invitationPage({
      challenge,
      token,
      creator: nameOf(challenge.creatorId),
      seats: challenge.seats.map(({ userId }) => userId && nameOf(userId)),
    });
  }
}

function missing(reply: FastifyReply): string {
  void reply.status(404);
  return NO_INVITATION;
}
