import { z } from 'zod';

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

/** A number written in digits alone: `Number` would also take "", " 1" and "0x1". */
const isWhole = (value: string, least: number, most: number): boolean =>
  /^\d{1,15}$/.test(value) && +value >= least && +value <= most;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => isWhole(value, least, most), {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const MOST_DAYS = 36_500;

/** For how many days something is kept; null, written `none`, for ever. */
const daysKept = (least: number) =>
  z
    .string()
    .refine((value) => value === 'none' || isWhole(value, least, MOST_DAYS), {
      error: `must be none or a whole number from ${least} to ${MOST_DAYS}`,
    })
    .transform((value) => (value === 'none' ? null : Number(value)));

const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

const yesOrNo = oneOf(['true', 'false']).transform((word) => word === 'true');

const port = wholeNumber(0, 65_535);
const text = z.string().refine((value) => value.trim() !== '', { error: 'must not be blank' });

/** An address, or a name and an address in angle brackets. */
const SENDER = /^(?:[^<>"\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;
const sender = z.string().refine((value) => SENDER.test(value), {
  error: 'must be an address, alone or as in Bummerl <service@example.org>',
});

/** What the environment may say; an empty value counts as absent. */
const environment = z
  .object({
    PORT: port.default(3000),
    HOST: text.default('127.0.0.1'),
    WORKER_PORT: port.optional(),
    DATA_DIR: text.default('.data'),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_POOL: wholeNumber(2, 500).default(16),
    REDIS_URL: url(['redis:', 'rediss:']).optional(),
    REDIS_PREFIX: text.default('bummerl'),
    JWT_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: sender.optional(),
    PUBLIC_URL: url(['http:', 'https:']).optional(),
    TRUST_PROXY: wholeNumber(0, 16).default(0),
    LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    LOG_FORMAT: oneOf(['pretty', 'json']).optional(),
    BOT_CONCURRENCY: wholeNumber(1, 64).default(8),
    BOT_THREADS: wholeNumber(0, 64).optional(),
    EVENTS_KEPT_DAYS: daysKept(7).default(30),
    NOTIFICATIONS_KEPT_DAYS: daysKept(30).default(90),
    REGISTRATIONS_PER_MINUTE: wholeNumber(1, 1_000_000).default(200),
    WEBHOOKS_ALLOW_PRIVATE: yesOrNo.default(false),
  })
  .refine((env) => !env.DATABASE_URL || env.JWT_SECRET, {
    path: ['JWT_SECRET'],
    error: 'is required together with DATABASE_URL',
  });

export type Environment = z.infer<typeof environment>;

/** The service's settings, parsed once at the start; frozen. */
export interface Config extends Readonly<
  Omit<Environment, 'DATABASE_URL' | 'JWT_SECRET' | 'PUBLIC_URL' | 'MAIL_FROM'>
> {
  readonly DATABASE_URL: string;
  readonly JWT_SECRET: string;
  /** Where users reach the API, without a trailing slash: links in mail begin with it. */
  readonly PUBLIC_URL: string;
  /** Whom letters are from: an address, with a name or without. */
  readonly MAIL_FROM: string;
  /** True where Postgres is the one that this project starts itself. */
  readonly embedded: boolean;
}

/** A start that cannot go on, told in one line that names what is wrong and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Parses the environment; a bad value is told by its variable's name, never by its value. */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new StartupError(`${path.join('.')} ${message}`);
}

/** The settings of a process whose Postgres is at `databaseUrl`. */
export function configOf(
  env: Environment,
  services: { databaseUrl: string; jwtSecret: string; embedded: boolean },
): Config {
  const publicUrl = (env.PUBLIC_URL ?? `http://${hostOf(env)}:${env.PORT}`).replace(/\/+$/, '');
  return Object.freeze({
    ...env,
    DATABASE_URL: services.databaseUrl,
    JWT_SECRET: services.jwtSecret,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: env.MAIL_FROM ?? `Bummerl <no-reply@${new URL(publicUrl).hostname}>`,
    embedded: services.embedded,
  });
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/** HOST as a URL names it: in brackets when it is an IPv6 address, this machine when it is all. */
function hostOf({ HOST }: Environment): string {
  if (HOST === '0.0.0.0' || HOST === '::') return 'localhost';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}
