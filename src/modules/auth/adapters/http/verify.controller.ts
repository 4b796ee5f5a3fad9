import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { meaningOf } from '../../../../platform/api/failure.js';
import type { Language } from '../../../../platform/api/language.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { toldLanguage } from '../../../../platform/http/told-language.js';
import { LetterStore } from '../../../mail/application/index.js';
import { Emails } from '../../application/emails.js';
import { LetterPage, tokenForm, wrongLink } from './letter-page.js';
import { TEXTS } from './texts.js';

function form(token: string, language: Language): string {
  const texts = TEXTS[language];
  return page(
    texts.isItYours,
    html`<p>${texts.onlyYours}</p>
      ${tokenForm('verify', token, html`<button>${texts.itIs}</button>`)}`,
    language,
  );
}

const done = (language: Language): string =>
  page(TEXTS[language].done, html`<p>${TEXTS[language].verified}</p>`, language);

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
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = toldLanguage(request, reply);
    const failure = await this.emails.verify(fieldOf(body, 'token'));
    return failure ? wrongLink(reply, language, meaningOf(failure)[language]) : done(language);
  }
}
