import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from './client.js';
import type { WebhookEventType } from './generated/graphql.js';
import { WebhookMessageAddedDocument } from './generated/graphql.js';

/** What is forwarded, and to where. */
export interface ListenOptions {
  readonly client: Client;
  /** The address of the receiver, such as `http://localhost:4242/hook`. */
  readonly forward: string;
  /** The key that signs the messages: `whsec_` and base64. */
  readonly secret: string;
  /** The types that are forwarded; null for all notifications, but no events of matches. */
  readonly types: readonly WebhookEventType[] | null;
  /** The cursor after which it begins; null for now. */
  readonly after: string | null;
  readonly signal?: AbortSignal;
  /** Called after each post. */
  readonly onPost: (post: Forwarded) => void;
}

/** A message that was posted. */
export interface Forwarded {
  readonly cursor: string;
  readonly type: string;
  /** The status of the answer; null without an answer. */
  readonly status: number | null;
  readonly millis: number;
}

/** As long as the service waits for an answer. */
const TIMEOUT_MILLIS = 10_000;

export const drawSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Posts the messages that a webhook of the user would be sent to an address, one after the other: the same bodies, and
 * the same headers with another secret. A lost connection to the service is made again without losing a message; a
 * post that fails is not repeated.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { client, types, after, signal, onPost } = options;
  const variables = { types: types && [...types], after };
  const messages = client.stream({
    document: WebhookMessageAddedDocument,
    variables,
    resume: ({ webhookMessageAdded }) => ({ ...variables, after: webhookMessageAdded.cursor }),
    ...(signal && { signal }),
  });
  for await (const { webhookMessageAdded: message } of messages) {
    const began = performance.now();
    const status = await post(options, `listen_${message.cursor}`, message.body);
    const { cursor, type } = message;
    onPost({ cursor, type, status, millis: Math.round(performance.now() - began) });
  }
}

async function post(
  { forward, secret, signal }: ListenOptions,
  id: string,
  body: string,
): Promise<number | null> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const ends = [AbortSignal.timeout(TIMEOUT_MILLIS), ...(signal ? [signal] : [])];
  try {
    const answer = await fetch(forward, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Bummerl',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      signal: AbortSignal.any(ends),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null; // no answer: the receiver does not run, or takes too long
  }
}
