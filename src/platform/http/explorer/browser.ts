/** What the explorer's scripts put on the page, as far as `explore` uses it. */
interface Globals {
  readonly document: { getElementById(id: string): object };
  readonly location: { readonly protocol: string; readonly host: string };
  readonly sessionStorage: object;
  readonly localStorage: { removeItem(key: string): void };
  readonly React: { createElement(type: unknown, props: object, ...children: unknown[]): object };
  readonly ReactDOM: { createRoot(element: object): { render(element: object): void } };
  readonly graphqlWs: { createClient(options: object): object };
  readonly GraphiQL: { createFetcher(options: object): Fetcher };
}

interface Parameters {
  readonly variables?: Record<string, unknown>;
}

/** What of an answer is used further. */
interface Answer {
  readonly data?: Record<string, Payload | null> | null;
}

interface Payload {
  readonly accessToken?: string | null;
  readonly match?: { readonly id?: string } | null;
  readonly nodes?: readonly { id?: string; deal?: { legal?: readonly string[] } }[];
}

type Fetcher = (
  parameters: Parameters,
  options?: { headers?: Record<string, unknown> },
) => Promise<unknown>;

/**
 * Runs in the browser: its source text is served as a script, so it may use nothing from outside.
 * Queries go to /graphql by HTTP and subscriptions by WebSocket, both with the headers of the
 * headers editor: a socket opens with the first subscription, closes after the last, and sends the
 * headers as its connection parameters. The token of who has registered or signed in, and the match that was
 * shown last, are kept in memory and put where nothing else stands. What is typed, passwords among it, ends with the
 * browser's tab.
 */
export function explore(tabs: readonly { query: string; variables: string }[]): void {
  const page = globalThis as unknown as Globals;
  const known: Record<string, string> = {};
  let headers: Record<string, unknown> = {};
  const socket = page.graphqlWs.createClient({
    url: `${page.location.protocol === 'https:' ? 'wss' : 'ws'}://${page.location.host}/graphql`,
    connectionParams: () => headers,
  });
  const send = page.GraphiQL.createFetcher({
    url: '/graphql',
    wsClient: socket,
    enableIncrementalDelivery: false,
  });
  const filled = (values: Record<string, unknown>, empty: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value === '' ? (empty[name] ?? '') : value,
      ]),
    );
  const remember = ({ data }: Answer): void => {
    for (const payload of Object.values(data ?? {})) {
      const turn = payload?.nodes?.[0];
      const matchId = turn?.deal ? turn.id : payload?.match?.id;
      if (payload?.accessToken) known['authorization'] = `Bearer ${payload.accessToken}`;
      if (matchId) known['matchId'] = matchId;
      if (turn?.deal?.legal?.[0]) known['action'] = turn.deal.legal[0];
    }
  };
  const fetcher: Fetcher = async (parameters, options) => {
    const typed = Object.entries({ authorization: '', ...options?.headers }).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    const given = Object.entries(filled(Object.fromEntries(typed), known));
    headers = Object.fromEntries(given.filter(([, value]) => value !== ''));
    const variables = filled(parameters.variables ?? {}, known);
    const answer = await send({ ...parameters, variables }, { ...options, headers });
    remember(answer as Answer);
    return answer;
  };
  // Earlier versions have left there what was typed.
  for (const name of ['tabState', 'query', 'variables', 'headers', 'queries', 'favorites']) {
    page.localStorage.removeItem(`graphiql:${name}`);
  }
  const explorer = page.React.createElement(page.GraphiQL, {
    fetcher,
    defaultTabs: tabs.map((tab) => ({ ...tab, headers: '{\n  "authorization": ""\n}' })),
    defaultHeaders: '{\n  "authorization": ""\n}',
    defaultEditorToolsVisibility: 'variables',
    shouldPersistHeaders: false,
    storage: page.sessionStorage,
  });
  page.ReactDOM.createRoot(page.document.getElementById('explorer')).render(explorer);
}
