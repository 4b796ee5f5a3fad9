import { useQuery } from '@urql/preact';
import { Rematch } from '../sidebar/rematch';
import { SidebarDocument } from '../generated/graphql';

/** The rematch. It uses the query of the panel beside the table, which keeps it up to date. */
export function PlayAgain({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: SidebarDocument, variables: { id } });
  return data?.match ? <Rematch match={data.match} /> : null;
}
