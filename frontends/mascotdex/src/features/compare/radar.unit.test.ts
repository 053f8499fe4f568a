import { toTextAnchor, toPointsAttribute, toCorners, pointAt, RADIUS } from './components/Charts';

test('the first axis points up, the others follow clockwise, and the highest score lies on the edge', () => {
  expect(pointAt(0, 4, 10)).toEqual({ x: 0, y: -RADIUS });
  expect(pointAt(1, 4, 5)).toEqual({ x: 50, y: 0 });
  expect(pointAt(2, 4, 1)).toEqual({ x: 0, y: 10 });
  expect(pointAt(3, 4, 10)).toEqual({ x: -RADIUS, y: 0 });
});

test('scores are connected in the order of the axes', () =>
  expect(toPointsAttribute(toCorners([10, 5, 1, 10]))).toBe('0,-100 50,0 0,10 -100,0'));

test('a label lies outside of the drawing', () =>
  expect([0, 20, -20].map((x) => toTextAnchor({ x, y: 0 }))).toEqual(['middle', 'start', 'end']));
