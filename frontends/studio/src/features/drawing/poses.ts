import { FIRST_BRUSH, type Mark, type Point } from './marks';

type Place = readonly [x: number, y: number];

/** Stick figures: x and y of their left hand, right hand, left foot and right foot. */
export const POSES = [
  { name: 'Hooray', ends: [110, 90, 290, 90, 150, 340, 250, 340] },
  { name: 'Hello', ends: [120, 240, 290, 100, 160, 340, 240, 340] },
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

export function withoutPose(drawing: readonly Mark[]): readonly Mark[] {
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
