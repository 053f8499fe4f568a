/** Whatever tells that somebody is there; the focus is moved by those who press no key of the page, too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

const listeners = new Set<() => void>();
let last = performance.now();
let pointer = { x: NaN, y: NaN };

/** When the visitor was last noticed, as `performance.now` tells it. */
export const noticedAt = (): number => last;

/** Tells whenever the visitor is noticed; while anybody listens, `noticedAt` is true. */
export function onNoticed(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
  };
}

function note(event: Event): void {
  if (event.type === 'pointermove' && event instanceof MouseEvent && rests(event)) return;
  notice();
}

/** For whoever keeps a sign of the visitor from the page. */
export function notice(): void {
  last = performance.now();
  listeners.forEach((listener) => listener());
}

/** Browsers tell of a move, too, when something has moved below a pointer that rests. */
function rests({ screenX: x, screenY: y }: MouseEvent): boolean {
  const rested = pointer.x === x && pointer.y === y;
  pointer = { x, y };
  return rested;
}
