import { useLocation } from 'preact-iso';

type Entrance = '/login' | '/register' | '/forgotten';

const ENTRANCES = /^\/(login|register|forgotten)\b/;

/** The address of a way in that leads back to this page; between the ways in, back to where one came from. */
export function useEntrance(entrance: Entrance): string {
  const { path, url, query } = useLocation();
  const to = ENTRANCES.test(path) ? query['to'] : url;
  return to && to !== '/' ? `${entrance}?to=${encodeURIComponent(to)}` : entrance;
}
