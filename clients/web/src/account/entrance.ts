import { useLocation } from 'preact-iso';

type Entrance = '/login' | '/register' | '/forgotten';

const ENTRANCES = /^\/(login|register|forgotten)\b/;

/** The address of a sign-in page that leads back to this page, or to the page from which the user came to sign in. */
export function useEntrance(entrance: Entrance): string {
  const { path, url, query } = useLocation();
  const to = ENTRANCES.test(path) ? query['to'] : url;
  return to && to !== '/' ? `${entrance}?to=${encodeURIComponent(to)}` : entrance;
}
