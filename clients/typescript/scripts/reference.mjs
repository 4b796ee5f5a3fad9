/**
 * Writes `REFERENCE.md`: the package's classes, functions and types from their comments, and its operations from the
 * schema. Usage: npm run generate -w clients/typescript
 */
import { buildASTSchema, parse } from 'graphql';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = at('../../../docs/schema.graphql');
const REFERENCE = at('../REFERENCE.md');

const OPTIONS = {
  entryPoints: [at('../src/index.ts')],
  tsconfig: at('../tsconfig.json'),
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  exclude: ['**/generated/**'],
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  logLevel: 'Warn',
  treatWarningsAsErrors: true,
  outputFileStrategy: 'modules',
  entryFileName: 'REFERENCE',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  tableColumnSettings: { hideSources: true, leftAlignHeaders: true },
};

/** The path of the reference and its text. */
export async function reference() {
  return { path: REFERENCE, text: `${HEAD}\n\n${await codeText()}\n\n${await operationsText()}` };
}

const HEAD = `# Reference

Made from the code and the schema; [README.md](README.md) has an introduction.`;

/** The classes, functions and types that the package exports, without the generated ones. */
async function codeText() {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-reference-'));
  try {
    const application = await Application.bootstrapWithPlugins({ ...OPTIONS, out: folder });
    const project = await application.convert();
    if (!project || application.logger.hasWarnings()) throw new Error('typedoc has warned');
    await application.generateOutputs(project);
    const text = await readFile(join(folder, 'REFERENCE.md'), 'utf8');
    return text.trim().replaceAll(/ +$/gm, '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each operation with its variables and its meaning. */
async function operationsText() {
  const schema = buildASTSchema(parse(await readFile(SCHEMA, 'utf8')));
  const kinds = ['Query', 'Mutation', 'Subscription'];
  const tables = kinds.map((kind) => {
    const rows = Object.values(schema.getType(kind).getFields()).map(rowOf);
    return `### ${kind}\n\n| document | variables | what it is |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `## Operations\n\n${tables.join('\n')}`;
}

function rowOf({ name, args, description }) {
  const document = `${name[0].toUpperCase()}${name.slice(1)}Document`;
  const variables = args.map((arg) => `\`${arg.name}: ${arg.type}\``).join(', ');
  return `| \`${document}\` | ${variables} | ${description.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, text } = await reference();
  await writeFile(path, text);
}
