import type { Size } from '../../../shared/geometry';
import { defaultBox, findFreeBox, toBox, type Box, type WindowTiling } from './box';

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
  tiling: WindowTiling;
  minimized: boolean;
}

export interface Windows {
  area: Size;
  all: readonly DesktopWindow[];
  stack: readonly string[];
  front: string | null;
}

export type WindowChange = Partial<Pick<DesktopWindow, 'title' | 'location' | 'box' | 'isPlaced' | 'tiling'>>;

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
