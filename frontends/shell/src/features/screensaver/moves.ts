interface Place {
  x: number;
  y: number;
}

/** Where a pointer is taken to rest; nowhere before it was seen. */
export type Rest = Place | undefined;

/** Something that is bumped into moves a mouse by less, in pixels. */
const NEAR_PX = 5;

/** Whoever has just started the screensaver still holds the mouse, in milliseconds. */
const SETTLE_MS = 800;

/** Whether the visitor has moved the pointer, that long after it was looked for first; and where it rests, if not. */
export function movedFrom(rest: Rest, seen: Place, since: number): { moved: boolean; rest: Place } {
  if (!rest || since < SETTLE_MS) return { moved: false, rest: seen };
  return { moved: Math.hypot(seen.x - rest.x, seen.y - rest.y) > NEAR_PX, rest };
}
