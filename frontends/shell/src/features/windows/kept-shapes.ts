import {
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isRecordOf,
  isText,
  maybe,
  schemaOf,
  type Check,
} from '@marcel/contracts';
import type { Box } from './state/box';
import type { DesktopWindow, Fill, Windows, WindowLocation } from './state/windows';

/** What is kept of a window: of its location, what can be read again in another page. */
export interface KeptWindow extends Omit<DesktopWindow, 'location' | 'hangs'> {
  location: Pick<WindowLocation, 'pathname' | 'search' | 'hash'>;
}

export interface KeptWindows extends Pick<Windows, 'stack'> {
  all: readonly KeptWindow[];
}

export type KeptPlaces = Readonly<Record<string, Pick<DesktopWindow, 'box' | 'isPlaced' | 'fill'>>>;

const isFill: Check<Fill> = (value): value is Fill => ['free', 'whole', 'left', 'right'].some((fill) => fill === value);

const isBox = isRecordOf<Box>({ x: isNumber, y: isNumber, width: isNumber, height: isNumber });

const isKept = isRecordOf<KeptWindow>({
  id: isText,
  program: isText,
  title: isText,
  location: isRecordOf<KeptWindow['location']>({ pathname: isText, search: isText, hash: isText }),
  box: isBox,
  isPlaced: maybe(isFlag),
  fill: isFill,
  minimised: isFlag,
});

const isPlace = isRecordOf<KeptPlaces[string]>({ box: isBox, isPlaced: maybe(isFlag), fill: isFill });

export const OpenWindows = schemaOf(isRecordOf<KeptWindows>({ all: isListOf(isKept), stack: isListOf(isText) }));

export const Places = schemaOf((value): value is KeptPlaces => isObject(value) && Object.values(value).every(isPlace));
