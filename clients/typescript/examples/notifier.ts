/** Posts what happens in your matches to a Discord channel, or to any address that takes `{"content": "…"}`. */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { BUMMERL_URL, BUMMERL_WEBHOOK_SECRET, CHANNEL_URL, PORT = '8080' } = process.env;

/** What is posted, by type. A message of another type is taken and not posted. */
const TEXTS: Partial<Record<string, string>> = {
  YOUR_TURN: 'It is your turn.',
  REMINDER: 'Your time is running out.',
  CHALLENGE: 'You have a challenge.',
  MATCH_MESSAGE: 'There is a message for you.',
  MATCH_OVER: 'A match has ended.',
};

/** The parts of a message that are used here; docs/webhooks.md has all. */
interface Message {
  readonly type: string;
  readonly data: {
    readonly challenge?: string;
    readonly notification?: {
      readonly matchId: string | null;
      readonly challengeId: string | null;
    };
  };
}

const webhook = new Webhook(BUMMERL_WEBHOOK_SECRET!);

/** A message may come twice; the ids of those that were posted. A real program forgets them after some days. */
const posted = new Set<string>();

/** The text in the channel, with a link to the match or the challenge; null for nothing. */
function contentOf({ type, data }: Message): string | null {
  if (!TEXTS[type] || !data.notification) return null;
  const { matchId, challengeId } = data.notification;
  const page = matchId ? `match/${matchId}` : challengeId ? `challenge/${challengeId}` : '';
  return `${TEXTS[type]} ${BUMMERL_URL}/${page}`;
}

/** @throws Error if the channel does not take it */
async function post(content: string): Promise<void> {
  const response = await fetch(CHANNEL_URL!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
    signal: AbortSignal.timeout(8_000), // the service waits for ten seconds
  });
  if (!response.ok) throw new Error(`the channel answered ${response.status}`);
}

/** The status and the text of the answer. The service sends the message again after 502. */
async function take(request: IncomingMessage): Promise<[status: number, answer?: string]> {
  let message: Message;
  try {
    const headers = request.headers as Record<string, string>;
    message = webhook.verify(await text(request), headers) as Message;
  } catch {
    return [400];
  }
  if (message.type === 'VERIFICATION') return [200, message.data.challenge];
  const id = request.headers['webhook-id'] as string;
  const content = contentOf(message);
  if (content === null || posted.has(id)) return [204];
  try {
    await post(content);
  } catch (error) {
    console.error(String(error));
    return [502];
  }
  posted.add(id);
  return [204];
}

const server = createServer((request, response) => {
  void take(request).then(([status, answer]) => response.writeHead(status).end(answer));
});
server.listen(Number(PORT), () => console.log('port', (server.address() as AddressInfo).port));
