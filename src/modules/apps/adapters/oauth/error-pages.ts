import type Provider from 'oidc-provider';
import type { ErrorOut, errors as Errors, KoaContextWithOIDC } from 'oidc-provider';
import { languageOf } from '../../../../platform/api/language.js';
import type { Language } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { page, pageHeaders } from '../../../../platform/http/page.js';
import { refusalPage } from './sign-in-pages.js';
import { TEXTS } from './texts.js';

type LibraryError = Partial<Errors.OIDCProviderError> & { readonly error_description?: string };

export const languageOfContext = (ctx: KoaContextWithOIDC): Language =>
  languageOf(ctx.get('accept-language'));

/** Answers a request of the library with a page of ours. */
export function showPage(ctx: KoaContextWithOIDC, title: string, body: Html): void {
  ctx.set({ ...pageHeaders() });
  ctx.body = page(title, body, languageOfContext(ctx));
}

/** The page for an error that cannot be sent to the app: the app or its redirect address is unknown. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void {
  FOR_THE_APP.delete(ctx);
  const texts = TEXTS[languageOfContext(ctx)];
  if (error.name === 'SessionNotFound') {
    return showPage(ctx, texts.lost, html`<p class="wrong">${texts.lostWhy}</p>`);
  }
  const why = [out.error, out.error_description].filter(Boolean).join(': ');
  showPage(
    ctx,
    texts.failed,
    html`<p>${texts.tellDeveloper}</p>
      <pre>${why}</pre>`,
  );
}

/** The errors that the library sends to an app, by their requests. */
const FOR_THE_APP = new WeakMap<object, LibraryError>();

/**
 * Shows an error on a page of ours before it is sent to the app, unless the user has answered such a page already.
 * Otherwise anyone who registers an app could lead users from our address to any other, without a page of ours in
 * between (RFC 9700, 4.11.2). The page has a link with the error, for the user to decide.
 */
export function showErrorsFirst(provider: Provider): void {
  const keep = (ctx: KoaContextWithOIDC, error: LibraryError) => FOR_THE_APP.set(ctx, error);
  provider.on('authorization.error', keep);
  provider.on('server_error', keep);
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const error = FOR_THE_APP.get(ctx);
    if (error && isForApp(ctx) && ctx.oidc.entities.Interaction?.result === undefined)
      showRefusal(ctx, error);
  });
}

/** Whether the request came by one of the paths from which the library leads back to an app. */
const isForApp = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc?.route === 'authorization' || oidc?.route === 'resume';

function showRefusal(ctx: KoaContextWithOIDC, { error, error_description }: LibraryError): void {
  const { redirect_uri, state } = { ...ctx.query, ...ctx.oidc.params };
  const back = new URL(String(redirect_uri));
  const answer = { error, error_description, state, iss: ctx.oidc.provider.issuer };
  for (const [name, value] of Object.entries(answer))
    if (typeof value === 'string') back.searchParams.set(name, value);
  const why = [error, error_description].filter(Boolean).join(': ');
  ctx.remove('location');
  ctx.set({ ...pageHeaders() });
  ctx.status = 400;
  ctx.body = refusalPage({ why, back }, languageOfContext(ctx));
}
