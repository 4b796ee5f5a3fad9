import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '../api/reader.js';
import type { Language } from '../api/reader.js';
import { html, Html } from '../html.js';
import { PAGE_STYLE } from './page-style.js';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** A page loads only its empty icon, runs no script, and cannot be framed. */
const SECURITY_POLICY = [
  "default-src 'none'",
  'img-src data:',
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The headers of a page: no cache keeps it, and other sites do not learn its address from the referrer.
 *
 * @param leads whether the answer to its form may redirect to another site. Browsers apply `form-action` to every
 * redirect that follows, and the service cannot know them all
 */
export const pageHeaders = (leads = false): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': leads ? SECURITY_POLICY : `${SECURITY_POLICY}; form-action 'self'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});

/** The route of a page that users open by a link. The link contains a token. */
export const PageRoute = () =>
  applyDecorators(...Object.entries(pageHeaders()).map(([name, value]) => Header(name, value)));

/** Whether a person waits for a page: browsers accept HTML by name; mail programs and scripts accept anything. */
export const isForPeople = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** A complete page, which works without JavaScript. */
export function page(title: string, body: Html, language: Language = DEFAULT_LANGUAGE): string {
  const style = new Html(`<style>${PAGE_STYLE}</style>`);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Bummerl</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <header><a href="/">Bummerl</a></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
}

/** A link to the page of the web client where the reader continues. */
export const nextPageLink = (path: string, text: string): Html =>
  html`<p><a class="on" href="${path}">${text}</a></p>`;

/** The value of a field of a form or an address; empty if it is missing or not a single value. */
export function fieldOf(form: unknown, name: string): string {
  const value = (form as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
