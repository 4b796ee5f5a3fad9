/** An app that a person has let act for them: its access token, and the end of what refreshes it. */
import { randomBytes } from 'node:crypto';
import { mustMutate } from '../client.js';
import type { TestClient } from '../client.js';
import { Browser, OAuthApp } from '../oauth.js';

/** What the app may do. */
const SCOPE = 'profile:read match:read notification:read';
const REDIRECT = 'https://app.example/done';

export interface GrantedApp {
  readonly accessToken: string;
  /** Whether the app can get a new access token. */
  readonly mayRefresh: () => Promise<boolean>;
}

/** Registers an app of `developer`, and signs `person` in to it with a browser. The service must have the address `PUBLIC`. */
export async function grantApp(developer: TestClient, person: TestClient): Promise<GrantedApp> {
  const name = `App ${randomBytes(4).toString('hex')}`;
  const input = { name, redirectUris: [REDIRECT], isConfidential: true };
  const fields = 'secret app { clientId }';
  type Made = { readonly secret: string; readonly app: { readonly clientId: string } };
  const { secret, app } = await mustMutate<Made>(developer, 'createApp', input, fields);
  const program = new OAuthApp(person.base, app.clientId, REDIRECT, secret);
  const browser = new Browser(person.base);
  const back = await browser.allow(program.authorizeUrl(SCOPE), person.username);
  const { body } = await program.exchange(back);
  let refresh = body['refresh_token']!;
  const mayRefresh = async (): Promise<boolean> => {
    const { status, body: renewed } = await program.refresh(refresh);
    refresh = renewed['refresh_token'] ?? refresh;
    return status === 200;
  };
  return { accessToken: body['access_token']!, mayRefresh };
}
