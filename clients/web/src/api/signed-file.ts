import { renewIfExpired } from './renew';
import { request } from './requests';
import { session } from './session';
import { headersOf } from './signing';

/** A file of the API that is not for everyone, as the signed-in user gets it. @throws Error if it does not arrive */
export async function signedFile(address: string): Promise<Blob> {
  await renewIfExpired();
  const answer = await request(address, { headers: headersOf(session.peek()) });
  if (!answer.ok) throw new Error(`there is no file: status ${answer.status}`);
  return answer.blob();
}
