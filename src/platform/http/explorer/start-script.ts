import type { RenderOptions } from 'altair-static';
import { TABS } from './tabs.js';

/**
 * Runs in Altair after each answer. It keeps the token of the last sign-in, the match that was shown last, and its first
 * legal action, for the headers and variables of all tabs. Altair's interpreter knows no newer syntax.
 */
const KEEP_FOR_LATER = `
const keep = (name, value) => { if (value) altair.helpers.setEnvironment(name, value, true); };
const data = JSON.parse(altair.response.body).data || {};
Object.keys(data).map((field) => data[field] || {}).forEach((payload) => {
  keep('authorization', payload.accessToken && 'Bearer ' + payload.accessToken);
  keep('matchId', payload.match && payload.match.id);
  const turn = payload.nodes && payload.nodes[0];
  if (!turn || !turn.deal) return;
  keep('matchId', turn.id);
  keep('action', turn.deal.legalActions[0] && turn.deal.legalActions[0].token);
});
`;

const credentials = { authorization: '{{authorization}}' };

/** Altair's settings. Subscriptions use a WebSocket, and send the token as a connection parameter. */
const OPTIONS: RenderOptions = {
  initialWindows: TABS.map(({ name, query, variables }) => ({
    initialName: name,
    initialSubscriptionRequestHandlerId: 'graphql-ws',
    initialSubscriptionsPayload: credentials,
    initialHeaders: credentials,
    initialQuery: query,
    initialVariables: JSON.stringify(variables, null, 2),
    initialPostRequestScript: KEEP_FOR_LATER,
  })),
  initialEnvironments: {
    activeSubEnvironment: 'page',
    subEnvironments: [
      { id: 'page', title: 'This page', variables: { authorization: '', matchId: '', action: '' } },
    ],
  },
  initialSettings: {
    'beta.disable.newScript': true, // scripts are interpreted: the page's policy forbids `eval`
    'banners.disable': true,
    'schema.reloadOnStart': true,
    'alert.disableUpdateNotification': true,
    disablePushNotification: true,
  },
  preserveState: false,
  disableAccount: true,
};

/**
 * Runs in the page before Altair. What people type there includes passwords and tokens, so nothing is stored: the
 * database never opens, and the other storage is in memory. Altair needs full addresses, and shows the last tab first.
 */
export const START_SCRIPT = `IDBFactory.prototype.open = () => new EventTarget();
const memory = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
    clear: () => memory.clear(),
  },
});
const options = ${JSON.stringify(OPTIONS)};
const endpointURL = location.origin + '/graphql';
const endpoints = { endpointURL, subscriptionsEndpoint: endpointURL.replace('http', 'ws') };
const initialWindows = options.initialWindows.map((tab) => ({ ...tab, ...endpoints }));
addEventListener('DOMContentLoaded', () =>
  AltairGraphQL.init({ ...options, ...endpoints, initialWindows }),
);
new MutationObserver((_changes, observer) => {
  const tabs = document.querySelectorAll('.window-switcher__item');
  if (tabs.length < initialWindows.length) return;
  observer.disconnect();
  tabs[0].click();
}).observe(document, { childList: true, subtree: true });
`;
