import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/index.js';
import { Letters } from '../../../mail/application/index.js';
import { VerifyEmailUseCase } from '../../application/index.js';
import { wrongLink } from './wrong-link.js';

const ask = (token: string): string =>
  page(
    'Is this your address?',
    html`<p>If the letter came to you, and you are the player it names:</p>
      <form method="post" action="verify">
        <input type="hidden" name="token" value="${token}" />
        <button>This is my address</button>
      </form>`,
  );

const DONE = page('Done', html`<p>The address is verified.</p>`);

/** The page behind the link that verifies an address: programs follow links, so a button verifies. */
@Controller('verify')
export class VerifyController {
  constructor(
    private readonly letters: Letters,
    private readonly verification: VerifyEmailUseCase,
  ) {}

  @Get()
  @PageRoute()
  async look(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const token = fieldOf(query, 'token');
    if (await this.letters.ownerOf('VERIFICATION', token)) return ask(token);
    return wrongLink(reply);
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async verify(
    @Body() form: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const failure = await this.verification.verify(fieldOf(form, 'token'));
    return failure ? wrongLink(reply, failure.message) : DONE;
  }
}
