/** The address of the API: this server, unless the page names another one in `bummerl-api`. */
const named = document.querySelector<HTMLMetaElement>('meta[name="bummerl-api"]')?.content ?? '';

const origin = new URL(named || '/', location.href);

export const GRAPHQL = new URL('/graphql', origin).href;

/** The files of a competition, for anyone who may see it (docs/competitions/api.md). */
export function competitionFiles(competitionId: string) {
  const id = encodeURIComponent(competitionId);
  const at = (path: string) => new URL(`/export/${path}`, origin).href;
  return {
    csv: at(`competitions/${id}/standings.csv`),
    json: at(`competitions/${id}/standings.json`),
    calendar: at(`competitions/${id}/calendar.ics`),
    records: at(`matches.ndjson?competition=${id}`),
  } as const;
}

/** The WebSocket address of the API. */
export const SOCKET = GRAPHQL.replace(/^http/, 'ws');
