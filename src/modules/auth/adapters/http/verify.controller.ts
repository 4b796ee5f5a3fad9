import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute, nextPageLink } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { Letters } from '../../../mail/application/index.js';
import { Emails } from '../../application/emails.js';
import { EmailLinkPage, tokenForm, wrongLink } from './email-link-page.js';
import { PAGE_TEXTS } from './page-texts.js';

function form(token: string, language: Language): string {
  const { title, question, button } = PAGE_TEXTS[language].verify;
  const fields = html`<button>${button}</button>`;
  return page(
    title,
    html`<p>${question}</p>
      ${tokenForm('verify', token, fields)}`,
    language,
  );
}

function done(language: Language): string {
  const { done: title, verify, toHome } = PAGE_TEXTS[language];
  return page(
    title,
    html`<p>${verify.done}</p>
      ${nextPageLink('/', toHome)}`,
    language,
  );
}

/** The page that verifies an address. */
@Controller('verify')
export class VerifyController extends EmailLinkPage {
  constructor(
    letters: Letters,
    private readonly emails: Emails,
  ) {
    super(letters, { kind: 'VERIFICATION', refused: 'INVALID_VERIFICATION_TOKEN', form });
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async verify(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = responseLanguage(request, reply);
    const verified = await this.emails.verify(fieldOf(body, 'token'));
    return verified.ok ? done(language) : wrongLink(reply, verified.error, language);
  }
}
