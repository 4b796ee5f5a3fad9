import { stringifyDocument } from '@urql/core';
import { RefreshSessionDocument } from '../generated/graphql';
import type { RefreshSessionMutation, SigningFragment } from '../generated/graphql';
import { GRAPHQL } from './address';
import { isExpired, refreshOnce, session } from './session';
import type { Session } from './session';

/** The session of an answer that has one. */
export function sessionOf(payload: SigningFragment): Session | null {
  const { accessToken, refreshToken, expiresAt } = payload;
  return accessToken && refreshToken && expiresAt ? { accessToken, refreshToken, expiresAt } : null;
}

/** All tabs wait while one renews: not for ever. */
const MOST_MILLIS = 15_000;

/** Without an answer nobody knows whether the session has ended: it is kept, and this rejects. */
async function refreshed({ refreshToken }: Session): Promise<Session | null> {
  const response = await fetch(GRAPHQL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: stringifyDocument(RefreshSessionDocument),
      variables: { input: { refreshToken } },
    }),
    signal: AbortSignal.timeout(MOST_MILLIS),
  });
  const { data } = (await response.json()) as { data?: RefreshSessionMutation | null };
  if (!data) throw new Error(`the session could not be renewed: status ${response.status}`);
  return sessionOf(data.refreshSession);
}

/** Begins a new session with the refresh token of the old one; forgets it where it has ended. */
export const renew = (): Promise<void> => refreshOnce(refreshed);

/** Renews the session if its access token is not taken any more. */
export async function renewIfExpired(): Promise<void> {
  if (session.value && isExpired(session.value)) await renew();
}
