/** An app, and the browser of its user, over real HTTP. */
import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD } from './client.js';

/** The public address of the service under test. */
export const PUBLIC = 'https://bummerl.example';

/** The answer of a page. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The current address of the browser; the app's where the browser was redirected to the app. */
  readonly url: string;
}

type Form = Readonly<Record<string, string>>;

/**
 * A browser without JavaScript: it keeps cookies by their paths, and follows redirects within the
 * service.
 */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(
    private readonly base: string,
    private readonly language = 'en',
    /** The service's public address. */
    private readonly address = PUBLIC,
  ) {}

  get(url: string): Promise<Page> {
    return this.go(url, { method: 'GET' });
  }

  post(url: string, form: Form, headers: Form = {}): Promise<Page> {
    return this.go(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /**
   * Signs in and consents, from the address to which an app sends the user; returns the last page.
   */
  async allow(url: string, username: string): Promise<Page> {
    const login = await this.get(url);
    const form = { step: 'sign-in', username, password: PASSWORD };
    const consent = await this.post(login.url, form);
    return this.post(consent.url, { step: 'allow' });
  }

  /** Deletes a cookie, as a browser does when the cookie expires. */
  forget(name: string): void {
    for (const key of this.cookies.keys()) if (key.startsWith(name)) this.cookies.delete(key);
  }

  private async go(url: string, init: RequestInit & { headers?: Form }): Promise<Page> {
    const { pathname, search } = new URL(url);
    const answer = await fetch(`${this.base}${pathname}${search}`, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        cookie: this.cookiesFor(pathname),
        'accept-language': this.language,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie, pathname);
    const text = await answer.text();
    const to = answer.headers.get('location');
    const target = to === null ? url : new URL(to, url).href;
    if (to !== null && new URL(target).origin === this.address) return this.get(target);
    return { status: answer.status, headers: answer.headers, text, url: target };
  }

  private keep(cookie: string, pathname: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
    const path = /; path=([^;]+)/i.exec(cookie)?.[1] ?? pathname;
    if (/expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(`${name!} ${path}`);
    else this.cookies.set(`${name!} ${path}`, { value: value!, path });
  }

  private cookiesFor(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]!}=${value}`)
      .join('; ');
  }
}

/** An answer of the endpoints for programs. */
export interface EndpointAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

/** A program that uses OAuth. */
export class OAuthApp {
  readonly verifier = randomBytes(32).toString('base64url');

  constructor(
    private readonly base: string,
    readonly clientId: string,
    readonly redirectUri: string,
    private readonly secret: string | null = null,
  ) {}

  /** The address of the authorization page. */
  authorizeUrl(scope: string, more: Form = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    const parameters = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      scope,
      state: 'of-this-app',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    };
    const given = Object.entries(parameters).filter(([, value]) => value !== '');
    return `${PUBLIC}/oauth/authorize?${new URLSearchParams(given).toString()}`;
  }

  /** Sends a form to one of the endpoints for programs. */
  async send(path: string, form: Form): Promise<EndpointAnswer> {
    const basic = `${this.clientId}:${this.secret ?? ''}`;
    const answer = await fetch(`${this.base}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, ...(!this.secret && { client_id: this.clientId }) }),
      headers: this.secret
        ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }
        : {},
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text ? (JSON.parse(text) as EndpointAnswer['body']) : {},
    };
  }

  /** Exchanges the code in the address to which the user was redirected. */
  exchange({ url }: Pick<Page, 'url'>, code_verifier = this.verifier): Promise<EndpointAnswer> {
    return this.send('/oauth/token', {
      grant_type: 'authorization_code',
      code: new URL(url).searchParams.get('code') ?? '',
      redirect_uri: this.redirectUri,
      code_verifier,
    });
  }

  refresh(refresh_token: string, more: Form = {}): Promise<EndpointAnswer> {
    return this.send('/oauth/token', { grant_type: 'refresh_token', refresh_token, ...more });
  }
}
