import type { DesktopWindow } from './state/windows';

/** Narrower buttons than that, in CSS pixels, would show no more than the icon: those of one program look the same. */
const LEAST_BUTTON = 80;

/** The windows that each button of the taskbar stands for: one, or where there is too little room all of a program. */
export function taskGroups(all: readonly DesktopWindow[], room: number): readonly (readonly DesktopWindow[])[] {
  if (room >= all.length * LEAST_BUTTON) return all.map((one) => [one]);
  const programs = [...new Set(all.map(({ program }) => program))];
  return programs.map((program) => all.filter((one) => one.program === program));
}
