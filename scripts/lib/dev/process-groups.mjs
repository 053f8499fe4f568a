import { spawn } from 'node:child_process';

const WINDOWS = process.platform === 'win32';

/** How a child is started that shall end with all that it starts. */
export const OWN_GROUP = { detached: !WINDOWS };

/**
 * Sends a signal to a process that was started so, and to all that it has started. One that is gone is passed over.
 *
 * @param {number | undefined} leader
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether any of them was there
 */
export function endGroup(leader, signal) {
  if (leader === undefined) return false;
  if (WINDOWS) {
    spawn('taskkill', ['/pid', String(leader), '/t', '/f'], { stdio: 'ignore' });
    return true;
  }
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
