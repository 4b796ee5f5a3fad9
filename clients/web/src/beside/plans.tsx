import type { BesideMatchFragment } from '../generated/graphql';
export function Plans({ match }: { match: BesideMatchFragment }) {
  return <p>{match.id}</p>;
}
