/** Turns a state of the engine into a position. */
import type { DealState, DealView, Seat, Variant } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import type { Frame } from './frame.js';
import { isOnDeclarersSide } from './frame.js';
import { ContractPosition } from './position.js';

const { NONE, asSet, parseCard, suitFrom } = kernel;

/** The position of a determinization of the view. */
export function contractPosition(
  frame: Frame,
  variant: Variant,
  view: DealView,
  determinization: DealState,
): ContractPosition {
  const position = new ContractPosition(frame);
  const { hands } = variant.places(determinization);
  hands.forEach((cards, seat) => (position.hands[seat] = asSet(cards)));
  copyTricks(position, variant.standing(determinization));
  copyMarriages(position, view);
  position.turn = view.toAct!;
  position.wed = view.memory.wed === null ? NONE : suitFrom(view.memory.wed);
  for (const { seat, card } of view.trick) position.lay(parseCard(card), seat);
  return position;
}

interface Taken {
  readonly cardPoints: readonly number[];
  readonly tricks: readonly number[];
}

function copyTricks(position: ContractPosition, { cardPoints, tricks }: Taken): void {
  const { frame } = position;
  const sum = (values: readonly number[], ours: boolean) =>
    values.reduce(
      (all, value, seat: Seat) => (isOnDeclarersSide(frame, seat) === ours ? all + value : all),
      0,
    );
  position.tricks = sum(tricks, true);
  position.otherTricks = sum(tricks, false);
  position.trickCount = position.tricks + position.otherTricks;
  position.points = sum(cardPoints, true);
  position.otherPoints = sum(cardPoints, false);
  position.own = cardPoints[frame.declarer]!;
}

/** Only the marriages that do not count yet: the others are among the card points. */
function copyMarriages(position: ContractPosition, { marriages }: DealView): void {
  const { frame, tricks, otherTricks } = position;
  for (const { seat, cardPoints } of marriages) {
    if (!isOnDeclarersSide(frame, seat)) {
      if (otherTricks === 0) position.otherPending += cardPoints;
    } else if (tricks === 0) {
      position.pending += cardPoints;
      if (seat === frame.declarer) position.declarerPending += cardPoints;
    }
  }
}
