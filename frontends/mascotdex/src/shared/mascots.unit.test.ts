import { fakeServer } from '@marcel/kit/testing';
import { makeMascots, pageOf, queryOf } from './testing/mascots';
import { pickRandomMascot } from './mascots';

const serve = (size: number) => fakeServer({ 'GET /api/mascots': pageOf(makeMascots(size)) });
const always = (value: number) => () => value;

test('can draw every mascot of the query, including the last one', async () => {
  const calls = serve(1000);
  const draw = await pickRandomMascot('type=Animal', { random: always(0.9999) });
  expect(draw).toMatchObject({ mascot: { id: 1000 }, offset: 999, total: 1000 });
  expect(calls.map((call) => queryOf(call).get('type'))).toEqual(['Animal', 'Animal']);
});

test('does not draw the same mascot twice in a row, with one request only', async () => {
  const previous = await pickRandomMascot('', { random: always((serve(3), 0.4)) });
  expect(previous.mascot?.id).toBe(2);
  const calls = serve(3);
  for (const random of [0, 0.3, 0.6, 0.99]) {
    const next = await pickRandomMascot('', { previous, random: always(random) });
    expect(next.mascot?.id).not.toBe(2);
  }
  expect(calls).toHaveLength(4);
});

test('can draw the only mascot repeatedly', async () => {
  serve(1);
  const previous = await pickRandomMascot('', {});
  expect(await pickRandomMascot('', { previous })).toMatchObject({ mascot: { id: 1 } });
});

test('draws nothing when nothing matches', async () => {
  serve(0);
  expect(await pickRandomMascot('', {})).toEqual({ mascot: null, offset: 0, total: 0 });
});

test('draws again when the drawn index has become empty', async () => {
  serve(10);
  const previous = await pickRandomMascot('', { random: always(0.99) });
  serve(2);
  expect(await pickRandomMascot('', { previous, random: always(0.9) })).toMatchObject({ mascot: { id: 2 }, total: 2 });
});
