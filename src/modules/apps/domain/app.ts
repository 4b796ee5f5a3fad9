import { isAppName } from './app-name.js';

/** How many apps a developer may have. */
export const MAX_APPS = 20;
/** How many apps that registered themselves are kept. */
export const MAX_SELF_REGISTERED = 10_000;
/** How many grants of one user are kept; the last used ones stay. */
export const MAX_GRANTS = 200;

const MAX_URIS = 10;
const MAX_URI_LENGTH = 500;

/** The part of an app that its developer writes. */
export interface AppProfile {
  readonly name: string;
  readonly homepage: string | null;
  readonly redirectUris: readonly string[];
}

/** Which fields of an app are invalid; empty when the app can be registered. */
export function appProblems({ name, homepage, redirectUris }: AppProfile) {
  const checks = [
    { good: isAppName(name), code: 'APP_NAME_INVALID', field: 'name' },
    { good: isHomepage(homepage), code: 'APP_HOMEPAGE_INVALID', field: 'homepage' },
    { good: areRedirects(redirectUris), code: 'APP_REDIRECT_URIS_INVALID', field: 'redirectUris' },
  ] as const;
  return checks.filter(({ good }) => !good);
}

function isHomepage(homepage: string | null): boolean {
  if (homepage === null) return true;
  const url = plainUrl(homepage);
  return url !== null && url.protocol === 'https:';
}

function areRedirects(uris: readonly string[]): boolean {
  return uris.length > 0 && uris.length <= MAX_URIS && uris.every(isRedirect);
}

/** The names of the user's own machine (RFC 8252, 7.3 and 8.3). */
const LOOPBACKS: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/** RFC 8252: https, http to the user's own machine at any port, or the app's own scheme with a dot. */
function isRedirect(uri: string): boolean {
  const url = plainUrl(uri);
  if (!url) return false;
  if (url.protocol === 'https:') return !LOOPBACKS.includes(url.hostname);
  if (url.protocol === 'http:') return LOOPBACKS.includes(url.hostname);
  return /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/.test(url.protocol);
}

/** An address as it is written, without user, password, fragment and wildcards. */
function plainUrl(text: string): URL | null {
  if (text.length > MAX_URI_LENGTH || /[^\x21-\x7e]|[*#\\]/.test(text)) return null;
  const url = URL.parse(text);
  return url && url.username === '' && url.password === '' ? url : null;
}

/** Whether an app runs on the user's device: its redirects go to the device itself or to its own scheme. */
export const isNative = (redirectUris: readonly string[]): boolean =>
  redirectUris.some((uri) => !uri.startsWith('https:'));
