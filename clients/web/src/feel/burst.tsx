import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SuitShape, colourOf } from '../cards/suit';
import styles from './burst.module.css';
import { isMotionWelcome } from './motion';

const SUITS = ['H', 'S', 'D', 'C'] as const;
const SHAPES = Array.from({ length: 28 }, (_, index) => index);
const MILLIS = 1_800;

/** A short burst of suits from behind the box that tells a victory. */
export function Burst() {
  const [isShown] = useState(isMotionWelcome);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (layer.current) scatter(layer.current);
  }, []);
  if (!isShown) return null;
  return (
    <div ref={layer} class={styles.layer} data-burst aria-hidden="true">
      {SHAPES.map((index) => {
        const suit = SUITS[index % SUITS.length] ?? 'H';
        return (
          <svg key={index} viewBox="0 0 24 24" class={`${styles.shape} ${colourOf(suit)}`}>
            <SuitShape suit={suit} />
          </svg>
        );
      })}
    </div>
  );
}

/** Lets each shape fly from the middle to a point near the edge of the table, and fade there. */
function scatter(layer: HTMLElement): void {
  const { clientWidth, clientHeight } = layer;
  [...layer.children].forEach((shape, i) => {
    const angle = (i / layer.children.length) * 2 * Math.PI;
    const reach = [0.36, 0.46, 0.41][i % 3] ?? 0.4;
    const across = Math.cos(angle) * clientWidth * reach;
    const down = Math.sin(angle) * clientHeight * reach;
    shape.animate(
      {
        translate: ['0 0', `${across}px ${down}px`, `${across}px ${down + 40}px`],
        rotate: ['0deg', `${(i % 5) * 50 - 100}deg`, `${(i % 5) * 60 - 120}deg`],
        opacity: [0, 1, 0],
        offset: [0, 0.45, 1],
      },
      { duration: MILLIS, delay: (i % 4) * 40, easing: 'ease-out' },
    );
  });
}
