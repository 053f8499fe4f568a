import { inside, reachable, type Area, type Box } from './box';
import { placeFor } from './place';

/** How a window fills the room: as it was placed, wholly, or one half of it. */
export type Fill = 'free' | 'whole' | 'left' | 'right';

/** What a window shows, as React Router tells it. */
export interface WindowLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface DesktopWindow {
  id: string;
  /** Path of the program in it. */
  program: string;
  /** The heading of what it shows. */
  title: string;
  location: WindowLocation;
  /** Where it lies while it is free, in a room that is large enough. */
  box: Box;
  /** Whether the visitor has put it there; all others go by the room. */
  isPlaced?: boolean;
  /** Whether the visitor has moved it partly out of the room. */
  hangs?: boolean;
  fill: Fill;
  minimised: boolean;
}

export interface Windows {
  area: Area;
  /** In the order in which they were opened, as their buttons stand. */
  all: readonly DesktopWindow[];
  /** Ids from the lowest to the uppermost. */
  stack: readonly string[];
  /** The one in front, whose address the page has; null while the desktop itself is. */
  front: string | null;
}

export type WindowAction =
  | { do: 'open'; window: DesktopWindow }
  | { do: 'show'; id: string }
  | { do: 'go'; id: string; location: WindowLocation }
  | { do: 'title'; id: string; title: string }
  | { do: 'place'; id: string; box: Box }
  | { do: 'fill'; id: string; fill: Fill }
  | { do: 'minimise'; id: string }
  | { do: 'close'; id: string }
  | { do: 'showDesktop' }
  | { do: 'leave' }
  | { do: 'resizeArea'; area: Area };

export const noWindows = (area: Area): Windows => ({ area, all: [], stack: [], front: null });

/** What follows from what a visitor does; an id that is none changes nothing. */
export function changed(windows: Windows, action: WindowAction): Windows {
  switch (action.do) {
    case 'open':
      return opened(windows, action.window);
    case 'show':
      return has(windows, action.id) ? raised(edited(windows, action.id, { minimised: false }), action.id) : windows;
    case 'go':
      return edited(windows, action.id, { location: action.location });
    case 'title':
      return edited(windows, action.id, { title: action.title });
    case 'place':
      return edited(windows, action.id, { ...placed(action.box, windows.area), isPlaced: true, fill: 'free' });
    case 'fill':
      return edited(windows, action.id, { fill: action.fill });
    case 'minimise':
      return yielded(edited(windows, action.id, { minimised: true }), action.id);
    case 'close':
      return closed(windows, action.id);
    case 'showDesktop':
      return { ...windows, all: windows.all.map((one) => ({ ...one, minimised: true })), front: null };
    case 'leave':
      return { ...windows, front: null };
    case 'resizeArea':
      return laidOut({ ...windows, area: action.area });
  }
}

const has = ({ all }: Windows, id: string): boolean => all.some((one) => one.id === id);

const edited = (windows: Windows, id: string, change: Partial<DesktopWindow>): Windows => ({
  ...windows,
  all: windows.all.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const raised = (windows: Windows, id: string): Windows => ({
  ...windows,
  stack: [...windows.stack.filter((other) => other !== id), id],
  front: id,
});

function placed(given: Box, area: Area): Pick<DesktopWindow, 'box' | 'hangs'> {
  const box = reachable(given, area);
  const { x, y } = inside(box, area);
  return { box, hangs: x !== box.x || y !== box.y };
}

/** A second one under the same id would be the same window. */
function opened(windows: Windows, window: DesktopWindow): Windows {
  const others = windows.all.filter(({ id }) => id !== window.id);
  return raised({ ...windows, all: [...others, { ...window, hangs: false }] }, window.id);
}

/** As if those that nobody has placed were opened in this room, one after the other. */
function laidOut(windows: Windows): Windows {
  const { area } = windows;
  const boxes: Box[] = [];
  const all = windows.all.map((one) => {
    const window = one.isPlaced ? one : { ...one, box: placeFor(area, boxes) };
    boxes.push(boxOf(window, area));
    return window;
  });
  return { ...windows, all };
}

/** The one below comes to the front. */
function yielded(windows: Windows, id: string): Windows {
  if (windows.front !== id) return windows;
  const visible = windows.all.filter(({ minimised }) => !minimised).map((one) => one.id);
  return { ...windows, front: windows.stack.findLast((other) => visible.includes(other)) ?? null };
}

/** The others stay where they are, and none of them comes to the front: closing leads to the desktop. */
const closed = ({ area, all, stack, front }: Windows, id: string): Windows => ({
  area,
  all: all.filter((one) => one.id !== id),
  stack: stack.filter((other) => other !== id),
  front: front === id ? null : front,
});

/** Where a window lies now: in a room that has become smaller wholly inside, unless it was moved out, and then where it can be reached. */
export function boxOf({ box, hangs, fill }: DesktopWindow, area: Area): Box {
  const half = Math.floor(area.width / 2);
  switch (fill) {
    case 'free':
      return hangs ? reachable(box, area) : inside(box, area);
    case 'whole':
      return { x: 0, y: 0, ...area };
    case 'left':
      return { x: 0, y: 0, width: half, height: area.height };
    case 'right':
      return { x: half, y: 0, width: area.width - half, height: area.height };
  }
}
