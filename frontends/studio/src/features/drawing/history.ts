import { FIRST_BRUSH, type Mark, type Point } from './marks';

type Place = readonly [x: number, y: number];

/** Stick figures: x and y of their left hand, right hand, left foot and right foot. */
export const POSES = [
  { name: 'Arms up', ends: [110, 90, 290, 90, 150, 340, 250, 340] },
  { name: 'Waving', ends: [120, 240, 290, 100, 160, 340, 240, 340] },
  { name: 'Running', ends: [110, 220, 280, 130, 120, 310, 290, 300] },
  { name: 'Flying', ends: [70, 150, 330, 150, 120, 320, 280, 320] },
  { name: 'Sitting', ends: [130, 250, 270, 250, 110, 270, 290, 270] },
] as const;

const BRUSH = { ...FIRST_BRUSH, size: 6 };
const NECK: Place = [200, 140];
const SHOULDERS: Place = [200, 165];
const HIPS: Place = [200, 250];

const point = ([x, y]: Place): Point => ({ x, y, pressure: 0.5 });

const line = (from: Place, to: Place): Mark => ({ form: 'line', brush: BRUSH, from: point(from), to: point(to) });

function withoutPose(drawing: readonly Mark[]): readonly Mark[] {
  const pose = POSES.map(figureOf).find(
    (figure) => JSON.stringify(drawing.slice(-figure.length)) === JSON.stringify(figure),
  );
  return pose === undefined ? drawing : drawing.slice(0, -pose.length);
}

export const figureOf = ({ ends: [a, b, c, d, e, f, g, h] }: (typeof POSES)[number]): readonly Mark[] => [
  { form: 'ellipse', brush: BRUSH, from: point([165, 70]), to: point([235, 140]) },
  line(NECK, HIPS),
  line(SHOULDERS, [a, b]),
  line(SHOULDERS, [c, d]),
  line(HIPS, [e, f]),
  line(HIPS, [g, h]),
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
