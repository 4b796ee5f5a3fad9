import { Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { LetterStore } from '../../../mail/application/index.js';
import type { LetterKind } from '../../../mail/application/index.js';

const WRONG = 'This link is wrong, used, expired or not the newest: ask for another.';

/** What whoever comes by a link that does nothing (any more) is shown, with a status that says so. */
export function wrongLink(reply: FastifyReply, message: string = WRONG): string {
  void reply.status(404);
  return page('This link does nothing', html`<p class="wrong">${message}</p>`);
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
    private readonly form: (token: string) => string,
  ) {}

  @Get()
  @PageRoute()
  async look(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const token = fieldOf(query, 'token');
    const owner = await this.letters.ownerOf(this.kind, token);
    return owner ? this.form(token) : wrongLink(reply);
  }
}
