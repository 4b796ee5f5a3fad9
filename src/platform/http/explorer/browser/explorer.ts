/**
 * The explorer's page: GraphiQL with the service's own tabs. The input, which can include
 * passwords, is kept only until the browser's tab is closed.
 */
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { knowingFetcher } from './fetcher.js';
import { storageOr } from './storage.js';
import { TABS } from './tabs.js';
import { serveWorkers } from './workers.js';

const HEADERS = '{\n  "authorization": ""\n}';

/** Earlier versions stored the input there. */
function forgetEarlier(): void {
  const earlier = storageOr(() => localStorage);
  for (const name of ['tabState', 'query', 'variables', 'headers', 'queries', 'favorites']) {
    earlier.removeItem(`graphiql:${name}`);
  }
}

const storage = storageOr(() => sessionStorage);

interface Shown {
  readonly query: string | null;
  readonly variables: string | null;
}

/**
 * The tab that is shown at the beginning: the last one in this browser tab, else the first. GraphiQL fills its editors
 * from the properties named `initial…`, and not from the tab's own variables.
 */
function tabToShow(): Shown {
  type Kept = { tabs?: readonly Shown[]; activeTabIndex?: number };
  const kept = JSON.parse(storage.getItem('graphiql:tabState') ?? '{}') as Kept;
  return kept.tabs?.[kept.activeTabIndex ?? 0] ?? TABS[0]!;
}

forgetEarlier();
serveWorkers();
const { query, variables } = tabToShow();
createRoot(document.getElementById('explorer')!).render(
  createElement(GraphiQL, {
    fetcher: knowingFetcher(),
    defaultTabs: TABS.map((tab) => ({ ...tab, headers: HEADERS })),
    defaultHeaders: HEADERS,
    initialQuery: query ?? '',
    initialVariables: variables ?? '',
    defaultEditorToolsVisibility: 'variables',
    shouldPersistHeaders: false,
    storage,
  }),
);
