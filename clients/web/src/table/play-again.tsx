import { useQuery } from '@urql/preact';
import { Rematch } from '../beside/rematch';
import { BesideDocument } from '../generated/graphql';

/** What players do next most often; told by the query of what stands beside the table, which keeps it up to date. */
export function PlayAgain({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: BesideDocument, variables: { id } });
  return data?.match ? <Rematch match={data.match} /> : null;
}
