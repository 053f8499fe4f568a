import { FakeEventStream } from '@marcel/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { MIN_CARD_INTERVAL_MS, SUBSCRIBE_DELAY_MS, useNewMascot } from './use-new-mascot';

let stream: FakeEventStream;
let result: { current: ReturnType<typeof useNewMascot> };

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const publish = (id: number) => {
  stream.write(
    `data: ${JSON.stringify({ id, name: `Mascot ${id}`, brand: 'Acme', slug: `m-${id}`, imageUrl: null })}\n\n`,
  );
  return pass(1);
};
const shownId = () => result.current.mascot?.id;

beforeEach(async () => {
  jest.useFakeTimers();
  stream = new FakeEventStream();
  globalThis.fetch = jest.fn((_path: unknown, init: RequestInit) =>
    Promise.resolve(stream.answer(init)),
  ) as typeof fetch;
  ({ result } = renderHook(useNewMascot));
  await pass(SUBSCRIBE_DELAY_MS);
});
afterEach(() => jest.useRealTimers());

it('shows a new mascot at once, until the visitor dismisses it', async () => {
  await publish(1);
  expect(shownId()).toBe(1);
  act(() => result.current.dismiss());
  expect(shownId()).toBeUndefined();
});

it('shows the newest of several mascots after the minimum interval', async () => {
  await publish(1);
  await publish(2);
  await publish(3);
  expect(shownId()).toBe(1);
  act(() => result.current.dismiss());
  await pass(MIN_CARD_INTERVAL_MS - 10);
  expect(shownId()).toBeUndefined();
  await pass(10);
  expect(shownId()).toBe(3);
});

it('ignores other and invalid events', async () => {
  stream.write('event: likes\ndata: {"id":1}\n\ndata: {"id":"no"}\n\n');
  await pass(1);
  expect(shownId()).toBeUndefined();
});
