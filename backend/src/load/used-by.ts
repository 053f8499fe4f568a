import { readFileSync } from 'node:fs';

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
