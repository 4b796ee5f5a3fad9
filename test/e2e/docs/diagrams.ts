/**
 * Diagrams of docs/architecture.md that are made from the code: which module owns which table, and
 * which module uses which.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';

const SRC = new URL('../../../src/', import.meta.url);

type Edge = readonly [from: string, to: string];

const flowchart = (nodes: readonly string[], edges: readonly Edge[]): string =>
  [
    '```mermaid',
    'flowchart LR',
    ...nodes.map((line) => `  ${line}`),
    ...edges.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');

/** Mermaid takes no slash in the name of a node. */
const idOf = (name: string): string => name.replace('/', '_');

const filesOf = async (pattern: RegExp): Promise<string[]> =>
  (await readdir(SRC, { recursive: true })).filter((file) => pattern.test(file)).sort();

/** Nearly every module refers to this one: a star stands for the arrow. */
const STARRED = 'users';

/** The number of boxes without an arrow in a row. */
const IN_A_ROW = 4;

/**
 * A box for each owner with its tables, and an arrow where a table of one owner refers to a table
 * of another.
 */
export async function ownersDiagram(): Promise<string> {
  const entities = await entitiesByFile();
  const owners = new Map(entities.map(({ entity, owner }) => [entity, owner]));
  const references = getMetadataArgsStorage().foreignKeys.map(({ target, type }): Edge => [
    nameOf(target),
    nameOf(type),
  ]);
  const starred = new Set(
    references.filter(([, to]) => owners.get(to) === STARRED).map(([from]) => from),
  );
  const names = [...new Set(entities.map(({ owner }) => owner))];
  const boxes = names.map((owner) => {
    const own = entities.filter((it) => it.owner === owner);
    const tables = own.map(({ table, entity }) => (starred.has(entity) ? `${table}*` : table));
    return `${idOf(owner)}["<b>${owner}</b><br/>${tables.sort().join('<br/>')}"]`;
  });
  const edges = distinct(
    references.map(([from, to]): Edge => [owners.get(from)!, owners.get(to)!]),
  ).filter(([, to]) => to !== STARRED);
  const alone = names.filter((owner) => !edges.flat().includes(owner));
  return flowchart([...boxes, ...rowsOf(alone)], edges);
}

/** Invisible links: without them Mermaid puts all boxes without an arrow into one column. */
const rowsOf = (names: readonly string[]): string[] =>
  names.flatMap((_, i) =>
    i % IN_A_ROW === 0
      ? names
          .slice(i, i + IN_A_ROW)
          .map(idOf)
          .join(' ~~~ ')
      : [],
  );

/** The owner of a file: `matches`, or `platform/tasks` for a file outside of the modules. */
const ownerOf = (file: string): string =>
  file.split('/').slice(0, 2).join('/').replace('modules/', '');

const nameOf = (target: unknown): string =>
  typeof target === 'function' ? target.name : String(target);

interface OwnedEntity {
  readonly owner: string;
  readonly table: string;
  readonly entity: string;
}

/** The names of all tables. */
export const tableNames = async (): Promise<string[]> =>
  (await entitiesByFile()).map(({ table }) => table);

async function entitiesByFile(): Promise<OwnedEntity[]> {
  const named = getMetadataArgsStorage().tables;
  const files = await filesOf(/\/tables\.ts$/);
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.values((await import(join(SRC.pathname, file))) as object);
      const here = named.filter(({ target }) => exported.includes(target));
      return here.map(({ name, target }) => ({
        owner: ownerOf(file),
        table: name!,
        entity: nameOf(target),
      }));
    }),
  );
  return found.flat();
}

/** The edges without repetitions and without arrows from a box to itself, in alphabetical order. */
function distinct(edges: readonly Edge[]): Edge[] {
  const keys = edges.filter(([from, to]) => from !== to).map((edge) => edge.join(' '));
  return [...new Set(keys)].sort().map((key) => key.split(' ') as [string, string]);
}

const MODULE_FILE = /^modules\/([\w-]+)\/.*\.ts$/;
/** Imports of another module, from any depth of folders. */
const IMPORT = /from '(?:\.\.\/)+([\w-]+)\/(?:application|domain|storage|adapters|[\w-]+\.module)/g;

/**
 * An arrow where a module imports another. Left out is an arrow that follows from a chain of others.
 */
export async function modulesDiagram(): Promise<string> {
  const files = await filesOf(MODULE_FILE);
  const modules = [...new Set(files.map(moduleOf))];
  const imports = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, SRC), 'utf8');
      return [...text.matchAll(IMPORT)].map(([, to]): Edge => [moduleOf(file), to!]);
    }),
  );
  const between = imports.flat().filter(([, to]) => modules.includes(to));
  return flowchart(modules.map(idOf), reduced(distinct(between)));
}

const moduleOf = (file: string): string => MODULE_FILE.exec(file)![1]!;

/** Leaves out each edge whose end can also be reached by other edges. */
function reduced(edges: readonly Edge[]): Edge[] {
  return edges.reduce<readonly Edge[]>((kept, edge) => {
    const others = kept.filter((other) => other !== edge);
    return reaches(others, edge) ? others : kept;
  }, edges) as Edge[];
}

function reaches(edges: readonly Edge[], [from, to]: Edge): boolean {
  const seen = new Set([from]);
  for (const node of seen) for (const [a, b] of edges) if (a === node) seen.add(b);
  return seen.has(to);
}
