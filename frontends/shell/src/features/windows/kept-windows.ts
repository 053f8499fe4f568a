import { jsonStore } from '@marcel/kit';
import type { Program } from '../../shared/programs';
import { OPEN_WINDOWS } from '../../shared/open-windows';
import type { Area } from './state/box';
import { OpenWindows, Places } from './kept-shapes';
import { changed, noWindows, type DesktopWindow, type Windows } from './state/windows';

/** Which windows are open, for the next load of this tab. */
const open = jsonStore(() => sessionStorage, OPEN_WINDOWS, OpenWindows);
/** Where each program had its window last, in all tabs. */
const places = jsonStore(() => localStorage, 'marcel_window_places', Places);

export const placeBefore = (program: string) => places.read()?.[program];

/** React Router's key of a page that nobody has gone to: its title does not ask for the focus. */
const NOT_GONE_TO = { key: 'default', state: null };

/** The windows that were open before the page was loaded; none of them is in front yet. */
export function keptWindows(area: Area, programs: readonly Pick<Program, 'to'>[]): Windows {
  const kept = open.read();
  if (!kept) return noWindows(area);
  const found = kept.all.filter(({ program }) => programs.some(({ to }) => to === program));
  const windows = found
    .map((one): DesktopWindow => ({ ...one, location: { ...one.location, ...NOT_GONE_TO } }))
    .reduce((all, window) => changed(all, { do: 'open', window }), noWindows(area));
  const stack = kept.stack.filter((id) => windows.stack.includes(id));
  return { ...changed(windows, { do: 'resizeArea', area }), stack, front: null };
}

export function keepWindows({ all, stack }: Windows): void {
  if (all.length === 0) {
    open.clear();
    return;
  }
  open.write({ all: [...all], stack: [...stack] });
  const now = Object.fromEntries(all.map(({ program, box, isPlaced, fill }) => [program, { box, isPlaced, fill }]));
  places.write({ ...places.read(), ...now });
}
