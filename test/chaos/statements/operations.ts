import { USER_ERRORS, MATCH } from '../../support/client.js';
import type { MatchJson, TestClient } from '../../support/client.js';

/** An operation of a client. */
type Operation = (player: TestClient, other: TestClient) => Promise<unknown>;

const read =
  (query: string): Operation =>
  (player) =>
    player.ask(query);

const PAGE = `first: 20`;

/** The frequent operations of clients; add new ones here. */
export const OPERATIONS: readonly Operation[] = [
  read('{ me { id username } }'),
  read(`{ myTurnCount myTurns(${PAGE}) { nodes { id } } }`),
  read(`{ matches(${PAGE}) { nodes { id version } } }`),
  read(`{ matches(${PAGE}, filter: { mine: true }) { nodes { id version } } }`),
  read(`{ matches(${PAGE}, filter: { mine: true, status: FINISHED }) { nodes { id } } }`),
  read(`{ matches(${PAGE}, filter: { variant: dreier, status: IN_PROGRESS }) { nodes { id } } }`),
  read(`{ matches(${PAGE}, filter: { status: FINISHED }) { nodes { id } } }`),
  read(`{ matches(${PAGE}, order: FINISHED_DESC) { nodes { id } } }`),
  read(
    `{ matches(${PAGE}, filter: { mine: true, rated: false }, order: FINISHED_ASC) { nodes { id } } }`,
  ),
  read(`{ matches(${PAGE}, filter: { preset: scharf, bots: ONLY }) { nodes { id } } }`),
  read(`{ users(${PAGE}, prefix: "dataset") { nodes { id } } }`),
  read('{ eventCursor }'),
  read(`{ events(${PAGE}) { nodes { cursor at } } }`),
  read(`{ notifications(${PAGE}) { nodes { id } } unreadNotifications }`),
  read(`{ deliveries(${PAGE}) { nodes { id } } }`),
  read(`{ challenges(${PAGE}) { nodes { id } } }`),
  read(`{ leaderboard(${PAGE}, variant: zweier) { nodes { rating } } }`),
  (player, other) =>
    player.ask(`query ($name: String!) { user(username: $name) { id ratings { rating } } }`, {
      name: other.username,
    }),
  (player, other) =>
    player.ask(
      `query ($a: String!, $b: String!) { ledger(username: $a, opponent: $b) { matches } }`,
      {
        a: player.username,
        b: other.username,
      },
    ),
  move,
  challengeAndCancel,
  setPreferences,
  bookAndCancelVacation,
  read(`mutation { markNotificationsRead(input: {}) { ${USER_ERRORS} } }`),
];

/** Reads the first match that waits for the user, and makes a move in it. */
async function move(player: TestClient): Promise<void> {
  const query = '{ myTurns(first: 1) { nodes { id } } }';
  const { myTurns } = await player.ask<{ myTurns: { nodes: { id: string }[] } }>(query);
  if (!myTurns.nodes[0]) return;
  const match = await player.match<MatchJson>(myTurns.nodes[0].id, MATCH);
  const idempotencyKey = `${match.id}-${match.version}`;
  await player.act(match.id, [match.deal.legal[0]!], { idempotencyKey });
}

async function challengeAndCancel(player: TestClient, other: TestClient): Promise<void> {
  const opponents = [{ username: other.username }];
  const { challenge } = await player.challenge({ variant: 'zweier', opponents });
  if (challenge) await player.cancel(challenge.id);
}

async function setPreferences(player: TestClient): Promise<void> {
  await player.ask(`mutation { setNotificationPreferences(input: { reminders: [7200] }) {
    ${USER_ERRORS} } }`);
}

/** Books a vacation and cancels it before it begins. */
async function bookAndCancelVacation(player: TestClient): Promise<void> {
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { bookVacation } = await player.ask<{ bookVacation: { vacation: { id: string } | null } }>(
    `mutation ($input: BookVacationInput!) { bookVacation(input: $input) { vacation { id } } }`,
    { input: { from: day, to: day } },
  );
  const id = bookVacation.vacation?.id;
  if (id)
    await player.ask(
      `mutation ($id: ID!) { cancelVacation(input: { vacationId: $id }) { ${USER_ERRORS} } }`,
      { id },
    );
}
