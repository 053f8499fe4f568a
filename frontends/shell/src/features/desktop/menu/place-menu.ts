interface Size {
  width: number;
  height: number;
}

const along = (at: number, size: number, room: number): number =>
  Math.max(0, Math.min(at + size > room ? at - size : at, room - size));

/** The upper left corner of a menu: where it was asked for, on the other side of that where it would leave the room. */
export const placeMenu = (at: { x: number; y: number }, menu: Size, room: Size) => ({
  x: along(at.x, menu.width, room.width),
  y: along(at.y, menu.height, room.height),
});
