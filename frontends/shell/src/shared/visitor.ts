const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

const listeners = new Set<() => void>();
let last = performance.now();
let pointer = { x: NaN, y: NaN };

export const noticedAt = (): number => last;

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

export function notice(): void {
  last = performance.now();
  listeners.forEach((listener) => listener());
}

function rests({ screenX: x, screenY: y }: MouseEvent): boolean {
  const rested = pointer.x === x && pointer.y === y;
  pointer = { x, y };
  return rested;
}
