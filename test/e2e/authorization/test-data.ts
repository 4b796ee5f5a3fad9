/** The objects of the matrix. All that can belong to a user belong to the owner. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { Hook } from '../../integration/webhooks/hooks.js';
import { mustMutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { PushBrowser } from '../../support/push-browser.js';
import { Receiver } from '../../support/receiver.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { foundClub, joinAll } from '../../support/clubs.js';
import { competitionOf } from './competing.js';
import {
  newApp,
  newGrantedApp,
  newClosedNetwork,
  newReport,
  newPushSubscription,
  newVacation,
} from './making.js';
import { challengesOf, matchesOf, tableOf } from './played.js';
import { isToken } from './rows.js';
import type { Row } from './rows.js';
import { grant, Tokens, viewersOf } from './viewers.js';
import type { Kind, Viewers } from './viewers.js';

/** Every object with an id, by its name in the matrix. */
export interface Things {
  /** Match of the owner and the opponent: rated, running, public, with one trick played. */
  readonly duel: string;
  /** Ended, without spectators. */
  readonly over: string;
  readonly privateMatch: string;
  /** Ended, with an offer of a rematch. */
  readonly last: string;
  /**
   * A bauern match of the owner, the opponent, the partner and another user; the backer backs the
   * owner.
   */
  readonly table: string;
  /** Challenge of the owner to the partner. */
  readonly named: string;
  readonly openChallenge: string;
  /** Open challenge in which the backer was accepted. */
  readonly answered: string;
  /** The challenge that became the rematch. */
  readonly rematch: string;
  /** A message of the opponent in the duel. */
  readonly message: string;
  /** A message of the owner at the table, not delivered before the end of the deal. */
  readonly heldBack: string;
  /** The deal and the clock of `over`, and the deal of `table`. */
  readonly overDeal: string;
  readonly overClock: string;
  readonly tableDeal: string;
  /** The owner's plan for the duel. */
  readonly plan: string;
  readonly notification: string;
  /** Notifications of the owner: about a match, a challenge, a message, a club, a competition and the webhook. */
  readonly ofMatch: string;
  readonly ofChallenge: string;
  readonly ofMessage: string;
  readonly ofClub: string;
  readonly ofCompetition: string;
  readonly ofWebhook: string;
  readonly opponentsNotification: string;
  readonly delivery: string;
  readonly webhook: string;
  readonly webhookDelivery: string;
  readonly pushSubscription: string;
  readonly vacation: string;
  /** A report by the owner about the opponent. */
  readonly report: string;
  readonly closedNetwork: string;
  /** The review of `last`. */
  readonly review: string;
  readonly apiToken: string;
  readonly app: string;
  readonly grantedApp: string;
  readonly session: string;
  /** A private club of the owner, in which the partner is, and one that everyone sees, with an offer. */
  readonly club: string;
  readonly openClub: string;
  readonly user: string;
  /** A decision of the admin about the owner. */
  readonly decision: string;
  /** A running competition by invitation of the owner and the opponent; `over` belongs to it. */
  readonly competition: string;
  readonly competitionSeries: string;
  readonly clubCompetition: string;
  /** For the members of the private club; `last` belongs to it. */
  readonly membersCompetition: string;
  readonly membersSeries: string;
}
export type Thing = keyof Things;

export interface TestData {
  readonly service: TestService;
  readonly viewers: Viewers;
  readonly tokens: Tokens;
  /** A user at the bauern table and in challenges who is no viewer. */
  readonly extra: TestClient;
  readonly ids: Things;
  readonly browser: PushBrowser;
  readonly receiver: Receiver;
  close(): Promise<void>;
}

export async function prepareTestData(service: TestService): Promise<TestData> {
  const [browser, receiver] = await Promise.all([PushBrowser.open(), Receiver.open()]);
  const viewers = await viewersOf(service);
  const extra = await service.player('the_extra');
  const nuisance = await service.player('the_nuisance');
  await ownBot(await service.player('the_program'));
  await withdrawnDeletionOf(service, 'the_owner');
  const ids = {
    ...(await accountOf(viewers, nuisance, browser, receiver)),
    ...(await matchesOf(viewers)),
    ...(await tableOf(viewers, extra)),
    ...(await challengesOf(viewers)),
    ...(await clubsOf(viewers)),
  };
  const close = async () => {
    await Promise.all([browser.close(), receiver.close()]);
  };
  const known = {
    ...ids,
    overDeal: toGlobalId('Deal', `${rowId(ids.over)}:1`),
    overClock: toGlobalId('MatchClock', rowId(ids.over)),
    tableDeal: toGlobalId('Deal', `${rowId(ids.table)}:1`),
    plan: toGlobalId('Plan', rowId(ids.duel)),
    ...(await workerObjectsOf(viewers, ids.over)),
    ...(await notificationsOf(viewers.owner, ids.openChallenge)),
    decision: await decisionAbout(service),
    grantedApp: await newGrantedApp(service),
    report: await newReport(service, viewers.owner),
    closedNetwork: await newClosedNetwork(service),
    ...(await competitionOf(service, ids)),
    ofWebhook: await disabledNotification(service, ids.webhook),
  };
  const tokens = new Tokens(service);
  return { service, viewers, tokens, extra, ids: known, browser, receiver, close };
}

/** A bot of the owner that only the owner may challenge. */
async function ownBot(program: TestClient): Promise<void> {
  const owner = 'the_owner';
  await mustMutate(program, 'becomeBot', { owner, engine: 'Any', version: '1' });
  await mustMutate(program, 'setAcceptancePolicy', {
    policy: { who: 'NAMED', named: [owner], maxMatches: 1 },
  });
}

/** The objects of the owner's account. */
/** As if the user had taken a deletion back before: the sign-in for it would end the other credentials. */
const withdrawnDeletionOf = (service: TestService, username: string) =>
  rowsOf(
    service,
    `INSERT INTO account_deletions (user_id, due_at, withdrawn_at)
     SELECT id, now(), now() FROM users WHERE username = $1`,
    [username],
  );

async function accountOf(
  { owner, partner, backer }: Viewers,
  nuisance: TestClient,
  browser: PushBrowser,
  receiver: Receiver,
) {
  await mustMutate(owner, 'changeEmail', { email: 'owner@example.org', password: PASSWORD });
  await mustMutate(owner, 'blockUser', { username: nuisance.username });
  await mustMutate(partner, 'sendFriendRequest', { username: owner.username });
  await mustMutate(owner, 'acceptFriendRequest', { username: partner.username });
  await mustMutate(backer, 'sendFriendRequest', { username: owner.username });
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

/** The clubs of the owner. The private one has the partner, an offer of the owner, and somebody who was removed. */
async function clubsOf({ owner, partner, backer }: Viewers) {
  const club = await foundClub(owner, { name: 'the_private_club' });
  await joinAll(club, [partner, backer]);
  const removed = { clubId: club.id, username: backer.username, reason: 'the_reason' };
  await mustMutate(owner, 'removeClubMember', removed);
  await mustMutate(owner, 'offerInClub', { clubId: club.id, variant: 'dritt' });
  const { id: openClub } = await foundClub(owner, { name: 'the_open_club', visibility: 'OPEN' });
  return { club: club.id, openClub };
}

/** Waits for the owner's notifications; returns one for each kind of object, and that of a challenge that all may see. */
async function notificationsOf(owner: TestClient, openChallenge: string) {
  type About = 'matchId' | 'challengeId' | 'messageId' | 'clubId';
  type Notification = { readonly id: string } & Readonly<Record<About, string | null>>;
  const about = (field: About, id?: string) =>
    until(`a notification with a ${field}`, async () => {
      const query =
        '{ notifications(first: 100) { nodes { id matchId challengeId messageId clubId } } }';
      const answer = await owner.ask<{ notifications: { nodes: Notification[] } }>(query);
      const found = answer.notifications.nodes.find(
        (one) => one[field] && one[field] === (id ?? one[field]),
      );
      return found?.id;
    });
  return {
    ofMatch: await about('matchId'),
    ofChallenge: await about('challengeId', openChallenge),
    ofMessage: await about('messageId'),
    ofClub: await about('clubId'),
  };
}

/** A warning of the admin. It is written to the tables, so that nobody is told of it. */
async function decisionAbout(service: TestService): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `WITH entry AS (
       INSERT INTO audit_log (id, actor_id, act, subject_id)
       SELECT gen_random_uuid(), a.id, 'WARNED', o.id FROM users a, users o
       WHERE a.username = 'the_admin' AND o.username = 'the_owner' RETURNING id, subject_id
     ) INSERT INTO audit_texts (entry_id, subject_id, reason)
     SELECT id, subject_id, 'the_reason_of_it' FROM entry RETURNING entry_id AS id`,
  );
  return toGlobalId('AuditEntry', row!.id);
}

/** The notification that a webhook was disabled. */
async function disabledNotification(service: TestService, webhook: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `INSERT INTO notifications (id, user_id, type, version, webhook_id)
     SELECT gen_random_uuid(), user_id, 'WEBHOOK_DISABLED', 1, id FROM webhooks WHERE id = $1
     RETURNING id`,
    [rowId(webhook)],
  );
  return toGlobalId('Notification', row!.id);
}

/** The objects that the worker makes; waits for them. */
async function workerObjectsOf({ owner, opponent }: Viewers, over: string) {
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

/** The client that queries a row as this kind of viewer. */
export async function viewerOf(
  { viewers, tokens }: TestData,
  kind: Kind,
  { needs, asks, through }: Pick<Row, 'needs' | 'asks' | 'through'>,
): Promise<TestClient> {
  return isToken(kind) ? tokens.of(kind, (asks ?? needs)?.scope ?? null, through) : viewers[kind];
}
