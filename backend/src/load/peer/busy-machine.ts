import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Ends with whoever began it, even one that was killed. */
const BUSY = 'const { ppid } = process; while (process.ppid === ppid);';

/** Keeps every core at work beside what is measured, as on a small server that does other things too. @returns its end */
export function keepBusy(): () => void {
  const others = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', BUSY]));
  return () => {
    for (const other of others) other.kill('SIGKILL');
  };
}
