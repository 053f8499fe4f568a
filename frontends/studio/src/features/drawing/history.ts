import { DEFAULT_BRUSH, type Mark, type Point } from './marks';

type Position = readonly [x: number, y: number];

/** Stick figures: x and y of their left hand, right hand, left foot and right foot. */
export const POSES = [
  { name: 'Arms up', ends: [110, 90, 290, 90, 150, 340, 250, 340] },
  { name: 'Waving', ends: [120, 240, 290, 100, 160, 340, 240, 340] },
  { name: 'Running', ends: [110, 220, 280, 130, 120, 310, 290, 300] },
  { name: 'Flying', ends: [70, 150, 330, 150, 120, 320, 280, 320] },
  { name: 'Sitting', ends: [130, 250, 270, 250, 110, 270, 290, 270] },
] as const;

const BRUSH = { ...DEFAULT_BRUSH, size: 6 };
const NECK: Position = [200, 140];
const SHOULDERS: Position = [200, 165];
const HIPS: Position = [200, 250];

const toPoint = ([x, y]: Position): Point => ({ x, y, pressure: 0.5 });

const toLine = (start: Position, end: Position): Mark => {
  const [from, to] = [toPoint(start), toPoint(end)];
  return { form: 'line', brush: BRUSH, from, to };
};

function removePose(drawing: readonly Mark[]): readonly Mark[] {
  const pose = POSES.map(createPoseMarks).find(
    (figure) => JSON.stringify(drawing.slice(-figure.length)) === JSON.stringify(figure),
  );
  return pose === undefined ? drawing : drawing.slice(0, -pose.length);
}

export const createPoseMarks = ({ ends: [a, b, c, d, e, f, g, h] }: (typeof POSES)[number]): readonly Mark[] => [
  { form: 'ellipse', brush: BRUSH, from: toPoint([165, 70]), to: toPoint([235, 140]) },
  toLine(NECK, HIPS),
  toLine(SHOULDERS, [a, b]),
  toLine(SHOULDERS, [c, d]),
  toLine(HIPS, [e, f]),
  toLine(HIPS, [g, h]),
];

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
    case 'taken':
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
