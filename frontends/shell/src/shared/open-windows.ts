export const OPEN_WINDOWS = 'marcel_open_windows';

export function wereWindowsOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN_WINDOWS) !== null;
  } catch {
    return false;
  }
}
