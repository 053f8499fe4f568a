import type { Mark } from './marks';
import { withoutPose } from './poses';

export type Drawing = readonly Mark[];

export interface History {
  past: readonly Drawing[];
  present: Drawing;
  future: readonly Drawing[];
}

export type HistoryAction =
  | { type: 'draw' | 'pose'; marks: readonly Mark[] }
  | { type: 'taken'; drawing: Drawing }
  | { type: 'clear' | 'undo' | 'redo' };

export const EMPTY_HISTORY: History = { past: [], present: [], future: [] };

const change = ({ past, present }: History, next: Drawing): History => ({
  past: [...past, present],
  present: next,
  future: [],
});

export function changeHistory(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'draw':
      return change(history, [...present, ...action.marks]);
    case 'pose':
      return change(history, [...withoutPose(present), ...action.marks]);
    case 'taken':
      return change(
        history,
        present.filter((mark) => !action.drawing.includes(mark)),
      );
    case 'clear':
      return present.length === 0 ? history : change(history, []);
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { past: [...past, present], present: after, future: rest } : history;
    }
  }
}
