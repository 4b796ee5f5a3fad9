/** The web client's own modules, bundled as for the browser, in Node: with stand-ins for what browsers have. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = resolve('clients/web');
const ENTRY = join(ROOT, 'entry-of-tests.ts');

/** A tab of a browser, as far as the client's modules need it. */
export interface Tab {
  readonly target: EventTarget;
  readonly document: EventTarget & { hidden: boolean };
  /** What the browser stores, or null if it refuses. */
  readonly stored: Map<string, string> | null;
}

const NAMES = [
  'addEventListener',
  'removeEventListener',
  'document',
  'location',
  'navigator',
  'localStorage',
  'fetch',
  'WebSocket',
] as const;

/** Puts stand-ins in the place of a browser's globals. */
export class Browser {
  private readonly before = NAMES.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );

  open(stored: Map<string, string> | null): Tab {
    const target = new EventTarget();
    const document = Object.assign(new EventTarget(), {
      hidden: false,
      querySelector: () => null,
      documentElement: { lang: '' },
    });
    this.set('addEventListener', target.addEventListener.bind(target));
    this.set('removeEventListener', target.removeEventListener.bind(target));
    this.set('document', document);
    this.set('location', new URL('http://localhost/'));
    this.set('navigator', { onLine: true, languages: ['en'] });
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => storageOf(stored),
    });
    return { target, document, stored };
  }

  set(name: (typeof NAMES)[number], value: unknown): void {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }

  close(): void {
    for (const [name, property] of this.before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

function storageOf(stored: Map<string, string> | null) {
  if (!stored) throw new DOMException('The operation is insecure.', 'SecurityError');
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Bundles modules once. Each load gives new instances, as a newly opened page has them. */
export class ClientBundle<Modules> {
  private constructor(
    private readonly folder: string,
    private loads = 0,
  ) {}

  /** @param modules the modules to load by their names: paths below `clients/web/src`, or packages */
  static async of<Modules>(
    modules: Readonly<Record<string, string>>,
  ): Promise<ClientBundle<Modules>> {
    const folder = await mkdtemp(join(tmpdir(), 'bummerl-client-'));
    const lines = Object.entries(modules).map(
      ([name, path]) => `export * as ${name} from ${JSON.stringify(path)};`,
    );
    await writeFile(join(folder, 'client.mjs'), await bundled(lines.join('\n')));
    return new ClientBundle(folder);
  }

  async load(): Promise<Modules> {
    this.loads += 1;
    const { href } = pathToFileURL(join(this.folder, 'client.mjs'));
    return (await import(`${href}?load=${this.loads}`)) as Modules;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

async function bundled(code: string): Promise<string> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('the client was not bundled');
  return result.output[0].code;
}
