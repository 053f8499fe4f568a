import type { Point } from './icon-grid';

/** Movements below this distance are clicks, in CSS pixels. */
const CLICK_PX = 4;

interface Drag {
  move: (by: Point) => void;
  drop: (by: Point) => void;
  /** Runs when Escape is pressed, or the browser takes the pointer or resizes the page. */
  cancel: () => void;
}

/** Follows a pressed pointer until it is released, once it has moved farther than a click. */
export function dragIcon(press: PointerEvent, icon: HTMLElement, { move, drop, cancel }: Drag): void {
  const until = new AbortController();
  const options = { signal: until.signal, capture: true };
  let dragging = false;
  const distance = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX - press.clientX,
    y: clientY - press.clientY,
  });
  const end = (finish: () => void) => {
    until.abort();
    if (!dragging) return;
    delete icon.dataset.moving;
    swallowClick();
    finish();
  };
  const onMove = (event: PointerEvent) => {
    const by = distance(event);
    if (!dragging && Math.hypot(by.x, by.y) >= CLICK_PX) {
      dragging = true;
      icon.setPointerCapture(press.pointerId);
      icon.dataset.moving = '';
    }
    if (dragging) move(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!dragging || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(cancel);
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', (event) => end(() => drop(distance(event))), options);
  window.addEventListener('pointercancel', () => end(cancel), options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('resize', () => end(cancel), options);
}

export function swallowClick(): void {
  const until = new AbortController();
  const options = { capture: true, signal: until.signal };
  const swallow = (click: MouseEvent) => {
    if (click.detail === 0) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    until.abort();
  };
  window.addEventListener('click', swallow, options);
  window.addEventListener('pointerdown', () => until.abort(), options);
}
