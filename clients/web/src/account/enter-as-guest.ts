import { client } from '../api/client';
import { sessionOf } from '../api/renew';
import { signIn } from '../api/session';
import { whyFailed } from '../api/why-failed';
import { StartAsGuestDocument } from '../generated/graphql';

/**
 * Creates a guest account and signs in with it. `client.value` is a new client afterwards. The account has no time zone
 * yet.
 *
 * @returns an error text, or null if the guest is signed in
 */
export async function enterAsGuest(): Promise<string | null> {
  const { data, error } = await client.value.mutation(StartAsGuestDocument, {});
  const guest = data?.startAsGuest;
  const session = guest && sessionOf(guest);
  if (!session) return guest?.userErrors[0]?.message ?? whyFailed(error);
  signIn(session);
  return null;
}
