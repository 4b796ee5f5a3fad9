import { Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { meaningOf } from '../../../../platform/api/failure.js';
import type { Language } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute, nextPageLink } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { Letters } from '../../../mail/application/index.js';
import type { LinkKind } from '../../../mail/application/index.js';
import type { AuthFailure } from '../../application/failures.js';
import { PAGE_TEXTS } from './page-texts.js';

/** The page of the web client that sends such an e-mail again. */
const REQUEST_PAGES: Partial<Record<AuthFailure['code'], string>> = {
  INVALID_RESET_TOKEN: '/forgotten',
  INVALID_VERIFICATION_TOKEN: '/settings/account',
};

/** The page for an unknown, used or expired link, with the status 404. */
export function wrongLink(
  reply: FastifyReply,
  { code }: Pick<AuthFailure, 'code'>,
  language: Language,
): string {
  void reply.status(404);
  const message = meaningOf({ code })[language];
  const { nothing, another } = PAGE_TEXTS[language];
  return page(
    nothing,
    html`<p class="wrong">${message}</p>
      ${nextPageLink(REQUEST_PAGES[code] ?? '/', another)}`,
    language,
  );
}

/**
 * The form that uses up the token of a link. Mail programs open links, so only the form's button has an
 * effect.
 */
export const tokenForm = (action: string, token: string, fields: Html): Html =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" />
    ${fields}
  </form>`;

/** A kind of letter, the code when its link is refused, and the form behind the link. */
interface LinkForm {
  readonly kind: LinkKind;
  readonly refused: AuthFailure['code'];
  readonly form: (token: string, language: Language) => string;
}

/** A page behind the link in a letter, in the language of the reader's browser. Opening it changes nothing. */
export abstract class EmailLinkPage {
  constructor(
    private readonly letters: Letters,
    private readonly behind: LinkForm,
  ) {}

  @Get()
  @PageRoute()
  async look(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { kind, refused, form } = this.behind;
    const language = responseLanguage(request, reply);
    const token = fieldOf(query, 'token');
    const owner = await this.letters.ownerOf(kind, token);
    return owner ? form(token, language) : wrongLink(reply, { code: refused }, language);
  }
}
