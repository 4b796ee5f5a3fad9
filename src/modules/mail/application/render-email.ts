import type { Language } from '../../../platform/api/reader.js';
import { html } from '../../../platform/html.js';
import type { Html } from '../../../platform/html.js';

/** A link with its words. */
export interface EmailLink {
  readonly label: string;
  readonly url: string;
}

/** The content of an e-mail, before it becomes plain text and HTML. */
export interface EmailContent {
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs; a line break within one is kept. */
  readonly paragraphs: readonly string[];
  readonly link: EmailLink | null;
  /** Why the reader gets it, and what they can do about it. */
  readonly footer: string;
  /** Links below the footer. */
  readonly footLinks?: readonly EmailLink[];
}

/** An e-mail as plain text and as simple HTML, with the same content. */
export function renderEmail({
  language,
  subject,
  paragraphs,
  link,
  footer,
  footLinks = [],
}: EmailContent) {
  const parts = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])];
  const foot = [footer, ...footLinks.map(({ label, url }) => `${label}: ${url}`)];
  return {
    subject,
    text: `${[...parts, `-- \n${foot.join('\n')}`].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${language}">
        <body style="font: 16px/1.5 sans-serif">
          ${paragraphs.map(paragraph)} ${link ? html`<p>${anchor(link)}</p>` : ''}
          <p style="color: #666; font-size: 13px">
            ${linked(footer)}${footLinks.map((each) => html`<br />${anchor(each)}`)}
          </p>
        </body>
      </html> `.text,
  };
}

const paragraph = (text: string): Html =>
  html`<p>
    ${text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`))}
  </p> `;

const anchor = ({ label, url }: EmailLink): Html => html`<a href="${url}">${label}</a>`;

/** A text as HTML; if its last word is an address, that becomes a link. */
function linked(text: string): Html {
  const [, before, url] = /^(.*\s)(https?:\/\/\S+)$/s.exec(text) ?? [];
  return url ? html`${before!}<a href="${url}">${url}</a>` : html`${text}`;
}
