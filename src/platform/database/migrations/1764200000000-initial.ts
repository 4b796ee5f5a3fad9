import type { MigrationInterface, QueryRunner } from 'typeorm';
import { apps } from './initial/apps.js';
import { auth } from './initial/auth.js';
import { blocks } from './initial/blocks.js';
import { botAccounts } from './initial/bot-accounts.js';
import { challenges } from './initial/challenges.js';
import { clock } from './initial/clock.js';
import { deliveries } from './initial/deliveries.js';
import { events } from './initial/events.js';
import { fairness } from './initial/fairness.js';
import { friends } from './initial/friends.js';
import { idempotency } from './initial/idempotency.js';
import { mail } from './initial/mail.js';
import { matches } from './initial/matches.js';
import { messages } from './initial/messages.js';
import { moves } from './initial/moves.js';
import { notifications } from './initial/notifications.js';
import { plans } from './initial/plans.js';
import { presence } from './initial/presence.js';
import { ratings } from './initial/ratings.js';
import { reports } from './initial/reports.js';
import { reviews } from './initial/reviews.js';
import { serviceTime } from './initial/service-time.js';
import { outbox } from './initial/outbox.js';
import { users } from './initial/users.js';
import { vacations } from './initial/vacations.js';
import { webhooks } from './initial/webhooks.js';

/** The parts by the owners of the tables. A part uses tables of those above it. */
const PARTS = [
  serviceTime,
  users,
  outbox,
  presence,
  idempotency,
  auth,
  apps,
  botAccounts,
  blocks,
  friends,
  clock,
  vacations,
  fairness,
  matches,
  moves,
  challenges,
  plans,
  messages,
  reports,
  ratings,
  reviews,
  deliveries,
  notifications,
  mail,
  webhooks,
  events,
];

/** All tables, views and functions of the first release. */
export class Initial1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of PARTS) await runner.query(part);
  }

  /** Nothing undoes it: an empty database is as good. */
  down(): Promise<void> {
    return Promise.reject(new Error('The first migration is not undone: make a new database'));
  }
}
