/** Messages between players, through the API. */
import { mutate } from './client.js';
import type { TestClient, UserErrorJson } from './client.js';

export interface MessageJson {
  readonly id: string;
  readonly matchId: string;
  readonly seat: number;
  readonly dealNumber: number;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly createdAt: string;
  readonly deliveredAt: string | null;
  readonly sender: { readonly username: string };
}

export interface MessagePayload {
  readonly message: MessageJson | null;
  readonly userErrors: readonly UserErrorJson[];
}

export const MESSAGE =
  'id matchId seat dealNumber text phrase createdAt deliveredAt sender { username }';

export const send = (client: TestClient, matchId: string, input: object): Promise<MessagePayload> =>
  mutate(client, 'sendMessage', { matchId, ...input }, `message { ${MESSAGE} }`);

/** Sends a message that must be accepted. */
export async function mustSend(
  client: TestClient,
  matchId: string,
  text: string,
): Promise<MessageJson> {
  const { message, userErrors } = await send(client, matchId, { text });
  if (!message) throw new Error(userErrors[0]!.code);
  return message;
}

/**
 * The match's messages as a client sees them, newest first; null where the client may not see them.
 */
export async function messagesOf(
  client: TestClient,
  matchId: string,
): Promise<MessageJson[] | null> {
  const fields = `messages(first: 50) { nodes { ${MESSAGE} } }`;
  const { messages } = await client.match<{ messages: { nodes: MessageJson[] } | null }>(
    matchId,
    fields,
  );
  return messages && messages.nodes;
}

/** The texts and phrases that a client sees, oldest first. */
export async function textsSeenBy(client: TestClient, matchId: string): Promise<(string | null)[]> {
  const messages = (await messagesOf(client, matchId)) ?? [];
  return messages.map(({ text, phrase }) => text ?? phrase).reverse();
}

export interface NotificationJson {
  readonly id: string;
  readonly type: string;
  readonly matchId: string | null;
  readonly messageId: string | null;
}

/** The unread notifications about messages in a match. */
export async function messageNotifications(
  client: TestClient,
  matchId: string,
): Promise<NotificationJson[]> {
  const query = `{ notifications(unreadOnly: true, first: 50) { nodes { id type matchId messageId } } }`;
  const { notifications } = await client.ask<{ notifications: { nodes: NotificationJson[] } }>(
    query,
  );
  return notifications.nodes.filter((n) => n.type === 'MATCH_MESSAGE' && n.matchId === matchId);
}
