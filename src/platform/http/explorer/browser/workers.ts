/** The files of the editor's workers, by the name that the editor calls each; put in when bundled. */
declare const WORKERS: Readonly<Record<'json' | 'graphql' | 'editor', string>>;

/** What the editor computes beside the page, such as completions, runs in workers that this service serves. */
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
