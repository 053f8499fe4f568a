/** The room for windows: the desktop without its taskbar, in CSS pixels. */
export interface Area {
  width: number;
  height: number;
}

/** Where a window lies in that room, from its upper left corner. */
export interface Box extends Area {
  x: number;
  y: number;
}

/** Smaller ones would show no more than their title. */
export const LEAST: Area = { width: 320, height: 200 };

/** What stays of a title bar, however far its window is moved out: enough to take hold of, in CSS pixels. */
export const GRIP: Area = { width: 96, height: 40 };

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

const sized = (box: Box, area: Area): Box => ({
  ...box,
  width: between(LEAST.width, box.width, area.width),
  height: between(LEAST.height, box.height, area.height),
});

/** The box as it fits into the room, wholly. */
export function inside(box: Box, area: Area): Box {
  const { x, y, width, height } = sized(box, area);
  return { x: between(0, x, area.width - width), y: between(0, y, area.height - height), width, height };
}

/** The box where its title bar can still be taken hold of. */
export function reachable(box: Box, area: Area): Box {
  const { x, y, width, height } = sized(box, area);
  return {
    x: between(GRIP.width - width, x, area.width - GRIP.width),
    y: between(0, y, area.height - GRIP.height),
    width,
    height,
  };
}
