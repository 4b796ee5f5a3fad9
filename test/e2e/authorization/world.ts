/** What the operations of the matrix are about. Whatever can be somebody's is the owner's. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { Hook } from '../../integration/webhooks/hooks.js';
import { must, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { PushBrowser } from '../../support/push-browser.js';
import { Receiver } from '../../support/receiver.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { newApp, newGrantedApp, newPushSubscription, newVacation } from './making.js';
import { challengesOf, matchesOf, tableOf } from './played.js';
import { isToken } from './rows.js';
import type { Row } from './rows.js';
import { grant, Tokens, viewersOf } from './viewers.js';
import type { Kind, Viewers } from './viewers.js';

/** Everything that has an id, by what it is called here. */
export interface Things {
  /** Matches of the owner and the opponent: rated and running, for all to watch; a trick was played. */
  readonly duel: string;
  /** Over, without onlookers; the next is played again after it, and runs. */
  readonly over: string;
  readonly shut: string;
  /** Over, with an offer to play it again. */
  readonly last: string;
  /** A bauern match of the owner, the opponent, the partner and another; the backer backs the owner. */
  readonly table: string;
  /** Challenges of the owner: to the partner; to anyone, which the backer asks to back. */
  readonly named: string;
  readonly anyones: string;
  /** To anyone, and the backer was accepted. */
  readonly answered: string;
  /** The one that became `shut`. */
  readonly rematch: string;
  /** The opponent's, at the duel. */
  readonly message: string;
  /** The owner's, at the table: kept back until the deal has ended. */
  readonly heldBack: string;
  readonly notification: string;
  /** Of the owner's: of a match, a challenge, a message, and the webhook. */
  readonly ofMatch: string;
  readonly ofChallenge: string;
  readonly ofMessage: string;
  readonly ofWebhook: string;
  readonly opponentsNotification: string;
  readonly delivery: string;
  readonly webhook: string;
  readonly webhookDelivery: string;
  readonly pushSubscription: string;
  readonly vacation: string;
  /** Of `last`. */
  readonly review: string;
  readonly apiToken: string;
  readonly app: string;
  readonly grantedApp: string;
  readonly session: string;
  readonly user: string;
}
export type Thing = keyof Things;

export interface World {
  readonly service: TestService;
  readonly viewers: Viewers;
  readonly tokens: Tokens;
  /** Sits at the bauern table, and calls to others; no column. */
  readonly extra: TestClient;
  readonly ids: Things;
  readonly browser: PushBrowser;
  readonly receiver: Receiver;
  close(): Promise<void>;
}

export async function prepareWorld(service: TestService): Promise<World> {
  const [browser, receiver] = await Promise.all([PushBrowser.open(), Receiver.open()]);
  const viewers = await viewersOf(service);
  const extra = await service.player('the_extra');
  const nuisance = await service.player('the_nuisance');
  await ownBot(await service.player('the_program'));
  const ids = {
    ...(await accountOf(viewers, nuisance, browser, receiver)),
    ...(await matchesOf(viewers)),
    ...(await tableOf(viewers, extra)),
    ...(await challengesOf(viewers)),
  };
  const close = async () => {
    await Promise.all([browser.close(), receiver.close()]);
  };
  const known = {
    ...ids,
    ...(await toldOf(viewers, ids.over)),
    ...(await noticesOf(viewers.owner)),
    grantedApp: await newGrantedApp(service),
    ofWebhook: await disabledNotice(service, ids.webhook),
  };
  const tokens = new Tokens(service);
  return { service, viewers, tokens, extra, ids: known, browser, receiver, close };
}

/** A bot that names the owner, by whom alone it may be challenged. */
async function ownBot(program: TestClient): Promise<void> {
  const owner = 'the_owner';
  await must(program, 'becomeBot', { owner, engine: 'Any', version: '1' });
  await must(program, 'setAcceptancePolicy', {
    policy: { who: 'NAMED', named: [owner], maxMatches: 1 },
  });
}

/** What the owner's account holds. */
async function accountOf(
  { owner }: Viewers,
  nuisance: TestClient,
  browser: PushBrowser,
  receiver: Receiver,
) {
  await must(owner, 'changeEmail', { email: 'owner@example.org', password: PASSWORD });
  await must(owner, 'blockUser', { username: nuisance.username });
  const webhook = await Hook.open(owner, receiver.url('/standing'));
  const { delivery } = await webhook.do('testWebhook');
  type Me = { me: { id: string; sessions: { id: string }[] } };
  const { me } = await owner.ask<Me>('{ me { id sessions { id } } }');
  return {
    user: me.id,
    session: me.sessions[0]!.id,
    apiToken: (await grant(owner, 'match:read')).id,
    app: await newApp(owner),
    webhook: webhook.id,
    webhookDelivery: delivery!.id,
    pushSubscription: await newPushSubscription(owner, browser.subscription),
    vacation: await newVacation(owner, 30),
  };
}

/** The owner's notifications by what they are about, waited for. */
async function noticesOf(owner: TestClient) {
  type About = 'matchId' | 'challengeId' | 'messageId';
  type Notice = { readonly id: string } & Readonly<Record<About, string | null>>;
  const about = (field: About) =>
    until(`a notification with a ${field}`, async () => {
      const query = '{ notifications(first: 100) { nodes { id matchId challengeId messageId } } }';
      const answer = await owner.ask<{ notifications: { nodes: Notice[] } }>(query);
      return answer.notifications.nodes.find((notice) => notice[field])?.id;
    });
  return {
    ofMatch: await about('matchId'),
    ofChallenge: await about('challengeId'),
    ofMessage: await about('messageId'),
  };
}

/** What its owner is told when a webhook has failed for days. */
async function disabledNotice(service: TestService, webhook: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `INSERT INTO notifications (id, user_id, type, version, webhook_id)
     SELECT gen_random_uuid(), user_id, 'WEBHOOK_DISABLED', 1, id FROM webhooks WHERE id = $1
     RETURNING id`,
    [rowId(webhook)],
  );
  return toGlobalId('Notification', row!.id);
}

/** What the worker has told of all that, waited for. */
async function toldOf({ owner, opponent }: Viewers, over: string) {
  const newest = (client: TestClient, list: string) =>
    until(`something in ${list}`, async () => {
      type Answer = Record<string, { nodes: { id: string }[] }>;
      const answer = await client.ask<Answer>(`{ ${list}(first: 1) { nodes { id } } }`);
      return answer[list]!.nodes[0]?.id;
    });
  await until('the rating of a match', async () => {
    const { seats } = await owner.match<{ seats: { ratingAfter: number | null }[] }>(
      over,
      'seats { ratingAfter }',
    );
    return seats[0]!.ratingAfter !== null;
  });
  return {
    notification: await newest(owner, 'notifications'),
    opponentsNotification: await newest(opponent, 'notifications'),
    delivery: await newest(owner, 'deliveries'),
  };
}

/** Who asks for a row as this kind of viewer. */
export async function viewerOf(
  { viewers, tokens }: World,
  kind: Kind,
  { needs, asks, through }: Pick<Row, 'needs' | 'asks' | 'through'>,
): Promise<TestClient> {
  return isToken(kind) ? tokens.of(kind, (asks ?? needs)?.scope ?? null, through) : viewers[kind];
}
