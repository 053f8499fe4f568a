import type { Relation } from '../prompt/relations.js';
import type { Thing } from '../prompt/thing.js';
import { atTheirs, withAllOnIt, type Placed } from './placed.js';

const thing = (name: string, more: Partial<Thing> = {}): Thing => ({
  drawn: { by: 'pictogram', name },
  where: 'ground',
  count: 1,
  relation: 'beside',
  ...more,
});

const placed = (one: Thing, x = 146): Placed => ({
  thing: one,
  x,
  y: 890,
  scale: 1.2,
  turn: 0,
  depth: 890,
  isBefore: false,
});

function withIts(relation: Relation, where: Thing['where'] = 'ground') {
  const [its, fox] = atTheirs([placed(thing('fox'))], thing('other', { relation, of: 'fox', where })).toSorted(
    (one, other) => Number(one.thing.drawn.name === 'fox') - Number(other.thing.drawn.name === 'fox'),
  );
  if (its === undefined || fox === undefined) throw new Error('One of them is missing');
  return { its, fox };
}

test.each(['below', 'over'] as const)('what is %s somebody is under them', (relation) => {
  const { its, fox } = withIts(relation);
  expect(fox.y).toBeLessThan(its.y);
});

test('who leaps over what is in the air has it below', () => {
  const { its, fox } = withIts('over', 'air');
  expect(fox.y).toBeLessThan(its.y);
});

test('two who are next to each other are on the same side of Marcel, and neither before the other', () => {
  const { its, fox } = withIts('next');
  expect(its.x).toBeLessThan(400);
  expect(its.x - fox.x).toBeGreaterThan(190 * its.scale * 0.9);
});

test.each([
  ['head', 0.6],
  ['shoulder', 0.2],
] as const)('what is on a %s is up there', (relation, share) => {
  const { its, fox } = withIts(relation);
  expect(its.y).toBeLessThan(fox.y - 190 * fox.scale * share);
});

test('what somebody holds leaves their face free', () => {
  const { its, fox } = withIts('held');
  expect(its.y - 190 * its.scale).toBeGreaterThan(fox.y - 190 * fox.scale * 0.5);
});

test.each([
  ['deciduous-tree', 'bearing'],
  ['sofa', 'below'],
  ['fence', 'next'],
] as const)('five have one %s, each a spot of its own', (name, relation) => {
  const all = withAllOnIt(placed(thing(name, { relation, of: 'fox' })), [thing('fox', { count: 5 })]);
  expect(all.filter((one) => one.thing.drawn.name === name)).toHaveLength(1);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
});

test('a snowman has its red scarf once, and another one besides', () => {
  const snowman = [placed(thing('snowman'))];
  const scarf = thing('scarf', { relation: 'worn', of: 'snowman' });
  expect(atTheirs(snowman, scarf)).toHaveLength(1);
  expect(atTheirs(snowman, { ...scarf, colour: '#57b85a' })).toHaveLength(2);
});
