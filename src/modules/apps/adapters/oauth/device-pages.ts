import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { languageOf } from '../../../../platform/api/language.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { page, pageHeaders } from '../../../../platform/http/page.js';
import { TEXTS } from './texts.js';

const languageOfContext = (ctx: KoaContextWithOIDC) => languageOf(ctx.get('accept-language'));

function show(ctx: KoaContextWithOIDC, title: string, body: Html): void {
  ctx.set({ ...pageHeaders() });
  ctx.body = page(title, body, languageOfContext(ctx));
}

/** The token that the form has to come back with: the library keeps it in the sign-in. */
const xsrfOf = (ctx: KoaContextWithOIDC): string => {
  const state = ctx.oidc.session?.state as { readonly secret?: string } | undefined;
  return state?.secret ?? '';
};

/** A code in the address is shown, and taken only when its form is sent. */
const typedCode = (ctx: KoaContextWithOIDC): string => {
  const { userCode } = ctx.req as { readonly userCode?: string };
  return userCode ?? '';
};

interface DeviceError extends Error {
  readonly userCode?: string;
}

function askForCode(
  ctx: KoaContextWithOIDC,
  _form: string,
  _out?: ErrorOut,
  error?: DeviceError,
): void {
  const texts = TEXTS[languageOfContext(ctx)];
  const wrong = error && (error.name === 'AbortedError' ? texts.aborted : texts.wrongCode);
  show(
    ctx,
    texts.device,
    html`${wrong ? html`<p class="wrong">${wrong}</p>` : ''}
      <form method="post">
        <input type="hidden" name="xsrf" value="${xsrfOf(ctx)}" />
        <label>
          ${texts.enterCode}
          <input
            name="user_code"
            value="${error?.userCode ?? typedCode(ctx)}"
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

function askWhetherItIsTheirs(
  ctx: KoaContextWithOIDC,
  _form: string,
  client: { readonly clientName?: string | undefined; readonly clientId: string },
  _device: unknown,
  userCode: string,
): void {
  const texts = TEXTS[languageOfContext(ctx)];
  show(
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

function sayDone(ctx: KoaContextWithOIDC): void {
  const texts = TEXTS[languageOfContext(ctx)];
  show(ctx, texts.done, html`<p>${texts.goBack}</p>`);
}

/** RFC 8628, with pages of our own. */
export const deviceFlow: NonNullable<NonNullable<Configuration['features']>['deviceFlow']> = {
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo: () => ({}),
  userCodeInputSource: askForCode,
  userCodeConfirmSource: askWhetherItIsTheirs,
  successSource: sayDone,
};

/** What cannot be told to the app: it is not known, or not where it wants to be told. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const texts = TEXTS[languageOfContext(ctx)];
  const why = [out.error, out.error_description].filter(Boolean).join(': ');
  show(
    ctx,
    texts.failed,
    html`<p>${texts.tellDeveloper}</p>
      <pre>${why}</pre>`,
  );
}
