import { useQuery } from '@urql/preact';
import { Rematch } from '../beside/rematch';
import { BesideDocument } from '../generated/graphql';

/** The rematch. It uses the query of the panel beside the table, which keeps it up to date. */
export function PlayAgain({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: BesideDocument, variables: { id } });
  return data?.match ? <Rematch match={data.match} /> : null;
}
