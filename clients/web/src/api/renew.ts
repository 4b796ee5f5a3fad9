import { stringifyDocument } from '@urql/core';
import { RefreshSessionDocument } from '../generated/graphql';
import type { RefreshSessionMutation, SigningFragment } from '../generated/graphql';
import { GRAPHQL } from './address';
import { request } from './requests';
import { noteSuspension } from './suspension';
import { isExpired, refreshOnce, session } from './session';
import type { Session } from './session';

/** The session in an answer, or null if it has none. */
export function sessionOf(payload: Omit<SigningFragment, '__typename'>): Session | null {
  const { accessToken, refreshToken, expiresAt } = payload;
  return accessToken && refreshToken && expiresAt ? { accessToken, refreshToken, expiresAt } : null;
}

interface Answer {
  readonly data?: RefreshSessionMutation | null;
  readonly errors?: Parameters<typeof noteSuspension>[0];
}

/** Rejects if no answer came, or a suspended person is refused. The session is kept then, because it may still be valid. */
async function refreshed({ refreshToken }: Session): Promise<Session | null> {
  const response = await request(GRAPHQL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: stringifyDocument(RefreshSessionDocument),
      variables: { input: { refreshToken } },
    }),
  });
  const { data, errors } = (await response.json()) as Answer;
  noteSuspension(errors ?? []);
  if (!data) throw new Error(`the session could not be renewed: status ${response.status}`);
  return sessionOf(data.refreshSession);
}

/** Replaces the session by its refresh token. Removes it if the service has ended it. */
export const renew = (): Promise<void> => refreshOnce(refreshed);

/** Renews the session if its access token has expired. */
export async function renewIfExpired(): Promise<void> {
  if (session.value && isExpired(session.value)) await renew();
}
