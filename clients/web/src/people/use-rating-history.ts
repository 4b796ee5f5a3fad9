import { useClient } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { RatingHistoryDocument } from '../generated/graphql';
import type { RatedGame, RatingHistoryQueryVariables } from '../generated/graphql';
import type { Change } from './curve';

/** All that a rating has been, the oldest first: page after page, newest first, until there is no more. */
export function useRatingHistory(username: string, variant: RatedGame): readonly Change[] {
  const client = useClient();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  useEffect(() => {
    let isOver = false;
    void read();
    return () => {
      isOver = true;
    };

    async function read(): Promise<void> {
      const found: Change[] = [];
      let after: string | null = null;
      do {
        const variables: RatingHistoryQueryVariables = { username, variant, after };
        const { data } = await client.query(RatingHistoryDocument, variables).toPromise();
        const page = data?.user?.ratingHistory;
        if (isOver || !page) return;
        found.push(...page.nodes.filter((change) => change !== null));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      setChanges(found.reverse());
    }
  }, [client, username, variant]);
  return changes;
}
