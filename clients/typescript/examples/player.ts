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

// The cursor before the first request, so that no event is missed.
const { eventCursor } = await client.request(EventCursorDocument);

// A match against the house bot `easy`. Refused input throws an error with all reasons.
try {
  const input = { variant: 'zweier', preset: 'weich', opponents: [{ bot: 'easy' }] } as const;
  const { createChallenge } = await client.request(CreateChallengeDocument, { input });
  console.log('match', accepted(createChallenge).match!.id);
} catch (error) {
  if (error instanceof Refused) console.error(error.problems);
  throw error;
}

// All events until it is our turn. After a lost connection it continues without a gap.
for await (const event of client.events(eventCursor)) {
  if (event.__typename !== 'NotificationEvent') continue;
  if (event.notification.type === 'YOUR_TURN') break;
}
await client.signOut();

/** A real program stores its session with its other secrets. */
function keep(session: { refreshToken: string } | null): void {
  console.log(session ? 'signed in' : 'signed out');
}
