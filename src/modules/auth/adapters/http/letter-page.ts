import { Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../../platform/api/language.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { toldLanguage } from '../../../../platform/http/told-language.js';
import { LetterStore } from '../../../mail/application/index.js';
import type { LetterKind } from '../../../mail/application/index.js';
import { TEXTS } from './texts.js';

/** The page of a link that is wrong or expired, with a status that says so. */
export function wrongLink(
  reply: FastifyReply,
  language: Language,
  message: string = TEXTS[language].lostWhy,
): string {
  void reply.status(404);
  return page(TEXTS[language].lost, html`<p class="wrong">${message}</p>`, language);
}

/** A form that sends a letter's token back: programs follow links, so what counts is its button. */
export const tokenForm = (action: string, token: string, fields: Html): Html =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" />
    ${fields}
  </form>`;

/** A page behind the link in a letter. Looking at it changes nothing. */
export abstract class LetterPage {
  constructor(
    private readonly letters: LetterStore,
    private readonly kind: LetterKind,
    private readonly form: (token: string, language: Language) => string,
  ) {}

  @Get()
  @PageRoute()
  async look(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = toldLanguage(request, reply);
    const token = fieldOf(query, 'token');
    const owner = await this.letters.ownerOf(this.kind, token);
    return owner ? this.form(token, language) : wrongLink(reply, language);
  }
}
