import type { PointerEvent } from 'react';

/** How far a pointer has gone since it was pressed, in CSS pixels. */
export interface Way {
  x: number;
  y: number;
}

/** Follows a pressed pointer until it is let go; `move` may run for each frame, `end` once. */
export function followPointer(
  press: PointerEvent<HTMLElement>,
  move: (way: Way) => void,
  end: (way: Way) => void,
): void {
  const { pointerId, clientX, clientY } = press;
  const handle: HTMLElement = press.currentTarget;
  const wayTo = (event: { clientX: number; clientY: number }) => ({
    x: event.clientX - clientX,
    y: event.clientY - clientY,
  });
  const follow = new AbortController();
  const { signal } = follow;
  let last: Way = { x: 0, y: 0 };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', (event) => move((last = wayTo(event))), { signal });
  handle.addEventListener(
    'lostpointercapture',
    () => {
      follow.abort();
      end(last);
    },
    { signal },
  );
}
