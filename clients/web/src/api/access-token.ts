import { isRecord } from './storage';

/**
 * The id of the user whom an access token signs in: the subject of a JSON Web Token. A token of another form belongs to
 * nobody else: its user is the token itself.
 */
export function userOf({ accessToken }: { readonly accessToken: string }): string {
  const claims = claimsOf(accessToken);
  return isRecord(claims) && typeof claims['sub'] === 'string' ? claims['sub'] : accessToken;
}

function claimsOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch (error) {
    console.warn('the access token has no claims that can be read', error);
    return null;
  }
}
