import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/api/api-error.js';
import { meaningOf } from '../../../../platform/api/failure.js';
import type { Language } from '../../../../platform/api/language.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { toldLanguage } from '../../../../platform/http/told-language.js';
import { LetterStore } from '../../../mail/application/index.js';
import type { AuthFailure } from '../../application/failures.js';
import { Passwords } from '../../application/passwords.js';
import { LetterPage, tokenForm, wrongLink } from './letter-page.js';
import { TEXTS } from './texts.js';

const fieldsIn = (language: Language): Html =>
  html`<label>
      ${TEXTS[language].password}
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
      ${TEXTS[language].keepTokens}
    </label>
    <button>${TEXTS[language].setIt}</button>`;

const form = (token: string, language: Language, failures: readonly string[] = []): string =>
  page(
    TEXTS[language].newPassword,
    html`${failures.map((message) => html`<p class="wrong">${message}</p>`)}
      ${tokenForm('reset', token, fieldsIn(language))}
      <p>${TEXTS[language].signsOut}</p>`,
    language,
  );

const done = (language: Language): string =>
  page(
    TEXTS[language].done,
    html`<p>${TEXTS[language].passwordSet}</p>
      <p>${TEXTS[language].lookThrough}</p>`,
    language,
  );

/** The page that sets a new password, once. */
@Controller('reset')
export class ResetController extends LetterPage {
  constructor(
    letters: LetterStore,
    private readonly passwords: Passwords,
  ) {
    super(letters, 'PASSWORD_RESET', form);
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async reset(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = toldLanguage(request, reply);
    const token = fieldOf(body, 'token');
    const revokeTokens = fieldOf(body, 'keepTokens') !== 'yes';
    const reset = { token, newPassword: fieldOf(body, 'password'), revokeTokens };
    try {
      const failures = await this.passwords.reset(reset, request.ip);
      return failures.length === 0 ? done(language) : refused(token, failures, language, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const seconds = Number(error.extensions['retryAfterSeconds']);
      void reply.status(429).header('retry-after', String(seconds));
      return form(token, language, [TEXTS[language].tooOften(seconds)]);
    }
  }
}

function refused(
  token: string,
  failures: readonly AuthFailure[],
  language: Language,
  reply: FastifyReply,
): string {
  if (failures.some(({ code }) => code === 'INVALID_RESET_TOKEN'))
    return wrongLink(reply, language);
  void reply.status(422);
  const messages = failures.map((failure) => meaningOf(failure)[language]);
  return form(token, language, messages);
}
