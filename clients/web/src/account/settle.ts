import { client } from '../api/client';
import { SetTimeZoneDocument } from '../generated/graphql';
import { BROWSERS_ZONE } from '../i18n/zone';

/** A new account lives where its browser is: else its vacation, quiet hours and letters would go by UTC. */
export async function settleHere(): Promise<void> {
  const input = { timeZone: BROWSERS_ZONE };
  const { data, error } = await client.value.mutation(SetTimeZoneDocument, { input });
  const refused = data?.setTimeZone.userErrors[0]?.message;
  // The account is there all the same, and the zone can be chosen in the settings.
  if (error || refused) console.warn('the time zone could not be set', error ?? refused);
}
