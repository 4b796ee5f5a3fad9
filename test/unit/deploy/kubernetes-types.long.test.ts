/**
 * Real: the types and schemas of Kubernetes, the Gateway API and KEDA. The compiler refuses fields that do not exist, and
 * the schemas refuse values that a type cannot.
 */
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { kubernetesFiles, text, yamlIn } from './manifests.js';
import type { Yaml } from './manifests.js';
import { findHelm, render } from './helm.js';

/** The packages name their folders as manifests name their versions. */
function moduleOf({ apiVersion }: Yaml): string {
  const version = text(apiVersion);
  if (version.startsWith('gateway.')) return `@kubernetes-models/gateway-api/${version}`;
  return version.startsWith('keda.')
    ? `@kubernetes-models/keda/${version}`
    : `kubernetes-models/${version}`;
}

const FILE = 'k8s/manifests.ts';

/** A program in which each manifest is a literal of its type: only in literals the compiler refuses unknown fields. */
const programOf = (documents: readonly Yaml[]) =>
  documents
    .map((document, n) => {
      const type = `import('${moduleOf(document)}').I${text(document['kind'])}`;
      return `export const m${n}: ${type} = ${JSON.stringify(document)};`;
    })
    .join('\n');

function errorsIn(documents: readonly Yaml[]): string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2015.d.ts'] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  };
  const real = ts.createCompilerHost(options);
  const source = ts.createSourceFile(FILE, programOf(documents), ts.ScriptTarget.ESNext);
  const host: ts.CompilerHost = {
    ...real,
    fileExists: (name) => name === FILE || real.fileExists(name),
    getSourceFile: (name, ...more) => (name === FILE ? source : real.getSourceFile(name, ...more)),
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([FILE], options, host));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const written = kubernetesFiles().flatMap(yamlIn);
const withOptions = findHelm() ? render('worker.autoscaling.enabled=true').documents : [];
const documents = [...written, ...withOptions];

type Model = new (document: Yaml) => { validate(): void };

describe('the manifests', () => {
  it('have only fields that exist; the compiler finds one that does not', () => {
    expect(written.length).toBeGreaterThan(15);
    const service = written.find(({ kind }) => text(kind) === 'Service')!;
    const spec = { ...service['spec']!, misspelt: {} } as unknown as Yaml;
    expect(errorsIn([...documents, { ...service, spec }])).toEqual([
      expect.stringContaining('"misspelt"'),
    ]);
  });

  it.each(documents.map((document) => [`${text(document['kind'])} ${nameOf(document)}`, document]))(
    'agree with the schema: %s',
    async (_name, document) => {
      const models = (await import(moduleOf(document as Yaml))) as Record<string, Model>;
      const model = new models[text((document as Yaml)['kind'])]!(document as Yaml);
      expect(() => model.validate()).not.toThrow();
    },
  );
});

function nameOf({ metadata }: Yaml): string {
  return text(metadata!['name']);
}
