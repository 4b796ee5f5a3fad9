/** The service whose API this client uses: its own, unless the page names another one in `bummerl-api`. */
const named = document.querySelector<HTMLMetaElement>('meta[name="bummerl-api"]')?.content ?? '';

const origin = new URL(named || '/', location.href);

export const GRAPHQL = new URL('/graphql', origin).href;

/** The same by WebSocket. */
export const SOCKET = GRAPHQL.replace(/^http/, 'ws');
