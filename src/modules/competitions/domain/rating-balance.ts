/**
 * Which matches of a competition change ratings. Giving matches up must not sink a rating, and must not raise one
 * either: what is spared is paid back by wins that do not count.
 *
 * The balance of a player is the number of matches won less those given up. A match given up counts while the balance
 * is not below zero before it. What would make it less is spared; then the player has debts, and no match of theirs
 * counts until wins have paid them.
 */

/** What a match was for a player. */
export type MatchShowing = 'WON' | 'LOST' | 'GIVEN_UP' | 'LEVEL';

/** A player of a match that has ended, with the balance before it. */
export interface BalancedPlayer {
  readonly balance: number;
  readonly showing: MatchShowing;
}

/** One loss more than wins counts. Who is below has debts. */
const LEAST = -1;

const hasDebts = ({ balance }: BalancedPlayer): boolean => balance < LEAST;

const isSpared = (player: BalancedPlayer): boolean =>
  hasDebts(player) || (player.balance === LEAST && player.showing === 'GIVEN_UP');

/** Whether a match changes ratings, and the balances after it in the order of its players. */
export function settleBalances(players: readonly BalancedPlayer[]): {
  readonly counts: boolean;
  readonly balances: readonly number[];
} {
  const spared = players.filter(isSpared);
  const counts = spared.length === 0;
  const balances = players.map((player) => {
    // Two with debts cannot pay each other's.
    const pays = counts || (spared.length === 1 && spared[0] === player);
    return player.balance + changeBy(player, pays);
  });
  return { counts, balances };
}

function changeBy(player: BalancedPlayer, pays: boolean): number {
  switch (player.showing) {
    case 'WON':
      return pays ? 1 : 0;
    case 'GIVEN_UP':
      return -1;
    case 'LOST':
      return hasDebts(player) ? -1 : 0;
    case 'LEVEL':
      return 0;
  }
}
