import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/api/api-error.js';
import { meaningOf } from '../../../../platform/api/failure.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { LetterStore } from '../../../mail/application/index.js';
import type { AuthFailure } from '../../application/failures.js';
import { Passwords } from '../../application/passwords.js';
import { LetterPage, tokenForm, wrongLink } from './letter-page.js';

const FIELDS = html`<label>
    Password, 8 to 200 characters
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
    Keep my personal tokens and apps: programs that use them stay signed in
  </label>
  <button>Set it</button>`;

const form = (token: string, failures: readonly string[] = []): string =>
  page(
    'A new password',
    html`${failures.map((message) => html`<p class="wrong">${message}</p>`)}
      ${tokenForm('reset', token, FIELDS)}
      <p>
        Wherever you are signed in, you will be signed out, programs with personal tokens and apps
        as well.
      </p>`,
  );

const DONE = page(
  'Done',
  html`<p>Your password is set. Sign in with it.</p>
    <p>
      Your webhooks and push subscriptions are still there. If somebody else had your password, look
      through them and remove what is not yours.
    </p>`,
);

function answer(token: string, failures: readonly AuthFailure[], reply: FastifyReply): string {
  if (failures.length === 0) return DONE;
  if (failures.some(({ code }) => code === 'INVALID_RESET_TOKEN')) return wrongLink(reply);
  void reply.status(422);
  return form(
    token,
    failures.map((failure) => meaningOf(failure).en),
  );
}

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
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const token = fieldOf(body, 'token');
    const revokeTokens = fieldOf(body, 'keepTokens') !== 'yes';
    const reset = { token, newPassword: fieldOf(body, 'password'), revokeTokens };
    try {
      return answer(token, await this.passwords.reset(reset, ip), reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void reply.status(429).header('retry-after', String(error.extensions['retryAfterSeconds']));
      return form(token, [error.message]);
    }
  }
}
