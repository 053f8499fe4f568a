import { isNumber, isObject, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';

type Scrolls = Readonly<Record<string, number>>;

const Scrolls = schemaOf((value): value is Scrolls => isObject(value) && Object.values(value).every(isNumber));

/** How far down the windows of this tab were, by their addresses, for its next load. */
const store = jsonStore(() => sessionStorage, 'marcel_window_scrolls', Scrolls);

let before: Map<string, number> | undefined;

/** How far down a window of this address was before the page was loaded. Told once: another window begins at its top. */
export function takeScroll(address: string): number {
  if (!before) {
    before = new Map(Object.entries(store.read() ?? {}));
    store.clear();
  }
  const place = before.get(address) ?? 0;
  before.delete(address);
  return place;
}

export const keepScroll = (address: string, place: number): void => store.write({ ...store.read(), [address]: place });
