import { defaultBox, fitInto, findFreeBox, type Box, type Point, type Size } from './box';

const TILES = ['left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const FILLS = ['free', 'whole', ...TILES] as const;
export type Fill = (typeof FILLS)[number];

export interface WindowLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface DesktopWindow {
  id: string;
  program: string;
  title: string;
  location: WindowLocation;
  /** The size that the program wants, until somebody places the window. */
  size: Size;
  box: Box;
  isPlaced: boolean;
  fill: Fill;
  minimized: boolean;
}

export interface Windows {
  area: Size;
  all: readonly DesktopWindow[];
  stack: readonly string[];
  front: string | null;
}

export type WindowChange = Partial<Pick<DesktopWindow, 'title' | 'location' | 'box' | 'isPlaced' | 'fill'>>;

export type WindowAction =
  | { do: 'open'; window: DesktopWindow }
  | { do: 'show'; id: string; location: WindowLocation; size?: Size }
  | { do: 'edit'; id: string; change: WindowChange }
  | { do: 'minimize' | 'close'; id: string }
  | { do: 'showDesktop' | 'leave' }
  | { do: 'resizeArea'; area: Size };

export const emptyWindows = (area: Size): Windows => ({ area, all: [], stack: [], front: null });

/** Returns the windows after an action; an unknown id changes nothing. */
export function windowsReducer(windows: Windows, action: WindowAction): Windows {
  const { area, all, stack, front } = windows;
  switch (action.do) {
    case 'open': {
      const { window } = action;
      return raiseWindow({ ...windows, all: [...all.filter(({ id }) => id !== window.id), window] }, window.id);
    }
    case 'show': {
      const { id, location } = action;
      const existing = all.find((one) => one.id === id);
      if (!existing) return windows;
      const { size = existing.size } = action;
      const keepsBox = existing.isPlaced || size.width === existing.size.width;
      const box = keepsBox ? existing.box : findFreeBox(area, [], defaultBox(area, size));
      return raiseWindow(updateWindow(windows, id, { location, size, box, minimized: false }), id);
    }
    case 'edit':
      return updateWindow(windows, action.id, action.change);
    case 'minimize': {
      const next = updateWindow(windows, action.id, { minimized: true });
      return front === action.id ? { ...next, front: findTopId(next) ?? null } : next;
    }
    case 'close':
      return {
        area,
        all: all.filter(({ id }) => id !== action.id),
        stack: stack.filter((id) => id !== action.id),
        front: front === action.id ? null : front,
      };
    case 'showDesktop':
      return { ...windows, all: all.map((one) => ({ ...one, minimized: true })), front: null };
    case 'leave':
      return { ...windows, front: null };
    case 'resizeArea':
      return placeAll({ ...windows, area: action.area });
  }
}

export const findTopId = ({ all, stack }: Windows, except?: string): string | undefined =>
  stack.findLast((id) => id !== except && all.some((one) => one.id === id && !one.minimized));

const updateWindow = (windows: Windows, id: string, change: Partial<DesktopWindow>): Windows => ({
  ...windows,
  all: windows.all.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const raiseWindow = (windows: Windows, id: string): Windows => ({
  ...windows,
  stack: [...windows.stack.filter((other) => other !== id), id],
  front: id,
});

function placeAll(windows: Windows): Windows {
  const { area } = windows;
  const boxes: Box[] = [];
  const all = windows.all.map((one) => {
    const window = one.isPlaced ? one : { ...one, box: findFreeBox(area, boxes, defaultBox(area, one.size)) };
    boxes.push(toBox(window, area));
    return window;
  });
  return { ...windows, all };
}

export function toBox({ box, fill }: Pick<DesktopWindow, 'box' | 'fill'>, area: Size): Box {
  if (fill === 'free') return fitInto(box, area);
  if (fill === 'whole') return { x: 0, y: 0, ...area };
  const [width, height] = [Math.floor(area.width / 2), Math.floor(area.height / 2)];
  const sides = fill.endsWith('left') ? { x: 0, width } : { x: width, width: area.width - width };
  if (fill.startsWith('top')) return { ...sides, y: 0, height };
  if (fill.startsWith('bottom')) return { ...sides, y: height, height: area.height - height };
  return { ...sides, y: 0, height: area.height };
}

/** Width of the edges at which a dragged window snaps, in CSS pixels. */
const SNAP_EDGE_PX = 12;

/** Returns how a window dropped here snaps: to a half at a side, a quarter near a corner, or the whole area at the top. */
export function findSnapFill({ x, y }: Point, { width, height }: Size): Fill | undefined {
  const side = x < SNAP_EDGE_PX ? 'left' : x >= width - SNAP_EDGE_PX ? 'right' : undefined;
  if (!side) return y < SNAP_EDGE_PX ? 'whole' : undefined;
  if (y < height / 4) return `top-${side}`;
  return y > (height * 3) / 4 ? `bottom-${side}` : side;
}
