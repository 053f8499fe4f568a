import { inside, placeFor, type Box, type Size } from './box';

export type Fill = 'free' | 'whole' | 'left' | 'right';

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
  | { do: 'show'; id: string; location: WindowLocation }
  | { do: 'edit'; id: string; change: WindowChange }
  | { do: 'minimize' | 'close'; id: string }
  | { do: 'showDesktop' | 'leave' }
  | { do: 'resizeArea'; area: Size };

export const noWindows = (area: Size): Windows => ({ area, all: [], stack: [], front: null });

/** Returns the windows after an action; an unknown id changes nothing. */
export function windowsReducer(windows: Windows, action: WindowAction): Windows {
  const { area, all, stack, front } = windows;
  switch (action.do) {
    case 'open': {
      const { window } = action;
      return raise({ ...windows, all: [...all.filter(({ id }) => id !== window.id), window] }, window.id);
    }
    case 'show': {
      const { id, location } = action;
      return all.some((one) => one.id === id) ? raise(edit(windows, id, { location, minimized: false }), id) : windows;
    }
    case 'edit':
      return edit(windows, action.id, action.change);
    case 'minimize': {
      const next = edit(windows, action.id, { minimized: true });
      return front === action.id ? { ...next, front: topOf(next) ?? null } : next;
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

export const topOf = ({ all, stack }: Windows, except?: string): string | undefined =>
  stack.findLast((id) => id !== except && all.some((one) => one.id === id && !one.minimized));

const edit = (windows: Windows, id: string, change: Partial<DesktopWindow>): Windows => ({
  ...windows,
  all: windows.all.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const raise = (windows: Windows, id: string): Windows => ({
  ...windows,
  stack: [...windows.stack.filter((other) => other !== id), id],
  front: id,
});

function placeAll(windows: Windows): Windows {
  const { area } = windows;
  const boxes: Box[] = [];
  const all = windows.all.map((one) => {
    const window = one.isPlaced ? one : { ...one, box: placeFor(area, boxes) };
    boxes.push(boxOf(window, area));
    return window;
  });
  return { ...windows, all };
}

export function boxOf({ box, fill }: DesktopWindow, area: Size): Box {
  const half = Math.floor(area.width / 2);
  switch (fill) {
    case 'free':
      return inside(box, area);
    case 'whole':
      return { x: 0, y: 0, ...area };
    case 'left':
      return { x: 0, y: 0, width: half, height: area.height };
    case 'right':
      return { x: half, y: 0, width: area.width - half, height: area.height };
  }
}
