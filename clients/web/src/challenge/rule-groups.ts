import type { OptionFragment, RuleName } from '../generated/graphql';

const GROUPS = ['deal', 'talon', 'announce', 'end', 'bidding', 'match', 'view'] as const;
type Group = (typeof GROUPS)[number];

/** The group in which the form shows an option. The target has its own field. */
const GROUP_OF: Readonly<Record<Exclude<RuleName, 'target'>, Group>> = {
  deck: 'deal',
  handSize: 'deal',
  trumpFrom: 'deal',
  dealer: 'deal',
  cutting: 'deal',
  exchangeCard: 'talon',
  exchangeWhen: 'talon',
  exchangeWithTwoLeft: 'talon',
  trickBeforeExchange: 'talon',
  closeWhen: 'talon',
  closeWithTwoLeft: 'talon',
  afterClose: 'talon',
  trickBeforeAnnounce: 'announce',
  leadKingOnly: 'announce',
  marriageCounts: 'announce',
  endAt66: 'end',
  falseClaim: 'end',
  allPlayed: 'end',
  tie: 'end',
  lastTrickBonus: 'end',
  contracts: 'bidding',
  bidding: 'bidding',
  zehnergangOverGang: 'bidding',
  doubling: 'bidding',
  discardPoints: 'bidding',
  underTrump: 'match',
  irregularPlay: 'match',
  countDown: 'view',
  showPointCounter: 'view',
  showOwnTricks: 'view',
  showFirstTricks: 'view',
  showLastTrick: 'view',
};

/** The options of a game by group, without empty groups. */
export function grouped(options: readonly OptionFragment[]) {
  return GROUPS.map((group) => ({
    group,
    options: options.filter(({ name }) => name !== 'target' && GROUP_OF[name] === group),
  })).filter(({ options }) => options.length > 0);
}
