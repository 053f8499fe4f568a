/** Where the browser keeps which icons of the desktop were moved, and where to. */
export const MOVED_ICONS = 'marcel_icon_places';

/** Whether any were, without reading more of them. */
export function wereIconsMoved(): boolean {
  try {
    return localStorage.getItem(MOVED_ICONS) !== null;
  } catch {
    return false;
  }
}
