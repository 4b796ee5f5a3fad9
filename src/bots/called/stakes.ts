/**
 * The value of game points to a match: how much the declarer's chance to win the match rises if they are won, and
 * falls if they are lost. It is a mean over the scores of matches to 24. Points beyond the target bring nothing.
 * In a game for three, the two defenders share the declarer's loss. Computed from how often deals among `club`
 * brought how many points, and from the chance to win at every score (ADR 65).
 */

/** By game points from 0 on. */
interface Stakes {
  readonly made: readonly number[];
  readonly lost: readonly number[];
}

const OF_THREE: Stakes = {
  made: [
    0, 0.053, 0.066, 0.076, 0.109, 0.127, 0.143, 0.166, 0.181, 0.195, 0.228, 0.241, 0.266, 0.273,
    0.336, 0.357, 0.365, 0.402, 0.406, 0.429, 0.441, 0.446, 0.45, 0.454, 0.667,
  ],
  lost: [
    0, 0.053, 0.065, 0.075, 0.102, 0.118, 0.132, 0.149, 0.161, 0.171, 0.194, 0.204, 0.219, 0.223,
    0.252, 0.261, 0.264, 0.277, 0.278, 0.285, 0.289, 0.291, 0.292, 0.293, 0.333,
  ],
};
const OF_TWO_SIDES = [
  0, 0.01, 0.02, 0.03, 0.044, 0.058, 0.068, 0.081, 0.094, 0.11, 0.13, 0.145, 0.165, 0.18, 0.195,
  0.21, 0.225, 0.25, 0.275, 0.29, 0.305, 0.315, 0.325, 0.337, 0.5,
];
const OF_FOUR: Stakes = { made: OF_TWO_SIDES, lost: OF_TWO_SIDES };

/** The value to the declarer of a deal that brings `gamePoints`; negative ones are lost. */
export function stakeOf(gamePoints: number, seatCount: number): number {
  const { made, lost } = seatCount === 3 ? OF_THREE : OF_FOUR;
  const counted = Math.min(Math.abs(gamePoints), made.length - 1);
  return gamePoints > 0 ? made[counted]! : -lost[counted]!;
}
