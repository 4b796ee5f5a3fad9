import { createBot } from '@bummerl/client';
import type { BotTurn } from '@bummerl/client';

const ORDER = 'ATKQJ987';

/** Announces a marriage if it can, leads its highest card, follows with its lowest. */
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

/** A token is the suit and then the rank: `HA` is the ace of hearts. */
const rank = (token: string) => ORDER.indexOf(token.at(-1)!);

await createBot({
  url: process.env.BUMMERL_URL ?? 'http://localhost:3000',
  token: process.env.BUMMERL_TOKEN!,
  choose,
  onChallenge: ({ rated }) => !rated,
  onRetry: (error) => console.error('trying again:', String(error)),
  onError: (error, { id }) => console.error(id, error),
});
