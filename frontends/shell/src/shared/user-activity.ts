const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel', 'focusin'] as const;

const listeners = new Set<() => void>();
let lastInputAt = performance.now();
let pointer = { x: NaN, y: NaN };

export const lastActivityAt = (): number => lastInputAt;

export function onActivity(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, onEvent, { passive: true, capture: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, onEvent, { capture: true });
  };
}

function onEvent(event: Event): void {
  if (event.type === 'pointermove' && event instanceof MouseEvent && isPointerStill(event)) return;
  recordActivity();
}

export function recordActivity(): void {
  lastInputAt = performance.now();
  listeners.forEach((listener) => listener());
}

function isPointerStill({ screenX: x, screenY: y }: MouseEvent): boolean {
  const isStill = pointer.x === x && pointer.y === y;
  pointer = { x, y };
  return isStill;
}
