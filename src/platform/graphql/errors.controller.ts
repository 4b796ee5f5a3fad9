import { Controller, Get } from '@nestjs/common';
import { ERROR_CODES } from '../api/api-error.js';
import { CREDENTIAL_PROBLEMS } from '../api/credential-problem.js';
import { declaredFailures } from '../api/failure.js';
import { html } from '../html.js';
import type { Html } from '../html.js';
import { page, PageRoute } from '../http/page.js';
import { CLOSE_CODES } from './close-codes.js';

/** A code with its meaning and the advice for authors of clients. */
interface Explained {
  readonly code: string;
  readonly means: string;
  readonly todo?: string;
}

/** A page that explains every code, each at an anchor with its name: `/errors#FORBIDDEN`. */
@Controller('errors')
export class ErrorsController {
  private text: string | undefined;

  @Get()
  @PageRoute()
  errors(): string {
    return (this.text ??= page('Errors', bodyOf()));
  }
}

function bodyOf(): Html {
  const userErrors = declaredFailures().map(({ code, en, todo }) => ({ code, means: en, todo }));
  const reasons = Object.entries(CREDENTIAL_PROBLEMS).map(([code, { en }]) => ({
    code,
    means: en,
  }));
  return html`
    ${part('Errors of GraphQL: extensions.code', explained(ERROR_CODES))}
    ${part('Reasons of UNAUTHENTICATED: extensions.reason', reasons)}
    ${part('User errors of mutations', userErrors)}
    ${part('Codes that close a WebSocket', explained(CLOSE_CODES))}
  `;
}

const explained = (
  meanings: Readonly<Record<string, Omit<Explained, 'code'>>>,
): readonly Explained[] =>
  Object.entries(meanings).map(([code, meaning]) => ({ code, ...meaning }));

const part = (title: string, codes: readonly Explained[]): Html =>
  html`<h2>${title}</h2>
    <dl>
      ${codes.map(
        ({ code, means, todo = '' }) =>
          html`<dt id="${code}"><code>${code}</code></dt>
            <dd>${means} ${todo}</dd>`,
      )}
    </dl>`;
