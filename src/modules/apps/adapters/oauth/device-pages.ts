import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { html } from '../../../../platform/html.js';
import { fieldOf } from '../../../../platform/http/page.js';
import { languageOfContext, renderError, showPage } from './error-pages.js';
import { TEXTS } from './texts.js';

/** The token that the form must send back; the library keeps it in the sign-in. */
const xsrfOf = (ctx: KoaContextWithOIDC): string => {
  const state = ctx.oidc.session?.state as { readonly secret?: string } | undefined;
  return state?.secret ?? '';
};

/** The code in the address. It is only shown; it is used when the user sends the form. */
const codeInAddress = (ctx: KoaContextWithOIDC): string => {
  const { userCode } = ctx.req as { readonly userCode?: string };
  return userCode ?? '';
};

/** The code that the form sent. */
const sentCode = (ctx: KoaContextWithOIDC): string => fieldOf(ctx.oidc.params, 'user_code');

/** The library's errors about a wrong code; other errors have other causes. */
const ABOUT_CODES = ['NoCodeError', 'NotFoundError', 'ExpiredError', 'AlreadyUsedError'];

function askForCode(ctx: KoaContextWithOIDC, _form: string, out?: ErrorOut, error?: Error): void {
  const isOver = ctx.oidc.route === 'device_resume' || error?.name === 'AbortedError';
  if (isOver) return showEnd(ctx, out!, error!);
  if (error && !isStored(ctx)) return beginAgain(ctx);
  const texts = TEXTS[languageOfContext(ctx)];
  const isCode = error && ABOUT_CODES.includes(error.name);
  const wrong = error && (isCode ? texts.wrongCode : texts.formExpired);
  showPage(
    ctx,
    texts.device,
    html`${wrong ? html`<p class="wrong">${wrong}</p>` : ''}
      <form method="post">
        <input type="hidden" name="xsrf" value="${xsrfOf(ctx)}" />
        <label>
          ${texts.enterCode}
          <input
            name="user_code"
            value="${error ? sentCode(ctx) : codeInAddress(ctx)}"
            autocomplete="off"
            autocapitalize="characters"
            maxlength="20"
            required
          />
        </label>
        <button>${texts.continue}</button>
      </form>`,
  );
}

/** Whether the sign-in that holds the form's token is stored. */
const isStored = ({ oidc }: KoaContextWithOIDC): boolean => oidc.session?.exp !== undefined;

/**
 * Keeps the library from storing a new form token after an error: if the sign-in is gone, storing it would
 * fail.
 */
function forgetForm({ oidc }: KoaContextWithOIDC): void {
  Object.assign(oidc.session!, { touched: false });
}

/** The form was open for longer than its token is valid: shows a new form with the same code. */
function beginAgain(ctx: KoaContextWithOIDC): void {
  forgetForm(ctx);
  const code = new URLSearchParams({ user_code: sentCode(ctx) }).toString();
  ctx.redirect(`${ctx.oidc.urlFor('code_verification')}?${code}`);
  ctx.status = 303;
}

/** After the user has signed in or refused, the page must not ask for a code again. */
function showEnd(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void {
  forgetForm(ctx);
  if (error.name !== 'AbortedError') return renderError(ctx, out, error);
  const texts = TEXTS[languageOfContext(ctx)];
  showPage(ctx, texts.device, html`<p>${texts.aborted}</p>`);
}

function askToConfirm(
  ctx: KoaContextWithOIDC,
  _form: string,
  client: { readonly clientName?: string | undefined; readonly clientId: string },
  _device: unknown,
  userCode: string,
): void {
  const texts = TEXTS[languageOfContext(ctx)];
  showPage(
    ctx,
    texts.device,
    html`<p>${texts.isItYours(client.clientName ?? client.clientId)}</p>
      <pre>${userCode}</pre>
      <p class="wrong">${texts.onlyYours}</p>
      <form method="post">
        <input type="hidden" name="xsrf" value="${xsrfOf(ctx)}" />
        <input type="hidden" name="user_code" value="${userCode}" />
        <input type="hidden" name="confirm" value="yes" />
        <button>${texts.itIs}</button>
        <button name="abort" value="yes">${texts.itIsNot}</button>
      </form>`,
  );
}

function showDone(ctx: KoaContextWithOIDC): void {
  const texts = TEXTS[languageOfContext(ctx)];
  showPage(ctx, texts.done, html`<p>${texts.goBack}</p>`);
}

/** The device flow (RFC 8628) with our own pages. */
export const deviceFlow: NonNullable<NonNullable<Configuration['features']>['deviceFlow']> = {
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo: () => ({}),
  userCodeInputSource: askForCode,
  userCodeConfirmSource: askToConfirm,
  successSource: showDone,
};
