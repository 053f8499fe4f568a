import type { Point } from '../../../shared/geometry';

/** Movements below this distance are clicks, in CSS pixels. */
const MIN_DRAG_PX = 4;

interface Drag {
  move: (by: Point) => void;
  drop: (by: Point) => void;
  /** Runs when Escape is pressed, or the browser takes the pointer or resizes the page. */
  cancel: () => void;
}

/** Follows a pressed pointer until it is released, once it has moved farther than a click. */
export function dragIcon(press: PointerEvent, icon: HTMLElement, { move, drop, cancel }: Drag): void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  let isDragging = false;
  const distance = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX - press.clientX,
    y: clientY - press.clientY,
  });
  const end = (finish: () => void) => {
    controller.abort();
    if (!isDragging) return;
    delete icon.dataset.moving;
    ignoreNextClick();
    finish();
  };
  const onMove = (event: PointerEvent) => {
    const by = distance(event);
    if (!isDragging && Math.hypot(by.x, by.y) >= MIN_DRAG_PX) {
      isDragging = true;
      icon.setPointerCapture(press.pointerId);
      icon.dataset.moving = '';
    }
    if (isDragging) move(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDragging || event.key !== 'Escape') return;
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

export function ignoreNextClick(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const ignoreClick = (click: MouseEvent) => {
    if (click.detail === 0) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    controller.abort();
  };
  window.addEventListener('click', ignoreClick, options);
  window.addEventListener('pointerdown', () => controller.abort(), options);
}
