export const MOVED_ICONS = 'marcel_icon_places';
export const OPEN_WINDOWS = 'marcel_open_windows';

export function isStored(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}
