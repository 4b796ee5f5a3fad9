import { openSocket } from '../../support/access/streams.js';
import { mustMutate, TestClient } from '../../support/client.js';

/** Each person has this many streams: signing up takes longer than opening one. */
const STREAMS_EACH = 20;

/** Opens streams of other people, at these apis in turn. They stay open. */
export async function openOthers(
  player: () => Promise<TestClient>,
  bases: readonly string[],
  count: number,
): Promise<void> {
  const challenger = await player();
  for (let opened = 0; opened < count; opened += STREAMS_EACH) {
    const { username, accessToken } = await player();
    // A stream begins with a notification.
    const opponents = [{ username }];
    await mustMutate(challenger, 'createChallenge', { variant: 'zweier', opponents });
    const clients = Array.from({ length: STREAMS_EACH }, (_, n) =>
      Object.assign(new TestClient(bases[n % bases.length]!), { accessToken }),
    );
    await Promise.all(clients.map((client) => openSocket(client)));
  }
}
