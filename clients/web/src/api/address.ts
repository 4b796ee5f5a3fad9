/** The address of the API: this server, unless the page names another one in `bummerl-api`. */
const named = document.querySelector<HTMLMetaElement>('meta[name="bummerl-api"]')?.content ?? '';

const origin = new URL(named || '/', location.href);

export const GRAPHQL = new URL('/graphql', origin).href;

/** The standings of a competition as a file (docs/competitions/api.md). */
export const standingsFile = (competitionId: string, format: 'csv' | 'json'): string =>
  new URL(`/export/competitions/${encodeURIComponent(competitionId)}/standings.${format}`, origin)
    .href;

/** The WebSocket address of the API. */
export const SOCKET = GRAPHQL.replace(/^http/, 'ws');
