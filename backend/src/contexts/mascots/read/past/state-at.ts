import type { Document } from '../../../../platform/read-store/collection.js';
import type { Moment } from './days.js';
import type { Figures, MascotState, WordMarks } from './past.collections.js';

/** A mascot as it stood at a time. */
export interface StateOfThen {
  readonly figures: Partial<Figures>;
  readonly marks: Partial<WordMarks>;
  readonly updatedAt: string;
}

/** Undefined where the directory did not show it. @param states in the order of their events */
export function stateAt(states: readonly MascotState[], { time }: Moment): StateOfThen | undefined {
  const until = states.filter((state) => state.time <= time);
  const last = until.at(-1);
  if (last === undefined || !last.isShown) return undefined;
  let [figures, marks]: [Partial<Figures>, Partial<WordMarks>] = [{}, {}];
  for (const state of until)
    [figures, marks] = [
      { ...figures, ...state.figures },
      { ...marks, ...state.marks },
    ];
  return { figures, marks, updatedAt: last.time };
}

/** Whether the directory showed it then. */
export function wasShown(states: readonly MascotState[], { time }: Moment): boolean {
  for (let index = states.length - 1; index >= 0; index -= 1) {
    const state = states[index];
    if (state !== undefined && state.time <= time) return state.isShown;
  }
  return false;
}

/** Some of its figures then, without those that nobody asks for. */
export function figuresAt(states: readonly MascotState[], moment: Moment, names: readonly string[]): Document {
  const figures: Record<string, unknown> = {};
  for (const name of names) {
    const value = figureAt(states, moment, name);
    if (value !== undefined) figures[name] = value;
  }
  return figures;
}

/** One of its figures then; undefined where none was told by then. */
export function figureAt(states: readonly MascotState[], { time }: Moment, name: string): unknown {
  for (let index = states.length - 1; index >= 0; index -= 1) {
    const state = states[index];
    if (state === undefined || state.time > time) continue;
    const figures: Document = state.figures;
    if (figures[name] !== undefined) return figures[name];
  }
  return undefined;
}

/** Whether a text, or the picture, was then what it is now. */
export function isMarkedAsNow(states: readonly MascotState[], { time }: Moment, name: keyof WordMarks): boolean {
  const isTold = ({ marks }: MascotState): boolean => Object.hasOwn(marks, name);
  const now = states.findLast(isTold);
  const then = states.findLast((state) => state.time <= time && isTold(state));
  return now?.marks[name] === then?.marks[name];
}
