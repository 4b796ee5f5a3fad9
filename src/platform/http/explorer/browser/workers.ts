/** The files of the editor's workers, by the editor's names for them. The bundler inserts them. */
declare const WORKERS: Readonly<Record<'json' | 'graphql' | 'editor', string>>;

/** The editor computes completions and the like in workers. This service serves their files. */
export function serveWorkers(): void {
  Object.assign(globalThis, {
    MonacoEnvironment: {
      getWorker: (_module: string, label: string) =>
        new Worker(new URL(fileOf(label), import.meta.url), { type: 'module', name: label }),
    },
  });
}

function fileOf(label: string): string {
  return label === 'json' || label === 'graphql' ? WORKERS[label] : WORKERS.editor;
}
