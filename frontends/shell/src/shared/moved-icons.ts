export const MOVED_ICONS = 'marcel_icon_places';

export function wereIconsMoved(): boolean {
  try {
    return localStorage.getItem(MOVED_ICONS) !== null;
  } catch {
    return false;
  }
}
