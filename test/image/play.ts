/** What is done with the running containers. */
import { isReady } from '../support/readiness.js';
import { until } from '../support/wait.js';
import { IMAGE, engineOutput, runInImage } from './engine.js';
import type { Container, ContainerSettings } from './engine.js';

/** The api's address, when it says that it is ready. */
export const addressOf = (api: Container): Promise<string> =>
  until('the api', () => /Table +(http[^\s"]+?)\/?(?:"|$)/m.exec(api.log())?.[1]);

export const workerReady = (worker: Container): Promise<boolean> =>
  until('the worker', () => worker.log().includes('The worker plays the bots'));

/** Plays a match against a house bot with the image's own client, and replays its record; returns the number of deals. */
export async function playMatch(settings: ContainerSettings, base: string): Promise<number> {
  const env = { ...settings.env, BASE: base };
  const output = await runInImage({ ...settings, env }, 'demo', ['node', 'dist/demo.main.js']);
  const record = output.trimEnd().split('\n').at(-1)!;
  await runInImage(settings, 'record', ['node', 'dist/record.main.js', 'replay'], record);
  return (JSON.parse(record) as { deals: readonly unknown[] }).deals.length;
}

/** A page of each kind of file that the image has. */
const PAGES = ['/', '/rules', '/explorer', '/licences.txt', '/health/ready'];

export async function checkPages(base: string): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(`${base}${page}`, { headers: { accept: 'text/html,*/*' } });
    if (status !== 200) throw new Error(`${page} answers ${status}`);
  }
}

const LOAD_ALL = `
  const { dependencies } = require('/app/package.json');
  Promise.all(Object.keys(dependencies).map((name) => import(name))).then(() => process.exit(0));`;

/** Runs the commands for operators, and loads every package that only some requests need. */
export async function runCommands(settings: ContainerSettings): Promise<void> {
  await runInImage(settings, 'ratings', ['node', 'dist/ratings.main.js']);
  await runInImage(settings, 'reports', ['node', 'dist/reports.main.js']);
  await runInImage(settings, 'packages', ['node', '--eval', LOAD_ALL]);
}

/** Runs the image's own check of health in the api's container. */
export async function checkHealth(api: Container, base: string): Promise<void> {
  await until('the readiness of the api', () => isReady(base));
  const inspected = await engineOutput(['image', 'inspect', IMAGE]);
  const [{ Config, Healthcheck }] = JSON.parse(inspected) as [
    { Config: { Healthcheck?: Healthcheck }; Healthcheck?: Healthcheck },
  ];
  const [, ...command] = (Config.Healthcheck ?? Healthcheck)!.Test;
  await api.exec(command, { PORT: new URL(base).port });
}

/** Docker has it in `Config`, podman beside it. */
interface Healthcheck {
  readonly Test: readonly string[];
}
