import { isFlag, arrayOf, isNumber, isObject, objectOf, isText, schemaOf, type Check } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { OPEN_WINDOWS } from '../../shared/storage-keys';
import { INITIAL_KEY } from './navigator';
import type { Size } from '../../shared/geometry';
import { TILINGS, type Box, type WindowTiling } from './state/box';
import { emptyWindows, windowsReducer, type DesktopWindow, type Windows } from './state/windows';

type SavedLocation = Pick<DesktopWindow['location'], 'pathname' | 'search' | 'hash'>;
type SavedWindow = Omit<DesktopWindow, 'location'> & { location: SavedLocation };
type Placement = Pick<DesktopWindow, 'box' | 'isPlaced' | 'tiling'>;

const isTiling: Check<WindowTiling> = (value): value is WindowTiling => TILINGS.some((tiling) => tiling === value);

const PLACEMENT = {
  box: objectOf<Box>({ x: isNumber, y: isNumber, width: isNumber, height: isNumber }),
  isPlaced: isFlag,
  tiling: isTiling,
};

const isSaved = objectOf<SavedWindow>({
  id: isText,
  program: isText,
  title: isText,
  location: objectOf<SavedLocation>({ pathname: isText, search: isText, hash: isText }),
  size: objectOf<Size>({ width: isNumber, height: isNumber }),
  ...PLACEMENT,
  minimized: isFlag,
});

const OpenWindows = objectOf({ all: arrayOf(isSaved), stack: arrayOf(isText) });

const isRecordOf =
  <Value>(isValue: Check<Value>) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(isValue);

const openWindows = jsonStore(() => sessionStorage, OPEN_WINDOWS, schemaOf(OpenWindows));
const Placements = isRecordOf(objectOf<Placement>(PLACEMENT));
const placements = jsonStore(() => localStorage, 'marcel_window_places', schemaOf(Placements));
const scrolls = jsonStore(() => sessionStorage, 'marcel_window_scrolls', schemaOf(isRecordOf<number>(isNumber)));

export const loadPlacement = (program: string): Placement | undefined => placements.read()?.[program];

/** Returns the windows that were open before the page was loaded; none of them is in front. */
export function loadWindows(area: Size, programs: readonly { to: string }[]): Windows {
  const saved = openWindows.read();
  if (!saved) return emptyWindows(area);
  const windows = saved.all
    .filter(({ program }) => programs.some(({ to }) => to === program))
    .map((one): DesktopWindow => ({ ...one, location: { ...one.location, key: INITIAL_KEY, state: null } }))
    .reduce((all, window) => windowsReducer(all, { do: 'open', window }), emptyWindows(area));
  const stack = saved.stack.filter((id) => windows.stack.includes(id));
  return { ...windowsReducer(windows, { do: 'resizeArea', area }), stack, front: null };
}

export function saveWindows({ all, stack }: Windows): void {
  if (all.length === 0) {
    openWindows.clear();
    return;
  }
  openWindows.write({ all: [...all], stack: [...stack] });
  const current = Object.fromEntries(
    all.map(({ program, box, isPlaced, tiling }) => [program, { box, isPlaced, tiling }]),
  );
  placements.write({ ...placements.read(), ...current });
}

export const saveScroll = (address: string, top: number): void => scrolls.write({ ...scrolls.read(), [address]: top });

let scrollTops: Map<string, number> | undefined;

/** Returns the scroll position that an address had before the page was reloaded; later calls return 0. */
export function consumeSavedScroll(address: string): number {
  if (!scrollTops) {
    scrollTops = new Map(Object.entries(scrolls.read() ?? {}));
    scrolls.clear();
  }
  const top = scrollTops.get(address) ?? 0;
  scrollTops.delete(address);
  return top;
}
