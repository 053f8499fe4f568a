import { changeHistory, EMPTY_HISTORY, type History, type HistoryAction } from './history';
import { curvesOf, FIRST_BRUSH, type Point, type Stroke } from './stroke';

const point = (x: number, y: number, pressure = 0.5): Point => ({ x, y, pressure });
const stroke = (...points: Point[]): Stroke => ({ brush: FIRST_BRUSH, points });
const dot = stroke(point(1, 1));
const line = stroke(point(0, 0), point(10, 0));

const after = (...actions: HistoryAction[]): History => actions.reduce(changeHistory, EMPTY_HISTORY);
const draw = (drawn: Stroke): HistoryAction => ({ type: 'draw', stroke: drawn });

test('strokes and clearing are undone and redone one by one', () => {
  const cleared = [draw(dot), draw(line), { type: 'clear' }] as const;
  expect(after(...cleared).present).toEqual([]);
  expect(after(...cleared, { type: 'undo' }).present).toEqual([dot, line]);
  expect(after(...cleared, { type: 'undo' }, { type: 'undo' }).present).toEqual([dot]);
  expect(after(...cleared, { type: 'undo' }, { type: 'redo' }).present).toEqual([]);
});

test('a new stroke ends what could be redone', () => {
  expect(after(draw(dot), { type: 'undo' }, draw(line)).future).toEqual([]);
});

test.each(['undo', 'redo', 'clear'] as const)('%s has nothing to do on a fresh board', (type) => {
  expect(after({ type })).toBe(EMPTY_HISTORY);
});

test('a stroke is one smooth line from its first to its last point', () => {
  const curves = curvesOf(stroke(point(0, 0), point(10, 0), point(10, 10)));
  expect(curves[0]?.from).toMatchObject({ x: 0, y: 0 });
  expect(curves.at(-1)?.to).toMatchObject({ x: 10, y: 10 });
  curves.slice(1).forEach((curve, place) => expect(curve.from).toEqual(curves[place]?.to));
});

test('pressing a pen harder makes the line broader', () => {
  const [light] = curvesOf(stroke(point(0, 0, 0.1)));
  const [hard] = curvesOf(stroke(point(0, 0, 1)));
  expect(hard?.width).toBeGreaterThan(light?.width ?? Infinity);
});

test('with a mouse a line is as broad as the brush', () => {
  expect(curvesOf(dot)[0]?.width).toBe(FIRST_BRUSH.size);
});
