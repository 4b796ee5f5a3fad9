/** What the explorer's scripts put on the page, as far as `explore` uses it. */
interface Globals {
  readonly document: { getElementById(id: string): object };
  readonly location: { readonly protocol: string; readonly host: string };
  readonly React: { createElement(type: unknown, props: object, ...children: unknown[]): object };
  readonly ReactDOM: { createRoot(element: object): { render(element: object): void } };
  readonly graphqlWs: { createClient(options: object): object };
  readonly GraphiQL: { createFetcher(options: object): Fetcher };
}

type Fetcher = (parameters: unknown, options?: { headers?: Record<string, unknown> }) => unknown;

/**
 * Runs in the browser: its source text is served as a script, so it may use nothing from outside.
 * Queries go to /graphql by HTTP and subscriptions by WebSocket, both with the headers of the
 * headers editor: a socket opens with the first subscription, closes after the last, and sends the
 * headers as its connection parameters.
 */
export function explore(defaultQuery: string): void {
  const page = globalThis as unknown as Globals;
  let headers: Record<string, unknown> = {};
  const socket = page.graphqlWs.createClient({
    url: `${page.location.protocol === 'https:' ? 'wss' : 'ws'}://${page.location.host}/graphql`,
    connectionParams: () => headers,
  });
  const send = page.GraphiQL.createFetcher({ url: '/graphql', wsClient: socket });
  const fetcher: Fetcher = (parameters, options) => {
    const filled = Object.entries(options?.headers ?? {}).filter(([, value]) => value !== '');
    headers = Object.fromEntries(filled.map(([name, value]) => [name.toLowerCase(), value]));
    return send(parameters, { ...options, headers });
  };
  const explorer = page.React.createElement(page.GraphiQL, {
    fetcher,
    defaultQuery,
    defaultHeaders: '{\n  "authorization": ""\n}',
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  });
  page.ReactDOM.createRoot(page.document.getElementById('explorer')).render(explorer);
}
