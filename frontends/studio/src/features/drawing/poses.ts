import { DEFAULT_BRUSH, type Mark, type Point } from './marks';

type Coordinates = readonly [x: number, y: number];

/** Stick figures: x and y of their left hand, right hand, left foot and right foot. */
export const DRAWING_POSES = [
  { name: 'Arms up', ends: [110, 90, 290, 90, 150, 340, 250, 340] },
  { name: 'Waving', ends: [120, 240, 290, 100, 160, 340, 240, 340] },
  { name: 'Running', ends: [110, 220, 280, 130, 120, 310, 290, 300] },
  { name: 'Flying', ends: [70, 150, 330, 150, 120, 320, 280, 320] },
  { name: 'Sitting', ends: [130, 250, 270, 250, 110, 270, 290, 270] },
] as const;

const BRUSH = { ...DEFAULT_BRUSH, size: 6 };
const NECK: Coordinates = [200, 140];
const SHOULDERS: Coordinates = [200, 165];
const HIPS: Coordinates = [200, 250];

const toPoint = ([x, y]: Coordinates): Point => ({ x, y, pressure: 0.5 });

const toLine = (start: Coordinates, end: Coordinates): Mark => {
  const [from, to] = [toPoint(start), toPoint(end)];
  return { form: 'line', brush: BRUSH, from, to };
};

export const createPoseMarks = ({
  ends: [a, b, c, d, e, f, g, h],
}: (typeof DRAWING_POSES)[number]): readonly Mark[] => [
  { form: 'ellipse', brush: BRUSH, from: toPoint([165, 70]), to: toPoint([235, 140]) },
  toLine(NECK, HIPS),
  toLine(SHOULDERS, [a, b]),
  toLine(SHOULDERS, [c, d]),
  toLine(HIPS, [e, f]),
  toLine(HIPS, [g, h]),
];

/** Removes a pose at the end of a drawing, unless the visitor has drawn on it. */
export function removePose(drawing: readonly Mark[]): readonly Mark[] {
  const pose = DRAWING_POSES.map(createPoseMarks).find(
    (figure) => JSON.stringify(drawing.slice(-figure.length)) === JSON.stringify(figure),
  );
  return pose === undefined ? drawing : drawing.slice(0, -pose.length);
}
