import { z } from 'zod';
import { daysKept, oneOf, port, sender, text, url, wholeNumber, yesOrNo } from './values.js';

/** Every setting: a line each, whose description goes into docs/settings.md. */
export const environment = z
  .object({
    PORT: port.default(3000).describe('port of the api; `0` takes a free one'),
    HOST: text.default('127.0.0.1').describe('address to listen at; `0.0.0.0` for every address'),
    WORKER_PORT: port
      .optional()
      .describe(
        'port at which a worker on its own serves `/health/live`, `/health/ready`, and `/metrics` without `METRICS_PORT`; none: nowhere',
      ),
    METRICS_PORT: port
      .optional()
      .describe(
        'port at which api and worker serve `/metrics`; none: the api serves it at `PORT`, to this machine alone and only without `TRUST_PROXY`',
      ),
    DATA_DIR: text
      .default('.data')
      .describe('folder of the embedded Postgres, its secret and, without `SMTP_URL`, the mail'),
    DATABASE_URL: url(['postgres:', 'postgresql:'])
      .optional()
      .describe('`postgres://…`; none: the embedded Postgres'),
    DATABASE_POOL: wholeNumber(2, 500).default(16).describe('connections of one process, 2 to 500'),
    DATABASE_WAIT_MILLIS: wholeNumber(100, 60_000)
      .default(3_000)
      .describe('milliseconds for which a statement waits for a connection, a new one included'),
    DATABASE_WAITING: wholeNumber(1, 100_000)
      .default(128)
      .describe(
        'how many operations may be under way beside those that `DATABASE_POOL` has connections for; requests after them are refused at once',
      ),
    DATABASE_STATEMENT_MILLIS: wholeNumber(0, 3_600_000)
      .default(15_000)
      .describe('milliseconds that one statement may take; `0`: as long as it takes'),
    DATABASE_LOCK_MILLIS: wholeNumber(0, 3_600_000)
      .default(3_000)
      .describe(
        'milliseconds for which a statement waits for a lock, shorter than `FINISH_SECONDS`; `0`: as long as it takes',
      ),
    DATABASE_IDLE_MILLIS: wholeNumber(0, 3_600_000)
      .default(15_000)
      .describe(
        'milliseconds after which a transaction that does nothing is undone; `0`: it is not',
      ),
    REDIS_URL: url(['redis:', 'rediss:'])
      .optional()
      .describe(
        '`redis://…` or `rediss://…` for queues and live updates; none: Postgres does both',
      ),
    REDIS_PREFIX: text.default('bummerl').describe('begins every key and channel in Redis'),
    JWT_SECRET: z
      .string()
      .min(32, { error: 'must have at least 32 characters' })
      .optional()
      .describe(
        'signs access tokens, 32 characters at least; required with `DATABASE_URL`, else drawn into `DATA_DIR`',
      ),
    SMTP_URL: url(['smtp:', 'smtps:'])
      .optional()
      .describe(
        '`smtp://…`, `smtps://…`; none: letters go to `DATA_DIR/mail`, with `DATABASE_URL` nowhere',
      ),
    MAIL_FROM: sender
      .optional()
      .describe(
        'whom letters are from: `Bummerl <a@b.org>`; none: `no-reply@` the host of `PUBLIC_URL`',
      ),
    PUBLIC_URL: url(['http:', 'https:'])
      .optional()
      .describe('where users reach the service, for links in letters; none: `http://HOST:PORT`'),
    WEB_API_URL: url(['http:', 'https:'])
      .optional()
      .describe('the service whose API the web client at `/` uses; none: this one'),
    TRUST_PROXY: wholeNumber(0, 16)
      .default(0)
      .describe('how many proxies stand in front whose `X-Forwarded-For` is believed'),
    HSTS_SECONDS: wholeNumber(0, 63_072_000)
      .default(0)
      .describe(
        'seconds for which browsers are told to use https alone (`Strict-Transport-Security`); `0`: they are not',
      ),
    CONNECTIONS: wholeNumber(10, 1_000_000)
      .default(10_000)
      .describe('connections that one process takes in all'),
    CONNECTIONS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(2_000)
      .describe('connections that one process takes from a network; not counted behind a proxy'),
    SOCKETS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(500)
      .describe('WebSockets and event streams that one process takes from a network'),
    SUBSCRIPTIONS_PER_NETWORK: wholeNumber(1, 1_000_000)
      .default(1_000)
      .describe('subscriptions that one process takes from a network'),
    SUBSCRIPTIONS_PER_USER: wholeNumber(1, 1_000_000)
      .default(300)
      .describe('subscriptions that one process takes from a user'),
    SUBSCRIPTIONS_PER_SOCKET: wholeNumber(1, 10_000)
      .default(100)
      .describe('subscriptions on one WebSocket'),
    REQUEST_SECONDS: wholeNumber(1, 600)
      .default(30)
      .describe('how long a request may take to arrive, its body included'),
    KEEP_ALIVE_SECONDS: wholeNumber(1, 3_600)
      .default(72)
      .describe(
        'how long a connection is kept between requests; longer than a balancer in front keeps it',
      ),
    DRAIN_SECONDS: wholeNumber(0, 600)
      .default(0)
      .describe(
        'how long an api that is told to stop goes on serving while `/health/ready` says 503; longer than a balancer in front takes to notice',
      ),
    FINISH_SECONDS: wholeNumber(1, 600)
      .default(4)
      .describe(
        'how long running requests may then take to be answered, before they are cut; longer than `DATABASE_LOCK_MILLIS`',
      ),
    LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .describe('`debug`, `info`, `warn`, `error` or `silent`'),
    LOG_FORMAT: oneOf(['pretty', 'json'])
      .optional()
      .describe('`pretty` or `json`; none: pretty on a terminal, JSON elsewhere'),
    BOT_CONCURRENCY: wholeNumber(1, 1024)
      .default(128)
      .describe(
        'how many bot turns a worker has under way at a time; most of that time they only wait for their release',
      ),
    BOT_PACE_MILLIS: wholeNumber(0, 10_000)
      .default(150)
      .describe(
        'milliseconds after which a bot answers, however long it thought; `expert` takes twice as long, `master` four times',
      ),
    GATHER_MILLIS: wholeNumber(0, 5000)
      .default(250)
      .describe(
        'how long a worker gathers, in milliseconds, what follows moves between people: feeds, turn notices, events',
      ),
    SWEEP_SPEED: wholeNumber(1, 20)
      .default(1)
      .describe(
        'how many times as often as usual workers look for what is due or was left undone: sooner, for more work',
      ),
    BOT_THREADS: wholeNumber(0, 64)
      .optional()
      .describe(
        "threads in which a worker's bots think; none: one less than the cores; `0`: they think on the event loop",
      ),
    EVENTS_KEPT_DAYS: daysKept(7)
      .default(30)
      .describe(
        "days for which users' events are kept, and their cursors are good; `none`: for ever",
      ),
    NOTIFICATIONS_KEPT_DAYS: daysKept(30)
      .default(90)
      .describe(
        'days for which a notification is kept after it was read (unread: made); `none`: for ever',
      ),
    POINTS_PER_TOKEN_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
      .default(600_000)
      .describe(
        'what one session, personal token or app of a user may have done in a minute, in points of the cost limit',
      ),
    POINTS_PER_USER_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
      .default(1_200_000)
      .describe('the same for all of one user together'),
    POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
      .default(300_000)
      .describe('the same for all of one network who are not signed in'),
    POINTS_PER_NETWORK_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
      .default(12_000_000)
      .describe('the same for all of one network, signed in or not'),
    EXPORTS: wholeNumber(0, 1_000)
      .default(8)
      .describe('exports that one api serves at a time; `0`: none'),
    EXPORT_SECONDS: wholeNumber(1, 86_400)
      .default(600)
      .describe('seconds after which an export ends; its client goes on from its cursor'),
    EXPORT_DEALS_PER_MINUTE: wholeNumber(1, 1_000_000_000)
      .default(60_000)
      .describe(
        'deals that the exports of one user, or of all of one network who are not signed in, tell in a minute',
      ),
    TRUSTED_DOCUMENTS: text
      .optional()
      .describe(
        'file of the only GraphQL documents that are carried out, as JSON: Apollo’s manifest of persisted queries, or a document for each id; none: any document is',
      ),
    REGISTRATIONS_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(200)
      .describe('accounts that one network may make in a minute'),
    GUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(60)
      .describe(
        'guests, accounts without name and password, that one network may make in a minute',
      ),
    GUESTS_KEPT_DAYS: daysKept(1)
      .default(30)
      .describe(
        'days after which the account of a guest who has not been back is closed; `none`: never',
      ),
    GUEST_MATCHES: wholeNumber(1, 1_000_000)
      .default(20)
      .describe('matches that one guest may play at a time'),
    REFRESH_GRACE_SECONDS: wholeNumber(0, 600)
      .default(60)
      .describe(
        'seconds in which a refresh token that was used gives the same successor again; `0`: none',
      ),
    CHALLENGES_PER_MINUTE: wholeNumber(1, 1_000_000)
      .default(60)
      .describe('challenges and offers of rematches that one user may make in a minute'),
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
      .describe('letters, and push messages, that a user gets in an hour about what others want'),
    NEW_ACCOUNT_HOURS: wholeNumber(0, 8760)
      .default(24)
      .describe(
        'hours for which an account without a verified address cannot call to strangers, where `SMTP_URL` is set',
      ),
    PASSWORD_HASHES_AT_ONCE: wholeNumber(1, 64)
      .default(2)
      .describe('passwords that a process hashes at once, each on a thread of four'),
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
