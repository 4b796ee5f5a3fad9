import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { meaningOf } from '../../../../platform/api/failure.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { LetterStore } from '../../../mail/application/index.js';
import { Emails } from '../../application/emails.js';
import { LetterPage, tokenForm, wrongLink } from './letter-page.js';

const form = (token: string): string =>
  page(
    'Is this your address?',
    html`<p>If the letter came to you, and you are the player it names:</p>
      ${tokenForm('verify', token, html`<button>This is my address</button>`)}`,
  );

const DONE = page('Done', html`<p>The address is verified.</p>`);

/** The page that verifies an address. */
@Controller('verify')
export class VerifyController extends LetterPage {
  constructor(
    letters: LetterStore,
    private readonly emails: Emails,
  ) {
    super(letters, 'VERIFICATION', form);
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async verify(
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const failure = await this.emails.verify(fieldOf(body, 'token'));
    return failure ? wrongLink(reply, meaningOf(failure).en) : DONE;
  }
}
