import type { CombinedError } from '@urql/core';
import { useClient } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { RatingHistoryDocument } from '../generated/graphql';
import type { RatingHistoryQueryVariables } from '../generated/graphql';
import { ratedAs } from './games';
import type { RatedGame } from './games';
import type { RatingChange } from './rating-curve-paths';

interface History {
  /** Oldest first. Undefined until all pages are loaded. */
  readonly data?: readonly RatingChange[];
  readonly error?: CombinedError | undefined;
}

/** Loads all changes of a rating, page by page, newest first. */
export function useRatingHistory(username: string, game: RatedGame) {
  const client = useClient();
  const [history, setHistory] = useState<History>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setHistory({});
    void read();
    return () => {
      isOver = true;
    };

    async function read(): Promise<void> {
      const found: RatingChange[] = [];
      let after: string | null = null;
      do {
        const variables: RatingHistoryQueryVariables = { username, ...ratedAs(game), after };
        const { data, error } = await client.query(RatingHistoryDocument, variables).toPromise();
        if (isOver) return;
        const page = data?.user?.ratingHistory;
        if (!page) return setHistory({ error });
        found.push(...page.nodes.filter((change) => change !== null));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      setHistory({ data: found.reverse() });
    }
  }, [client, username, game, attempt]);
  return { ...history, reload: () => setAttempt(attempt + 1) };
}
