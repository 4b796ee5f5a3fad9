import { wordsOf } from '../../../../platform/api/scopes.js';
import type { Scope } from '../../../../platform/api/scopes.js';
import type { Language } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import { page } from '../../../../platform/http/page.js';
import type { App } from '../../application/apps.js';
import { TEXTS } from './texts.js';

/** A sign-in that was refused. */
export interface RefusedSignIn {
  readonly why: string;
  readonly username: string;
  /** Whether the page asks for the code of the second factor, too. */
  readonly needsCode: boolean;
}

/** The page that asks for name and password. */
export function signInPage(
  app: App,
  language: Language,
  refused: RefusedSignIn | null = null,
): string {
  const texts = TEXTS[language];
  return page(
    texts.signIn,
    html`<p>${texts.signInFor(app.name)}</p>
      ${refused === null ? '' : html`<p class="wrong">${refused.why}</p>`}
      <form method="post">
        <label>
          ${texts.username}
          <input
            name="username"
            value="${refused?.username ?? ''}"
            autocomplete="username"
            maxlength="20"
            required
          />
        </label>
        <label>
          ${texts.password}
          <input
            type="password"
            name="password"
            autocomplete="current-password"
            maxlength="200"
            required
          />
        </label>
        ${refused?.needsCode ? codeField(texts.secondFactor) : ''}
        <button name="step" value="sign-in">${texts.continue}</button>
        <button name="step" value="deny" formnovalidate>${texts.cancel}</button>
      </form>`,
    language,
  );
}

const codeField = (label: string) =>
  html`<label>
    ${label}
    <input name="code" autocomplete="one-time-code" maxlength="40" required />
  </label>`;

/** The facts that the consent page shows. */
export interface ConsentRequest {
  readonly app: App;
  /** The user who registered the app; null for an app that registered itself. */
  readonly owner: string | null;
  readonly username: string;
  readonly scopes: readonly Scope[];
  /** Where the browser is sent next; null for a device. */
  readonly redirectUri: string | null;
}

/** The page that asks whether an app may act for the user. */
export function consentPage(request: ConsentRequest, language: Language): string {
  const texts = TEXTS[language];
  const { app, owner, username, scopes, redirectUri } = request;
  return page(
    texts.consent(app.name),
    html`<p>${owner === null ? texts.madeByNobody : texts.madeBy(owner)}</p>
      ${app.homepage === null ? '' : html`<p>${texts.homepage} ${app.homepage}</p>`}
      <p>${texts.may(app.name, username)}</p>
      <ul>
        ${scopes.map((scope) => html`<li>${wordsOf(scope)[language]}</li>`)}
      </ul>
      <p>${redirectUri === null ? texts.onDevice : texts.sentTo(targetOf(redirectUri))}</p>
      <p>${texts.revocable}</p>
      <form method="post">
        <button name="step" value="allow">${texts.allow}</button>
        <button name="step" value="deny">${texts.deny}</button>
      </form>`,
    language,
  );
}

/** Why a request is refused, and the address to which the answer leads; null for a form that asks for it. */
export interface RefusedRequest {
  readonly why: string;
  readonly back: URL | null;
}

/** The page for a request that is refused. The user decides whether the answer is sent to the app. */
export function refusalPage({ why, back }: RefusedRequest, language: Language): string {
  const texts = TEXTS[language];
  return page(
    texts.failed,
    html`<p>${texts.tellDeveloper}</p>
      <pre>${why}</pre>
      ${
        back === null
          ? html`<form method="post"><button name="step" value="deny">${texts.back}</button></form>`
          : html`<p><a href="${back.href}">${texts.backTo(targetOf(back.href))}</a></p>`
      }`,
    language,
  );
}

/** The page for an expired or unknown address. */
export function lostPage(language: Language): string {
  const texts = TEXTS[language];
  return page(texts.lost, html`<p class="wrong">${texts.lostWhy}</p>`, language);
}

/** The site, or the local program, that receives the user next. */
const targetOf = (redirectUri: string): string => {
  const { protocol, host } = new URL(redirectUri);
  return protocol === 'https:' ? host : `${protocol}//${host}`;
};
