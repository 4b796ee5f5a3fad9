import { environment } from './environment.js';
import type { Environment } from './environment.js';
import { misspelt } from './unknown.js';

export type { Environment } from './environment.js';

/** The service's settings, parsed once at the start; frozen. */
export interface Config extends Readonly<
  Omit<Environment, 'DATABASE_URL' | 'JWT_SECRET' | 'PUBLIC_URL' | 'MAIL_FROM'>
> {
  readonly DATABASE_URL: string;
  readonly JWT_SECRET: string;
  /**
   * The address at which users reach the API, without a trailing slash; links in mail begin with it. If PORT is 0 and
   * PUBLIC_URL is not set, the address is correct only after the API has begun to listen.
   */
  readonly PUBLIC_URL: string;
  /** The sender of mail: an address, with or without a name. */
  readonly MAIL_FROM: string;
  /** True if the service starts the embedded Postgres. */
  readonly embedded: boolean;
  /** Sets the port on which the API listens: with PORT 0 the system chooses one. */
  readonly listensOn: (port: number) => void;
}

/** An error that stops the start; its message is one line that says what is wrong and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Parses the environment. An error names the variable of a bad value, or a misspelt variable; never the value. */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const wrong = misspelt(Object.keys(present), Object.keys(environment.shape));
  if (wrong)
    throw new StartupError(`${wrong.variable} is no setting: did you mean ${wrong.meant}?`);
  const parsed = environment.safeParse(present);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new StartupError(`${path.join('.')} ${message}`);
}

/** Settings that are allowed but probably wrong; the log warns of them at the start. */
export function settingWarnings({ DATABASE_LOCK_MILLIS, FINISH_SECONDS }: Environment): string[] {
  const isAnswered = DATABASE_LOCK_MILLIS > 0 && DATABASE_LOCK_MILLIS < FINISH_SECONDS * 1000;
  if (isAnswered) return [];
  return [
    'DATABASE_LOCK_MILLIS is not shorter than FINISH_SECONDS: at a stop, requests that still wait for a lock may be cut',
  ];
}

/** The settings of a process whose Postgres is at `databaseUrl`. */
export function configOf(
  env: Environment,
  services: { databaseUrl: string; jwtSecret: string; embedded: boolean },
): Config {
  let port = env.PORT;
  const publicUrl = () => (env.PUBLIC_URL ?? `http://${hostOf(env)}:${port}`).replace(/\/+$/, '');
  return Object.freeze({
    ...env,
    DATABASE_URL: services.databaseUrl,
    JWT_SECRET: services.jwtSecret,
    get PUBLIC_URL() {
      return publicUrl();
    },
    MAIL_FROM: env.MAIL_FROM ?? `Bummerl <no-reply@${new URL(publicUrl()).hostname}>`,
    embedded: services.embedded,
    listensOn: (listening: number) => {
      port = listening;
    },
  });
}

/** HOST as part of a URL: an IPv6 address in brackets, and `localhost` for all addresses. */
function hostOf({ HOST }: Environment): string {
  if (HOST === '0.0.0.0' || HOST === '::') return 'localhost';
  return bracketed(HOST);
}

/** A host as it stands in a URL. */
export const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
