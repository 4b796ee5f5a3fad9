import { createBot } from '@bummerl/client';
import type { BotTurn } from '@bummerl/client';

const ORDER = 'ATKQJ9';

/** Announces and closes nothing it need not, leads its highest card, throws its lowest. */
function choose({ deal }: BotTurn): string {
  const cards = deal.legalActions.filter((action) => action.__typename === 'PlayCardAction');
  const marriage = deal.legalActions.find(
    (action) => action.__typename === 'AnnounceMarriageAction',
  );
  if (marriage) return marriage.token;
  const byRank = cards.map(({ token }) => token).sort((a, b) => rank(a) - rank(b));
  const card = deal.trick.length === 0 ? byRank.at(0) : byRank.at(-1);
  return card ?? deal.legalActions[0]!.token;
}

/** The rank stands behind the suit: `HA` is the ace of hearts. */
const rank = (token: string) => ORDER.indexOf(token.at(-1)!);

await createBot({
  url: process.env.BUMMERL_URL ?? 'http://localhost:3000',
  token: process.env.BUMMERL_TOKEN!,
  choose,
  onRetry: (error) => console.error('trying again:', String(error)),
  onError: (error, { id }) => console.error(id, error),
});
