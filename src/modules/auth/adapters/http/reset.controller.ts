import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/api/api-error.js';
import { meaningOf } from '../../../../platform/api/failure.js';
import type { Language } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute, nextPageLink } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { Letters } from '../../../mail/application/index.js';
import type { AuthFailure } from '../../application/failures.js';
import { Passwords } from '../../application/passwords.js';
import { EmailLinkPage, tokenForm, wrongLink } from './email-link-page.js';
import { PAGE_TEXTS } from './page-texts.js';

const fieldsIn = (language: Language) => {
  const { password, keep, button } = PAGE_TEXTS[language].reset;
  return html`<label>
      ${password}
      <input
        type="password"
        name="password"
        autocomplete="new-password"
        minlength="8"
        maxlength="200"
        required
      />
    </label>
    <label>
      <input type="checkbox" name="keepTokens" value="yes" />
      ${keep}
    </label>
    <button>${button}</button>`;
};

function form(token: string, language: Language, failures: readonly string[] = []): string {
  const { title, ends } = PAGE_TEXTS[language].reset;
  return page(
    title,
    html`${failures.map((message) => html`<p class="wrong">${message}</p>`)}
      <p>${ends}</p>
      ${tokenForm('reset', token, fieldsIn(language))}`,
    language,
  );
}

function done(language: Language): string {
  const { done: title, reset, toSignIn } = PAGE_TEXTS[language];
  return page(
    title,
    html`<p>${reset.done}</p>
      <p>${reset.stays}</p>
      ${nextPageLink('/login', toSignIn)}`,
    language,
  );
}

/** The request that the page answers. */
interface ResetRequest {
  readonly token: string;
  readonly language: Language;
  readonly reply: FastifyReply;
}

function answer(
  { token, language, reply }: ResetRequest,
  failures: readonly AuthFailure[],
): string {
  if (failures.length === 0) return done(language);
  const wrong = failures.find(({ code }) => code === 'INVALID_RESET_TOKEN');
  if (wrong) return wrongLink(reply, wrong, language);
  void reply.status(422);
  return form(
    token,
    language,
    failures.map((failure) => meaningOf(failure)[language]),
  );
}

/** The page that sets a new password, once. */
@Controller('reset')
export class ResetController extends EmailLinkPage {
  constructor(
    letters: Letters,
    private readonly passwords: Passwords,
  ) {
    super(letters, { kind: 'PASSWORD_RESET', refused: 'INVALID_RESET_TOKEN', form });
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async reset(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = responseLanguage(request, reply);
    const token = fieldOf(body, 'token');
    const revokeTokens = fieldOf(body, 'keepTokens') !== 'yes';
    const reset = { resetToken: token, newPassword: fieldOf(body, 'password'), revokeTokens };
    const asking = { token, language, reply };
    try {
      const outcome = await this.passwords.reset(reset, request.ip);
      return answer(asking, outcome.ok ? [] : outcome.error);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void reply.status(429).header('retry-after', String(error.extensions['retryAfterSeconds']));
      return form(token, language, [error.texts[language]]);
    }
  }
}
