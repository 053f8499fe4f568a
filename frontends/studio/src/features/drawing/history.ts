import type { Mark } from './marks';
import { removePose } from './poses';

export type Drawing = readonly Mark[];

export interface History {
  past: readonly Drawing[];
  present: Drawing;
  future: readonly Drawing[];
}

export type HistoryAction =
  | { type: 'draw' | 'pose'; marks: readonly Mark[] }
  | { type: 'submitted'; drawing: Drawing }
  | { type: 'clear' | 'undo' | 'redo' };

export const EMPTY_HISTORY: History = { past: [], present: [], future: [] };

const pushDrawing = ({ past, present }: History, next: Drawing): History => ({
  past: [...past, present],
  present: next,
  future: [],
});

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'draw':
      return pushDrawing(history, [...present, ...action.marks]);
    case 'pose':
      return pushDrawing(history, [...removePose(present), ...action.marks]);
    // Removes the submitted marks; keeps those drawn meanwhile.
    case 'submitted':
      return pushDrawing(
        history,
        present.filter((mark) => !action.drawing.includes(mark)),
      );
    case 'clear':
      return present.length === 0 ? history : pushDrawing(history, []);
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
