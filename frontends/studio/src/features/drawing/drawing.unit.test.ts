import { historyReducer, EMPTY_HISTORY, type History, type HistoryAction } from './history';
import { createPoseMarks, DRAWING_POSES } from './poses';
import { floodFill } from './paint';
import { toCurves, DRAWING_BOARD, DEFAULT_BRUSH, mirror, type Point, type Stroke } from './marks';

const point = (x: number, y: number, pressure = 0.5): Point => ({ x, y, pressure });
const stroke = (...points: Point[]): Stroke => ({ brush: DEFAULT_BRUSH, points });
const dot = stroke(point(1, 1));
const line = stroke(point(0, 0), point(10, 0));

const reduce = (...actions: HistoryAction[]): History => actions.reduce(historyReducer, EMPTY_HISTORY);
const draw = (mark: Stroke): HistoryAction => ({ type: 'draw', marks: [mark] });

test('undoes and redoes strokes and clearing one by one', () => {
  const cleared = [draw(dot), draw(line), { type: 'clear' }] as const;
  expect(reduce(...cleared).present).toEqual([]);
  expect(reduce(...cleared, { type: 'undo' }).present).toEqual([dot, line]);
  expect(reduce(...cleared, { type: 'undo' }, { type: 'undo' }).present).toEqual([dot]);
  expect(reduce(...cleared, { type: 'undo' }, { type: 'redo' }).present).toEqual([]);
});

test('a new stroke discards what could be redone', () => {
  expect(reduce(draw(dot), { type: 'undo' }, draw(line)).future).toEqual([]);
});

test.each(['undo', 'redo', 'clear'] as const)('%s does nothing on an empty board', (type) => {
  expect(reduce({ type })).toBe(EMPTY_HISTORY);
});

test('a stroke is one smooth line from its first to its last point', () => {
  const curves = toCurves(stroke(point(0, 0), point(10, 0), point(10, 10)));
  expect(curves[0]?.from).toMatchObject({ x: 0, y: 0 });
  expect(curves.at(-1)?.to).toMatchObject({ x: 10, y: 10 });
  curves.slice(1).forEach((curve, index) => expect(curve.from).toEqual(curves[index]?.to));
});

test('more pen pressure makes a broader line', () => {
  const [light] = toCurves(stroke(point(0, 0, 0.1)));
  const [hard] = toCurves(stroke(point(0, 0, 1)));
  expect(hard?.width).toBeGreaterThan(light?.width ?? Infinity);
});

test('a line of a mouse is as broad as the brush', () => {
  expect(toCurves(dot)[0]?.width).toBe(DEFAULT_BRUSH.size);
});

test('undoes together what was drawn together, such as both sides of a mirrored stroke', () => {
  const mirrored = reduce({ type: 'draw', marks: [line, mirror(line)] });
  expect(mirrored.present).toHaveLength(2);
  expect(historyReducer(mirrored, { type: 'undo' }).present).toEqual([]);
});

test('mirrors strokes at the middle of the board', () => {
  expect(mirror(line)).toMatchObject({
    points: [
      { x: 400, y: 0 },
      { x: 390, y: 0 },
    ],
  });
  const shape = { form: 'line', brush: DEFAULT_BRUSH, from: point(0, 5), to: point(200, 9) } as const;
  expect(mirror(shape)).toMatchObject({ from: { x: 400, y: 5 }, to: { x: 200, y: 9 } });
  expect(mirror({ fill: '#0000FF', at: point(100, 7) })).toMatchObject({ at: { x: 300, y: 7 } });
});

test('a fill spreads up to lines and to the edges of the board, not beyond', () => {
  const rows = ['..#..', '..#..', '..#..'];
  const data = new Uint8ClampedArray(
    [...rows.join('')].flatMap((dot) => (dot === '#' ? [0, 0, 255, 255] : [255, 255, 255, 255])),
  );
  floodFill({ data, width: 5, height: 3 }, 4, 1, [255, 165, 0]);
  const filledPixels = rows.map((row, y) => [...row].map((_, x) => data[(y * 5 + x) * 4 + 1]));
  expect(filledPixels).toEqual(Array(3).fill([255, 255, 0, 165, 165]));
});

test('the soft edge of a line blends with the new background', () => {
  const gray = (level: number) => [level, level, level];
  const levels = [255, 255, 128, 0, 0, 128, 255];
  const data = new Uint8ClampedArray(levels.flatMap((level) => [...gray(level), 255]));
  floodFill({ data, width: 7, height: 1 }, 0, 0, [255, 0, 0]);
  const colors = levels.map((_, at) => [...data.slice(at * 4, at * 4 + 3)]);
  const red = [255, 0, 0];
  expect(colors).toEqual([red, red, [128, 0, 0], gray(0), gray(0), gray(128), gray(255)]);
});

test('every pose is a figure on the board', () => {
  const inside = ({ x, y }: Point) => Math.min(x, y) >= 0 && Math.max(x, y) <= DRAWING_BOARD.edge;
  for (const mark of DRAWING_POSES.flatMap(createPoseMarks)) {
    expect('form' in mark && inside(mark.from) && inside(mark.to)).toBe(true);
  }
});

test('removes sent marks, and keeps those that were drawn meanwhile', () => {
  const { present } = reduce(draw(dot));
  expect(reduce(draw(dot), draw(line), { type: 'submitted', drawing: present }).present).toEqual([line]);
});

test('a new pose replaces an untouched one, but not one that was drawn on', () => {
  const [hooray, hello] = DRAWING_POSES.map(createPoseMarks);
  const withPose = (history: History, marks = hooray ?? []) => historyReducer(history, { type: 'pose', marks });
  const first = withPose(EMPTY_HISTORY);
  expect(withPose(first, hello).present).toEqual(hello);
  const drawnOn = historyReducer(first, { type: 'draw', marks: hello?.slice(0, 1) ?? [] });
  expect(withPose(drawnOn, hello).present).toHaveLength(6 + 1 + 6);
});
