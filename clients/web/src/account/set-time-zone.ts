import { client } from '../api/client';
import { SetTimeZoneDocument } from '../generated/graphql';
import { BROWSERS_ZONE } from '../i18n/zone';

/** Sets a new account's time zone to the browser's. Otherwise vacation, quiet hours and e-mails would use UTC. */
export async function setBrowserTimeZone(): Promise<void> {
  const input = { timeZone: BROWSERS_ZONE };
  const { data, error } = await client.value.mutation(SetTimeZoneDocument, { input });
  const refused = data?.setTimeZone.userErrors[0]?.message;
  // The account exists anyway. The user can choose the zone in the settings.
  if (error || refused) console.warn('the time zone could not be set', error ?? refused);
}
