/** Real: the service, an SMTP server, OpenTelemetry and a receiver of its spans. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { SPAN_ATTRIBUTES } from '../../../src/platform/tracing/tracer.js';
import { startTracing } from '../../../src/platform/tracing/tracing.js';
import type { TestClient } from '../../support/client.js';
import { deliveryOf, isSettled } from '../../support/deliveries.js';
import { MailServer } from '../../support/mail-server.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveAddress } from '../../support/sql.js';
import { asPlayerToAct, playerToAct, startMatch } from '../../support/table.js';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
const PATH = '/v1/traces';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly message?: string };
  readonly events?: readonly unknown[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const sentTo = (receiver: Receiver): Sent[] =>
  receiver.received.filter(({ path }) => path === PATH).map(({ body }) => JSON.parse(body) as Sent);

const spansIn = (sent: readonly Sent[]): Span[] =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const ACT = `mutation ($input: ActInput!) { act(input: $input) { userErrors { code } } }`;

describe('a move with traces on', () => {
  let service: TestService;
  let mail: MailServer;
  let receiver: Receiver;
  let stop: () => Promise<void>;
  let players: [TestClient, TestClient];
  let addresses: string[];

  beforeAll(async () => {
    receiver = await Receiver.open();
    receiver.reply = 200;
    process.env[ENDPOINT] = receiver.url(PATH);
    stop = (await startTracing(process.env, 'bummerl-test'))!;
    mail = await MailServer.start();
    service = await startService({ SMTP_URL: mail.url });
    players = [await service.player(), await service.player()];
    addresses = players.map(() => `${randomBytes(5).toString('hex')}@example.org`);
    for (const [i, player] of players.entries())
      await giveAddress(service, player, addresses[i]!, true);
  });
  afterAll(async () => {
    Reflect.deleteProperty(process.env, ENDPOINT);
    await service.stop();
    await mail.stop();
    await receiver.close();
  });

  it('is one trace from the mutation to the e-mail, without names, addresses, cards or secrets', async () => {
    const table = await startMatch(players, { timeControl: { perTurnSeconds: 86_400 } });
    const match = await asPlayerToAct(table);
    const player = playerToAct(table, match);
    const other = players.find((it) => it !== player)!;
    const traceId = randomBytes(16).toString('hex');
    const caller = randomBytes(8).toString('hex');
    const { legal } = match.deal;
    const card = legal.find((token) => /^\w+$/.test(token)) ?? legal[0]!;
    const response = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.accessToken}`,
        traceparent: `00-${traceId}-${caller}-01`,
      },
      body: JSON.stringify({
        query: ACT,
        variables: { input: { matchId: match.id, actions: [card] } },
      }),
    });
    expect(await response.json()).toMatchObject({ data: { act: { userErrors: [] } } });
    await deliveryOf(other, 'YOUR_TURN', 'EMAIL', isSettled);
    await stop();

    const sent = sentTo(receiver);
    const all = spansIn(sent);
    const ours = all.filter((span) => span.traceId === traceId);
    const names = ours.map(({ name }) => name);
    for (const name of ['graphql act', 'commit move', 'events notifications', 'deliver EMAIL'])
      expect(names).toContain(name);
    expect(
      wayUp(
        ours,
        ours.find(({ name }) => name === 'deliver EMAIL')!,
      ),
    ).toEqual(['deliver EMAIL', 'commit move', 'graphql act', caller]);

    const keys = all.flatMap(({ attributes }) => attributes.map(({ key }) => key));
    const allowed: readonly string[] = SPAN_ATTRIBUTES;
    expect(keys.filter((key) => !allowed.includes(key))).toEqual([]);
    expect(all.flatMap(({ events = [] }) => events)).toEqual([]);
    const texts = sent.map((it) => JSON.stringify(it)).join('\n');
    for (const secret of [...addresses, ...players.flatMap((it) => [it.username, it.accessToken!])])
      expect(texts).not.toContain(secret);
    const words = new Set(
      all.flatMap(({ attributes, name }) =>
        [name, ...attributes.map(({ value }) => Object.values(value).join(' '))].flatMap((text) =>
          text.split(/[^\w-]+/),
        ),
      ),
    );
    expect(legal.filter((token) => words.has(token))).toEqual([]);
  });
});

/** The names of a span and those above it, then the id of the caller's span. */
function wayUp(spans: readonly Span[], span: Span): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? wayUp(spans, parent) : [span.parentSpanId ?? 'none'])];
}
