import { z } from 'zod';
import { BUDGETS } from './budgets.js';
import { DATABASE_TIMES } from './database-times.js';
import { OBSERVED } from './observed.js';
import {
  databaseUrl,
  daysKept,
  port,
  redisUrl,
  sender,
  text,
  url,
  wholeNumber,
  yesOrNo,
} from './values.js';

/** Every setting. The descriptions go into docs/settings.md. */
export const environment = z
  .object({
    PORT: port.default(3000).describe('port of the api; `0`: any free port'),
    HOST: text.default('127.0.0.1').describe('address to listen at; `0.0.0.0` for every address'),
    WORKER_PORT: port
      .optional()
      .describe(
        'port at which a separate worker serves `/health/live`, `/health/ready` and, without `METRICS_PORT`, `/metrics`; none: it does not serve them',
      ),
    METRICS_PORT: port
      .optional()
      .describe(
        'port at which api and worker serve `/metrics`; none: the api serves it at `PORT`, only to this machine and only without `TRUST_PROXY`',
      ),
    DATA_DIR: text
      .default('.data')
      .describe('folder of the embedded Postgres, its secret and, without `SMTP_URL`, the mail'),
    DATABASE_URL: databaseUrl
      .optional()
      .describe(
        '`postgres://USER:PASSWORD@HOST:PORT/NAME`; may name several hosts, separated by commas, and `?target_session_attrs=` with `read-write` (the default for several) or `primary`; none: the embedded Postgres',
      ),
    DATABASE_POOL: wholeNumber(2, 500).default(16).describe('connections of one process, 2 to 500'),
    DATABASE_WAIT_MILLIS: wholeNumber(100, 60_000)
      .default(3_000)
      .describe('milliseconds that a statement waits for a connection, or for a new one to open'),
    DATABASE_WAITING: wholeNumber(1, 100_000)
      .default(128)
      .describe(
        'operations of one user or network that may wait for their turn; further ones are refused at once',
      ),
    ...DATABASE_TIMES,
    REDIS_URL: redisUrl
      .optional()
      .describe(
        'Redis for queues and live updates: `redis://…`, `redis+sentinel://HOST,HOST/NAME` or `redis+cluster://HOST,HOST`; with TLS `rediss…`; none: Postgres',
      ),
    REDIS_PREFIX: text
      .default('bummerl')
      .describe(
        'prefix of every key and channel in Redis; in a cluster keys get it as the hash tag `{bummerl}`',
      ),
    JWT_SECRET: z
      .string()
      .min(32, { error: 'must have at least 32 characters' })
      .optional()
      .describe(
        'secret that signs access tokens, at least 32 characters; required with `DATABASE_URL`, otherwise generated in `DATA_DIR`',
      ),
    SMTP_URL: url(['smtp:', 'smtps:'])
      .optional()
      .describe(
        '`smtp://…` or `smtps://…`; none: mail is written to `DATA_DIR/mail`, or not sent at all if `DATABASE_URL` is set',
      ),
    MAIL_FROM: sender
      .optional()
      .describe('sender of mail: `Bummerl <a@b.org>`; none: `no-reply@` and `PUBLIC_URL`’s host'),
    PUBLIC_URL: url(['http:', 'https:'])
      .optional()
      .describe(
        'address at which users reach the service; links in mail begin with it; none: `http://HOST:PORT`',
      ),
    TEXTS_DIR: text
      .nullable()
      .default(null)
      .describe(
        'folder with the texts for `/privacy`, `/imprint` and `/terms`: `privacy.en.txt`, `privacy.de.txt` and so on, and with lists of refused words, `words.en.txt` and `words.de.txt`; none: placeholders, no terms, and the lists of the service',
      ),
    WEB_API_URL: url(['http:', 'https:'])
      .optional()
      .describe('address of the service that the web client at `/` uses; none: this service'),
    TRUST_PROXY: wholeNumber(0, 16)
      .default(0)
      .describe('number of proxies in front of the service; their `X-Forwarded-For` is trusted'),
    HSTS_SECONDS: wholeNumber(0, 63_072_000)
      .default(0)
      .describe(
        'seconds for which browsers must use only https (`Strict-Transport-Security`); `0`: no such header',
      ),
    CONNECTIONS: wholeNumber(10, 1_000_000)
      .default(10_000)
      .describe('connections that one process accepts in all'),
    CONNECTIONS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(2_000)
      .describe('connections that a process accepts from a network; not counted behind a proxy'),
    SOCKETS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(500)
      .describe('WebSockets and event streams that one process accepts from one network'),
    SUBSCRIPTIONS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(1_000)
      .describe('subscriptions that one process accepts from one network'),
    SUBSCRIPTIONS_PER_USER: wholeNumber(1, 1_000_000)
      .default(300)
      .describe('subscriptions that one process accepts from one user'),
    SUBSCRIPTIONS_PER_SOCKET: wholeNumber(1, 10_000)
      .default(100)
      .describe('subscriptions on one WebSocket'),
    REQUEST_SECONDS: wholeNumber(1, 600)
      .default(30)
      .describe('seconds that a request, with its body, may take to arrive'),
    KEEP_ALIVE_SECONDS: wholeNumber(1, 3_600)
      .default(72)
      .describe(
        'seconds that a connection stays open between requests; set more than the load balancer’s own such limit',
      ),
    DRAIN_SECONDS: wholeNumber(0, 600)
      .default(0)
      .describe(
        'seconds that a stopping api still serves requests while `/health/ready` answers 503; set more than a load balancer needs to notice the 503',
      ),
    FINISH_SECONDS: wholeNumber(1, 600)
      .default(4)
      .describe(
        'seconds after `DRAIN_SECONDS` in which running requests can still be answered before they are cut; set more than `DATABASE_LOCK_MILLIS`',
      ),
    ...OBSERVED,
    BOT_CONCURRENCY: wholeNumber(1, 1024)
      .default(128)
      .describe(
        'bot turns that a worker runs at a time; most of them only wait until their answer may be given',
      ),
    BOT_PACE_MILLIS: wholeNumber(0, 10_000)
      .default(150)
      .describe(
        'milliseconds from a bot’s turn to its answer, so that the time does not show how long it thought; `expert` waits twice as long, `master` four times',
      ),
    SWEEP_SPEED: wholeNumber(1, 20)
      .default(1)
      .describe(
        'factor by which the sweeps of workers run more often than usual; a higher one finds due work sooner and costs more',
      ),
    BOT_THREADS: wholeNumber(0, 64)
      .optional()
      .describe(
        "threads in which a worker's bots think; none: one fewer than the machine has cores; `0`: bots think, and rounds of competitions are paired, on the event loop",
      ),
    EVENTS_KEPT_DAYS: daysKept(7)
      .default(30)
      .describe(
        "days for which users' events are kept and their cursors are valid; `none`: for ever",
      ),
    NOTIFICATIONS_KEPT_DAYS: daysKept(30)
      .default(90)
      .describe(
        'days for which a notification is kept after it was read, or written if it is unread; `none`: for ever',
      ),
    ...BUDGETS,
    EXPORTS: wholeNumber(0, 1_000)
      .default(8)
      .describe('exports that one api serves at a time; `0`: none'),
    EXPORT_SECONDS: wholeNumber(1, 86_400)
      .default(600)
      .describe('seconds after which an export ends; its client continues from its cursor'),
    EXPORT_DEALS_PER_MINUTE: wholeNumber(1, 1_000_000_000)
      .default(60_000)
      .describe(
        'deals that exports may contain in a minute, for one user, or for all callers of one network who are not signed in',
      ),
    TRUSTED_DOCUMENTS: text
      .optional()
      .describe(
        'JSON file with the only GraphQL documents that are executed: Apollo’s manifest of persisted queries, or a document for each id; none: every document is executed',
      ),
    REGISTRATIONS_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(200)
      .describe('accounts that one network may create in a minute'),
    GUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(60)
      .describe(
        'guests (accounts without name and password) that one network may create in a minute',
      ),
    ARCHIVE_AFTER_DAYS: daysKept(7)
      .default(90)
      .describe(
        'days after its end when a match is archived: its events and deals are kept in a compact form; `none`: never',
      ),
    GUESTS_KEPT_DAYS: daysKept(1)
      .default(30)
      .describe(
        'days after which the account of a guest who has not come back is closed; `none`: never',
      ),
    ACCOUNT_GRACE_DAYS: wholeNumber(1, 30)
      .default(14)
      .describe('days in which a sign-in takes the deletion of an account back'),
    GUEST_MATCHES: wholeNumber(1, 1_000_000)
      .default(20)
      .describe('matches that one guest may play at a time'),
    REFRESH_GRACE_SECONDS: wholeNumber(0, 600)
      .default(60)
      .describe(
        'seconds after its exchange in which a refresh token can be exchanged again although the new access token was used',
      ),
    CHALLENGES_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(60)
      .describe('challenges and rematch offers that one user may make in a minute'),
    CHALLENGES_OPEN_DAYS: daysKept(1)
      .default(30)
      .describe('days after which a challenge that is still open is cancelled; `none`: never'),
    CHALLENGES_KEPT_DAYS: daysKept(1)
      .default(7)
      .describe('days for which a cancelled or declined challenge is kept; `none`: for ever'),
    RUNNING_MATCHES: wholeNumber(1, 1_000_000)
      .default(500)
      .describe('matches that one user may play at a time'),
    LETTERS_PER_HOUR: wholeNumber(1, 1_000_000)
      .default(20)
      .describe(
        'greatest number of e-mails, and of push messages, that a user gets in an hour about requests of others',
      ),
    NEW_ACCOUNT_HOURS: wholeNumber(0, 8760)
      .default(24)
      .describe(
        'hours for which a new account without a verified address cannot send challenges and requests to strangers, if `SMTP_URL` is set',
      ),
    PASSWORD_HASHES_AT_ONCE: wholeNumber(1, 64)
      .default(2)
      .describe('passwords that a process hashes at once, each on one of four threads'),
    PASSWORD_HASHES_PER_NETWORK: wholeNumber(1, 10_000)
      .default(200)
      .describe('passwords of one network that may wait to be hashed in a process'),
    PASSWORD_HASHES_WAITING: wholeNumber(1, 100_000)
      .default(1000)
      .describe('passwords that may wait to be hashed in a process, of all networks together'),
    ABORTS_PER_WEEK: wholeNumber(1, 1_000_000)
      .default(5)
      .describe('rated matches that a user may offer to call off within a week'),
    WEBHOOKS_ALLOW_PRIVATE: yesOrNo
      .default(false)
      .describe('`true`: webhooks and Web Push may go to private addresses and over plain http'),
  })
  .refine((env) => !env.DATABASE_URL || env.JWT_SECRET, {
    path: ['JWT_SECRET'],
    error: 'is required together with DATABASE_URL',
  });

export type Environment = z.infer<typeof environment>;
