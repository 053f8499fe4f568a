import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** What a process has taken of the machine. */
export interface Used {
  readonly cpuSeconds: number;
  readonly residentMegabytes: number;
}

/** Linux counts in hundredths of a second, whatever its kernel does. */
const TICKS_A_SECOND = 100;

/** Fields of `/proc/<pid>/stat` behind the name, which is in brackets and may hold spaces. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Undefined where the machine is no Linux, or the process has ended. */
export function usedBy(pid: number | undefined): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return {
      cpuSeconds: (Number(ticks[USER_TICKS]) + Number(ticks[SYSTEM_TICKS])) / TICKS_A_SECOND,
      residentMegabytes: Number(kilobytes) / 1000,
    };
  } catch {
    return undefined;
  }
}

const QUIET_SECONDS = 0.05;

/** Resolves once a process does nothing of its own accord any more: less than a twentieth of a second within one. */
export async function untilIdle(pid: number | undefined): Promise<void> {
  for (;;) {
    const before = usedBy(pid)?.cpuSeconds;
    await setTimeout(1000);
    const after = usedBy(pid)?.cpuSeconds;
    if (before === undefined || after === undefined || after - before < QUIET_SECONDS) return;
  }
}
