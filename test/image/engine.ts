import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The image that `ops/image/build` makes. */
export const IMAGE = `bummerl:${version}`;

/** What docker-compose.yml and the chart also demand. The limits are named, because not every root may raise them. */
const RESTRICTED = [
  ...['--read-only', '--user=1000:1000', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
  ...['--network=host', '--no-healthcheck', '--ulimit=nofile=10000', '--ulimit=nproc=10000'],
];

/** Without crun's namespaces some machines can run containers with runc all the same. */
const ENGINES = ['podman', 'podman --runtime runc', 'docker'];

/** The command of the container engine: CONTAINER_ENGINE, or the first one that can run the image as it is restricted. */
function findEngine(): readonly string[] {
  const wanted = process.env.CONTAINER_ENGINE;
  if (wanted) return wanted.split(' ');
  const engines = ENGINES.map((it) => it.split(' '));
  const found = engines.find(([program, ...first]) => {
    const args = [...first, 'run', '--rm', ...RESTRICTED, IMAGE, 'node', '--version'];
    return spawnSync(program!, args).status === 0;
  });
  if (found) return found;
  throw new Error(
    `no container engine can run ${IMAGE}: install podman or docker and build the image`,
  );
}

const engine = findEngine();

/** Runs a command of the engine; returns its output. This process goes on: it is the way to Postgres. */
export async function engineOutput(args: readonly string[], input = ''): Promise<string> {
  const [program, ...first] = engine;
  const child = spawn(program!, [...first, ...args], { stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // a command may end without reading
  child.stdin.end(input);
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await ended) as [number | null];
  if (status === 0) return output;
  throw new Error(`${[...engine, ...args].join(' ')} ended with ${status}: ${output}${errors}`);
}

/** What the containers of one run share. */
export interface ContainerSettings {
  /** Begins the names of its containers. */
  readonly prefix: string;
  readonly env: Readonly<Record<string, string>>;
}

const variables = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).map(([key, value]) => `--env=${key}=${value}`);

const runArguments = (
  { prefix, env }: ContainerSettings,
  name: string,
  command: readonly string[],
) => [
  ...['run', '--rm', '--interactive', `--name=${prefix}-${name}`, ...RESTRICTED],
  ...variables(env),
  ...[IMAGE, ...command],
];

/** Runs a command of the image to its end; returns its output. */
export const runInImage = (
  settings: ContainerSettings,
  name: string,
  command: readonly string[],
  input = '',
): Promise<string> => engineOutput(runArguments(settings, name, command), input);

/** A container that runs until it is stopped. */
export class Container {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private output = '';

  constructor(
    private readonly settings: ContainerSettings,
    private readonly name: string,
    command: readonly string[],
  ) {
    const [program, ...first] = engine;
    const args = [...first, ...runArguments(settings, name, command)];
    this.child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = once(this.child, 'exit');
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (part: string) => (this.output += part));
  }

  private get fullName(): string {
    return `${this.settings.prefix}-${this.name}`;
  }

  /** Its output so far. An error if it has ended. */
  log(): string {
    if (this.child.exitCode === null) return this.output;
    throw new Error(`${this.name} ended with ${this.child.exitCode}: ${this.output}`);
  }

  /** Runs a command inside; an error unless it ends well. */
  exec(command: readonly string[], env: Readonly<Record<string, string>>): Promise<unknown> {
    return engineOutput(['exec', ...variables(env), this.fullName, ...command]);
  }

  /** Sends SIGTERM, and SIGKILL half a minute later; returns its status. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) await engineOutput(['stop', '--time=30', this.fullName]);
    await this.ended;
    return this.child.exitCode;
  }
}
