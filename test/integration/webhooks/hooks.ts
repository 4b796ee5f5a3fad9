import { randomBytes } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import type { UserErrorJson } from '../../support/client.js';
import { TestClient, USER_ERRORS } from '../../support/client.js';
import type { Received, Receiver } from '../../support/receiver.js';
import { until } from '../../support/wait.js';

export interface WebhookJson {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[] | null;
  readonly state: string;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
}

export interface DeliveryJson {
  readonly id: string;
  readonly messageId: string;
  readonly eventCursor: string | null;
  readonly type: string;
  readonly status: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly lastStatusCode: number | null;
  readonly nextAttemptAt: string | null;
  readonly attemptLog: readonly AttemptJson[];
}

export interface AttemptJson {
  readonly at: string;
  readonly millis: number;
  readonly statusCode: number | null;
  readonly reason: string | null;
  readonly answer: string | null;
}

export interface WebhookAnswer {
  readonly webhook?: WebhookJson | null;
  readonly deletedWebhookId?: string | null;
  readonly secret?: string | null;
  readonly delivery?: DeliveryJson | null;
  readonly userErrors: readonly UserErrorJson[];
}

/** A posted request, as its receiver reads it. */
export interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly cursor: string } & Record<string, unknown>;
}

/** The settings of a service that posts to receivers of this machine, and soon. */
export const POSTS_TO_RECEIVERS = {
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  LOG_LEVEL: 'silent',
  SWEEP_SPEED: '10',
};

export const WEBHOOK = 'id url types state disabledReason failingSince confirmedAt createdAt';
export const DELIVERY = `id messageId eventCursor type status reason attempts lastStatusCode
  nextAttemptAt createdAt settledAt attemptLog { at millis statusCode reason answer }`;

/** Each mutation with the type of its input and the fields of its answer. */
const MUTATIONS = {
  createWebhook: ['CreateWebhookInput', `webhook { ${WEBHOOK} } secret`],
  updateWebhook: ['UpdateWebhookInput', `webhook { ${WEBHOOK} }`],
  deleteWebhook: ['DeleteWebhookInput', 'deletedWebhookId'],
  rotateWebhookSecret: ['RotateWebhookSecretInput', `webhook { ${WEBHOOK} } secret`],
  enableWebhook: ['EnableWebhookInput', `webhook { ${WEBHOOK} }`],
  testWebhook: ['TestWebhookInput', `delivery { ${DELIVERY} }`],
  replayWebhook: ['ReplayWebhookInput', `webhook { ${WEBHOOK} }`],
} as const;
export type WebhookMutation = keyof typeof MUTATIONS;

const documentOf = (name: WebhookMutation): string => {
  const [type, fields] = MUTATIONS[name];
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`;
};

export async function mutate(
  client: TestClient,
  name: WebhookMutation,
  input: object,
): Promise<WebhookAnswer> {
  return (await client.ask<Record<string, WebhookAnswer>>(documentOf(name), { input }))[name]!;
}

export const codesOf = ({ userErrors }: WebhookAnswer): string[] => userErrors.map((e) => e.code);

export async function webhooksOf(client: TestClient): Promise<WebhookJson[] | null> {
  const query = `{ me { webhooks { ${WEBHOOK} } } }`;
  return (await client.ask<{ me: { webhooks: WebhookJson[] | null } }>(query)).me.webhooks;
}

/** A user's webhook to a receiver. */
export class Hook {
  private constructor(
    readonly owner: TestClient,
    readonly id: string,
    readonly secret: string,
  ) {}

  /** Makes a webhook that is not yet confirmed. */
  static async make(owner: TestClient, url: string, input: object = {}): Promise<Hook> {
    const { webhook, secret } = await mutate(owner, 'createWebhook', { url, ...input });
    return new Hook(owner, webhook!.id, secret!);
  }

  /** Makes a webhook that its receiver has confirmed. */
  static async open(owner: TestClient, url: string, input: object = {}): Promise<Hook> {
    const hook = await Hook.make(owner, url, input);
    await hook.confirmed();
    return hook;
  }

  confirmed(): Promise<boolean> {
    return until('the confirmation', async () => (await this.state()).state === 'ACTIVE');
  }

  do(name: WebhookMutation, input: object = {}): Promise<WebhookAnswer> {
    return mutate(this.owner, name, { webhookId: this.id, ...input });
  }

  async state(): Promise<WebhookJson> {
    return (await webhooksOf(this.owner))!.find(({ id }) => id === this.id)!;
  }

  /** All deliveries except confirmation requests, newest first. */
  async ledger(): Promise<DeliveryJson[]> {
    return (await this.everything()).filter(({ type }) => type !== 'VERIFICATION');
  }

  async everything(): Promise<DeliveryJson[]> {
    const query = `query ($id: ID!) {
      node(id: $id) { ... on Webhook { deliveries(first: 100) { nodes { ${DELIVERY} } } } } }`;
    type Answer = { node: { deliveries: { nodes: DeliveryJson[] } } };
    return (await this.owner.ask<Answer>(query, { id: this.id })).node.deliveries.nodes;
  }

  /** The newest delivery that `wanted` accepts, once there is one. */
  delivery(what: string, wanted: (delivery: DeliveryJson) => boolean): Promise<DeliveryJson> {
    return until(what, async () => (await this.ledger()).find(wanted));
  }
}

/** Causes a notification to `to`: a challenge, each time by a new user. */
export async function notify(to: TestClient): Promise<void> {
  const caller = await new TestClient(to.base).register(`c${randomBytes(5).toString('hex')}`);
  await caller.challenge({ variant: 'zweier', opponents: [{ username: to.username }] });
}

/** Waits until a receiver has been sent so many messages; returns all of them. */
export const messages = (receiver: Receiver, count: number): Promise<readonly Received[]> =>
  until(`${count} messages`, () => receiver.received.length >= count && receiver.received);

/** The content of a received message; the library of Standard Webhooks checks its signature. */
export function verified({ headers, body }: Received, secret: string): Message {
  return new Verifier(secret).verify(body, headers as Record<string, string>) as Message;
}

export const idOfMessage = ({ headers }: Received): string => headers['webhook-id'] as string;
