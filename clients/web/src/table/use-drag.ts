import { useRef } from 'preact/hooks';

/** In pixels. A shorter move counts as a tap with an unsteady finger. */
const TAP_TOLERANCE = 10;
/** In pixels. A card that is dragged up farther than this has left the hand. */
const MIN_DROP_DISTANCE = 60;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  isMoved: boolean;
}

/**
 * Lets the user drag an element. `onDrop` is called if it is dropped far enough up. A tap stays a click. If `onDrop` is
 * null the element stays in its place, but a drag is no tap either.
 */
export function useDrag(onDrop: (() => void) | null) {
  const drag = useRef<Drag | null>(null);
  const wasMoved = useRef(false);

  function end(event: PointerEvent): void {
    const current = drag.current;
    if (!current || !(event.currentTarget instanceof HTMLElement)) return;
    drag.current = null;
    wasMoved.current = current.isMoved;
    event.currentTarget.style.removeProperty('translate');
    delete event.currentTarget.dataset['dragged'];
    if (
      event.type === 'pointerup' &&
      current.isMoved &&
      current.y - event.clientY > MIN_DROP_DISTANCE
    )
      onDrop?.();
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      wasMoved.current = false;
      if (event.button !== 0) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      drag.current = { x, y, pointer, isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const current = drag.current;
      const element = event.currentTarget;
      if (!current || !(element instanceof HTMLElement)) return;
      const [across, down] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoved && Math.hypot(across, down) < TAP_TOLERANCE) return;
      if (!current.isMoved) element.setPointerCapture(current.pointer);
      current.isMoved = true;
      if (!onDrop) return;
      element.dataset['dragged'] = 'yes';
      element.style.setProperty('translate', `${across}px ${down}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The browser's click after a drag is ignored. */
    onClickCapture: (event: Event) => {
      if (wasMoved.current) event.stopPropagation();
      wasMoved.current = false;
    },
  };
}
