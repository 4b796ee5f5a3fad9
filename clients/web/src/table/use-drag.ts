import { useRef } from 'preact/hooks';

/** In pixels. A shorter move counts as a tap with an unsteady finger. */
const SLACK = 10;
/** In pixels. A card that is dragged up farther than this has left the hand. */
const AWAY = 60;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  isMoved: boolean;
}

/** Lets the user drag an element. `onDrop` is called if it is dropped far enough up. A tap stays a click. */
export function useDrag(onDrop: (() => void) | null) {
  const grip = useRef<Grip | null>(null);
  const wasMoved = useRef(false);

  function end(event: PointerEvent): void {
    const held = grip.current;
    if (!held || !(event.currentTarget instanceof HTMLElement)) return;
    grip.current = null;
    wasMoved.current = held.isMoved;
    event.currentTarget.style.removeProperty('translate');
    delete event.currentTarget.dataset['dragged'];
    if (event.type === 'pointerup' && held.isMoved && held.y - event.clientY > AWAY) onDrop?.();
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      wasMoved.current = false;
      if (!onDrop || event.button !== 0) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      grip.current = { x, y, pointer, isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current;
      const element = event.currentTarget;
      if (!held || !(element instanceof HTMLElement)) return;
      const [across, down] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.isMoved && Math.hypot(across, down) < SLACK) return;
      if (!held.isMoved) element.setPointerCapture(held.pointer);
      held.isMoved = true;
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
