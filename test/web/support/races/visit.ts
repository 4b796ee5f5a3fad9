/** A page of the web client with a table, a list and the viewer, built from the client's own modules and hooks. */
import type { ModelService } from './model-service.js';

/** The parts of the client's modules that the tests use. */
export interface ClientModules {
  readonly session: {
    readonly signIn: (session: object) => void;
    readonly forgetSession: () => void;
  };
  readonly client: { readonly client: { value: object }; readonly resetClient: () => void };
  readonly live: { readonly followEvents: () => () => void };
  readonly hooks: {
    readonly useResult: (document: unknown, variables: object) => Shown;
    readonly useLiveQuery: (document: unknown, variables: object) => Shown;
    readonly useReload: (reload: () => void, causes: readonly unknown[]) => void;
  };
  readonly recheck: {
    readonly useRecheck: (match: unknown, reload: () => void) => void;
  };
  readonly documents: Readonly<Record<string, unknown>>;
  readonly urql: {
    readonly Provider: unknown;
    readonly useSubscription: (args: object) => void;
    readonly useMutation: (document: unknown) => [unknown, (input: object) => Promise<unknown>];
  };
  readonly preact: {
    readonly h: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
    readonly render: (tree: unknown, parent: object) => void;
  };
  readonly preactHooks: {
    readonly useState: <T>(initial: T) => [T, (next: T) => void];
    readonly useEffect: (run: () => () => void, causes: readonly unknown[]) => void;
  };
}

const SOURCES = '/src/';

export const CLIENT_MODULES: Readonly<Record<keyof ClientModules, string>> = {
  session: `${SOURCES}api/session.ts`,
  client: `${SOURCES}api/client.ts`,
  live: `${SOURCES}api/live.ts`,
  hooks: `${SOURCES}api/hooks.ts`,
  recheck: `${SOURCES}table/use-recheck.ts`,
  documents: `${SOURCES}generated/graphql.ts`,
  urql: '@urql/preact',
  preact: 'preact',
  preactHooks: 'preact/hooks',
};

interface Match {
  readonly version: number;
  readonly deal: { readonly position: number; readonly legalActions: readonly object[] };
}

interface Shown {
  readonly fetching: boolean;
  readonly data?: { readonly match?: Match };
  readonly reload: () => void;
}

export type PageName = 'table' | 'home';

/** What the page shows, and what its user does. */
export class Visit {
  match: Match | null = null;
  isActing = false;
  private page: PageName = 'table';
  private goTo: (page: PageName) => void = () => undefined;
  private act: (input: object) => Promise<unknown> = () => Promise.resolve();
  private queries = new Map<string, Shown>();
  private readonly root = {
    nodeType: 1,
    childNodes: [],
    firstChild: null,
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    insertBefore: () => undefined,
    removeChild: () => undefined,
    contains: () => false,
  };

  constructor(private readonly modules: ClientModules) {}

  open(): void {
    const { preact, preactHooks, urql, client, live } = this.modules;
    const { h } = preact;
    const Live = () => {
      preactHooks.useEffect(() => live.followEvents(), []);
      return null;
    };
    const Page = () => {
      [this.page, this.goTo] = preactHooks.useState<PageName>('table');
      return h(
        urql.Provider,
        { value: client.client.value },
        h(Live, null),
        h(this.Viewer, null),
        this.page === 'table' ? h(this.Table, null) : h(this.Home, null),
      );
    };
    preact.render(h(Page, null), this.root);
  }

  close(): void {
    this.modules.preact.render(null, this.root);
  }

  show(page: PageName): void {
    this.goTo(page);
  }

  /** Plays the card, if it is the user's turn on the table that is shown. */
  play(): void {
    if (this.page !== 'table' || this.isActing || !this.match?.deal.legalActions.length) return;
    this.isActing = true;
    const input = { matchId: 'M', actions: ['HA'], expectedVersion: this.match.version };
    void this.act({ input }).finally(() => (this.isActing = false));
  }

  walk(): void {
    this.goTo(this.page === 'table' ? 'home' : 'table');
  }

  /** What is not as it should be: an old table, or a part that still waits. */
  problems({ version }: ModelService): string[] {
    const { match } = this;
    const hidden: readonly string[] = this.page === 'table' ? ['home'] : ['table', 'sidebar'];
    const waiting = [...this.queries].filter(
      ([name, { data, fetching }]) => !hidden.includes(name) && fetching && !data,
    );
    return [
      ...waiting.map(([name]) => `${name} is loading`),
      ...(this.isActing ? ['the action is not answered'] : []),
      ...(match?.version === version ? [] : [`version ${match?.version} instead of ${version}`]),
      ...(match?.deal.position === version ? [] : [`position ${match?.deal.position}`]),
    ];
  }

  private readonly Table = () => {
    const { hooks, urql, documents, recheck, preact } = this.modules;
    const result = hooks.useResult(documents['TableDocument'], { id: 'M' });
    urql.useSubscription({ query: documents['MatchUpdatedDocument'], variables: { id: 'M' } });
    [, this.act] = urql.useMutation(documents['ActDocument']);
    this.match = result.data?.match ?? this.match;
    recheck.useRecheck(this.match, result.reload);
    this.queries.set('table', result);
    return this.match && preact.h(this.Sidebar, { version: this.match.version });
  };

  private readonly Sidebar = ({ version }: { version: number }) => {
    const { hooks, urql, documents } = this.modules;
    const result = hooks.useLiveQuery(documents['SidebarDocument'], { id: 'M' });
    hooks.useReload(result.reload, [version]);
    urql.useSubscription({ query: documents['MessageAddedDocument'], variables: { id: 'M' } });
    this.queries.set('sidebar', result);
    return null;
  };

  private readonly Viewer = () => this.list('viewer', 'ViewerDocument');

  private readonly Home = () => this.list('home', 'HomeDocument');

  private list(name: string, document: string): null {
    const { hooks, documents } = this.modules;
    this.queries.set(name, hooks.useLiveQuery(documents[document], {}));
    return null;
  }
}
