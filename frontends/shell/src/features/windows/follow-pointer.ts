import type { PointerEvent } from 'react';

/** How far a pointer has gone since it was pressed, in CSS pixels. */
export interface Way {
  x: number;
  y: number;
}

const NOWHERE: Way = { x: 0, y: 0 };

/**
 * Follows a pressed pointer until it is let go; `move` may run for each frame, `end` once. Escape takes it back to where it began, and so
 * does a room that becomes another: what was measured in the one before is no longer true.
 */
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
  let last: Way = NOWHERE;
  const finish = () => {
    follow.abort();
    end(last);
  };
  const takeBack = () => {
    move((last = NOWHERE));
    finish();
    handle.releasePointerCapture(pointerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    takeBack();
  };
  handle.setPointerCapture(pointerId);
  // Before whoever closes something by that key, and whoever lays windows out anew.
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  window.addEventListener('resize', takeBack, { signal, capture: true });
  handle.addEventListener('pointermove', (event) => move((last = wayTo(event))), { signal });
  handle.addEventListener('lostpointercapture', finish, { signal });
}
