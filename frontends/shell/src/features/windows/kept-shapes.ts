import type { Box } from './state/box';
import type { DesktopWindow, Fill, Windows, WindowLocation } from './state/windows';

/** What is kept of a window: of its location, what can be read again in another page. */
export interface KeptWindow extends Omit<DesktopWindow, 'location'> {
  location: Pick<WindowLocation, 'pathname' | 'search' | 'hash'>;
}

export interface KeptWindows extends Pick<Windows, 'stack'> {
  all: readonly KeptWindow[];
}

export type KeptPlaces = Readonly<Record<string, Pick<DesktopWindow, 'box' | 'fill'>>>;

type Check<T> = (value: unknown) => value is T;

/** A schema of a library would weigh more than all windows, and in the desktop's first script. */
const schemaOf = <T>(check: Check<T>) => ({
  safeParse: (value: unknown) =>
    check(value) ? ({ success: true, data: value } as const) : ({ success: false } as const),
});

const isText: Check<string> = (value) => typeof value === 'string';
const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isFill: Check<Fill> = (value): value is Fill => ['free', 'whole', 'left', 'right'].some((fill) => fill === value);

/** Whether something has all those fields. */
const isRecord =
  <T extends object>(fields: { [Field in keyof T]: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(fields).every(([field, check]) => check(Reflect.get(value, field)));

const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

const isBox = isRecord<Box>({ x: isNumber, y: isNumber, width: isNumber, height: isNumber });

const isKept = isRecord<KeptWindow>({
  id: isText,
  program: isText,
  title: isText,
  location: isRecord<KeptWindow['location']>({ pathname: isText, search: isText, hash: isText }),
  box: isBox,
  fill: isFill,
  minimised: isFlag,
});

const isPlace = isRecord<KeptPlaces[string]>({ box: isBox, fill: isFill });

export const OpenWindows = schemaOf(isRecord<KeptWindows>({ all: listOf(isKept), stack: listOf(isText) }));

export const Places = schemaOf(
  (value): value is KeptPlaces => typeof value === 'object' && value !== null && Object.values(value).every(isPlace),
);
