import type { Flight, Spot } from './flights';

/** Where a card lies on the screen. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A flight with what only the page before the change can tell. */
export interface Start {
  readonly flight: Flight;
  readonly from: Place;
  /** The copy of a card that leaves the table. */
  readonly copy: SVGElement | null;
}

/** In milliseconds. A drawn card follows the trick that was taken. */
const DRAW_DELAY = 120;

/** A pile is only a line of text. A card that flies there becomes small. */
const PILE_SCALE = 0.3;

/** Measures where a flight begins, while the page still shows the table before the change. */
export function startOf(table: Element, flight: Flight): Start | null {
  const spot = spotOf(table, flight.from);
  if (!spot) return null;
  const card = cardIn(spot, 0);
  const from = placeOf(card ?? spot);
  return { flight, from, copy: card && flight.kind === 'take' ? copyOf(card, from) : null };
}

/** Begins a flight, after the page has changed. No element moves for the layout, only for the eye. */
export function fly(table: Element, layer: Element, { flight, from, copy }: Start, millis: number) {
  const spot = spotOf(table, flight.to);
  if (!spot) return;
  if (copy) return flyOut(layer, copy, from, placeOf(spot), millis);
  // A card of the trick lies askew. Its whole place moves, so that the card moves straight.
  const flyer = flight.kind === 'play' ? spot : cardIn(spot, flight.fromLast);
  if (!flyer) return;
  const to = placeOf(cardIn(spot, flight.fromLast) ?? spot);
  flyer.animate(
    { translate: [shift(to, from), '0 0'], scale: [`${from.width / to.width}`, '1'] },
    {
      duration: millis,
      delay: flight.kind === 'draw' ? DRAW_DELAY : 0,
      fill: 'backwards',
      easing: 'ease-out',
    },
  );
}

/** Moves the copy of a card to a place where it disappears. */
function flyOut(layer: Element, copy: SVGElement, from: Place, to: Place, millis: number): void {
  const origin = layer.getBoundingClientRect();
  copy.style.left = `${from.x - origin.left - from.width / 2}px`;
  copy.style.top = `${from.y - origin.top - (from.width * 3) / 4}px`;
  layer.append(copy);
  const flying = copy.animate(
    {
      translate: ['0 0', shift(from, to)],
      scale: ['1', `${PILE_SCALE}`],
      opacity: ['1', '1', '0'],
    },
    { duration: millis, easing: 'ease-in-out', fill: 'forwards' },
  );
  flying.onfinish = () => copy.remove();
  flying.oncancel = () => copy.remove();
}

const spotOf = (table: Element, spot: Spot): Element | null =>
  table.querySelector(`[data-spot="${spot}"]`);

/** The card that lies at a spot, counted from the last one. */
const cardIn = (spot: Element, fromLast: number): SVGElement | null =>
  [...spot.querySelectorAll<SVGElement>(':scope > svg, :scope > span > svg')].at(-1 - fromLast) ??
  null;

/** The middle and the width. A card that lies across is as wide as its box is high. */
function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: Math.max(1, Math.min(width, height)) };
}

const shift = (from: Place, to: Place): string => `${to.x - from.x}px ${to.y - from.y}px`;

function copyOf(card: SVGElement, { width }: Place): SVGElement {
  const copy = card.cloneNode(true) as SVGElement;
  copy.style.position = 'absolute';
  copy.style.inlineSize = `${width}px`;
  if (card.parentElement) copy.style.rotate = getComputedStyle(card.parentElement).rotate;
  return copy;
}
