/** Where this tab keeps which windows are open. */
export const OPEN_WINDOWS = 'marcel_open_windows';

/** Whether there are windows to come back, without reading more of them. */
export function wereWindowsOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN_WINDOWS) !== null;
  } catch {
    return false;
  }
}
