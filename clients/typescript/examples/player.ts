import {
  accepted,
  Client,
  CreateChallengeDocument,
  EventCursorDocument,
  Refused,
} from '@bummerl/client';

const client = new Client({
  url: process.env.BUMMERL_URL ?? 'http://localhost:3000',
  onSession: (session) => keep(session),
});
await client.signIn(process.env.BUMMERL_USER!, process.env.BUMMERL_PASSWORD!);

// The place from which to hear what happens: nothing that comes meanwhile is missed.
const { eventCursor } = await client.request(EventCursorDocument);

// A match against the house bot `easy`; refused input is thrown with every reason.
try {
  const input = { variant: 'zweier', preset: 'weich', opponents: [{ bot: 'easy' }] } as const;
  const { createChallenge } = await client.request(CreateChallengeDocument, { input });
  console.log('match', accepted(createChallenge).match!.id);
} catch (error) {
  if (error instanceof Refused) console.error(error.problems);
  throw error;
}

// All that happens, over any break of the connection, until it is our turn.
for await (const event of client.events(eventCursor)) {
  if (event.__typename !== 'NotificationEvent') continue;
  if (event.notification.type === 'YOUR_TURN') break;
}
await client.signOut();

/** A program keeps its session where it keeps its secrets. */
function keep(session: { refreshToken: string } | null): void {
  console.log(session ? 'signed in' : 'signed out');
}
