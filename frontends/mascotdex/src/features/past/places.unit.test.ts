import { herd } from '../../shared/testing/mascots';
import { movesOf } from './components/TimeMachine';

const [one, two, three] = herd(3);
const day = (mascots: readonly (typeof one)[], total = mascots.length) => ({
  day: '2026-05-01',
  mascots: mascots.flatMap((mascot) => mascot ?? []),
  total,
});

test('places are compared with the day that was shown before', () => {
  expect([...movesOf(day([two, one]), day([one, two])).values()]).toEqual([1, -1]);
  expect([...movesOf(day([one, three]), day([one, two])).values()]).toEqual([0, 'new']);
});

test('nobody is called new who may have stood further below', () =>
  expect([...movesOf(day([one, three]), day([one, two], 30)).values()]).toEqual([0, undefined]));

test('nothing is compared with nothing', () =>
  expect([...movesOf(day([one]), undefined).values()]).toEqual([undefined]));
