import type { Point } from './grid';
import { swallowClick } from './swallow-click';

/** How far a pointer strays while it clicks, in CSS pixels. */
const CLICK_PX = 4;

interface Drag {
  /** Shows the icon so far away from where it was. */
  move: (way: Point) => void;
  /** It was let go there. */
  drop: (way: Point) => void;
  /** It was not: the browser has taken the pointer, Escape was pressed, or the room has become another. */
  cancel: () => void;
}

/** Follows a pressed pointer as soon as it is more than a click, until it is let go. */
export function dragIcon(press: PointerEvent, icon: HTMLElement, { move, drop, cancel }: Drag): void {
  const follow = new AbortController();
  const options = { signal: follow.signal, capture: true };
  let dragging = false;
  const wayTo = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX - press.clientX,
    y: clientY - press.clientY,
  });
  const begin = () => {
    dragging = true;
    icon.setPointerCapture(press.pointerId);
    icon.dataset.moving = '';
  };
  const end = (finish: () => void) => {
    follow.abort();
    if (!dragging) return;
    delete icon.dataset.moving;
    swallowClick();
    finish();
  };
  const onMove = (event: PointerEvent) => {
    const way = wayTo(event);
    if (!dragging && Math.hypot(way.x, way.y) >= CLICK_PX) begin();
    if (dragging) move(way);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!dragging || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(cancel);
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', (event) => end(() => drop(wayTo(event))), options);
  window.addEventListener('pointercancel', () => end(cancel), options);
  window.addEventListener('keydown', onKeyDown, options);
  // Before the room is measured anew.
  window.addEventListener('resize', () => end(cancel), options);
}
