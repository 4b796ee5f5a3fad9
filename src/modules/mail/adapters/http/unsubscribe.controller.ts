import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { Unsubscriptions } from '../../application/index.js';

const QUESTION = page(
  'No more mail?',
  html`<p>You will get no more notices by mail. Your account and your matches stay as they are.</p>
    <form method="post"><button>Send me no more notices</button></form>`,
);

const DONE = page(
  'Done',
  html`<p>
    You will get no more notices by mail. In the settings of your notifications you can turn them on
    again.
  </p>`,
);

const WRONG = page(
  'This link is not right',
  html`<p class="wrong">The link is damaged. Copy all of it out of the letter.</p>`,
);

/**
 * The page behind the unsubscribe link, for readers who are signed out. Looking at it changes
 * nothing, since programs follow links; POST does, from the page's button or a mail program (RFC 8058).
 */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscriptions: Unsubscriptions) {}

  @Get()
  @PageRoute()
  ask(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): string {
    if (this.unsubscriptions.isGood(fieldOf(query, 'token'))) return QUESTION;
    void reply.status(404);
    return WRONG;
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async unsubscribe(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (await this.unsubscriptions.unsubscribe(fieldOf(query, 'token'))) return DONE;
    void reply.status(404);
    return WRONG;
  }
}
