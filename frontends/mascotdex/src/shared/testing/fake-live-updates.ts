import { ROUTES } from '@marcel/contracts';
import { FakeEventStream } from '@marcel/kit/testing';
import { act } from '@testing-library/react';
import { SUBSCRIBE_DELAY_MS } from '../live/live-updates';
import { COUNT_THROTTLE_MS } from '../live/NewItemsButton';

export function fakeLiveUpdates() {
  const streams: FakeEventStream[] = [];
  const { fetch: others } = globalThis;
  globalThis.fetch = (input, init = {}) => {
    if (input !== ROUTES.mascotEvents) return others(input, init);
    const stream = new FakeEventStream();
    streams.push(stream);
    return Promise.resolve(stream.answer(init));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    streams,
    waitForStream: () => pass(SUBSCRIBE_DELAY_MS),
    publish: async (updates: object, name?: string) => {
      streams.at(-1)?.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(updates)}\n\n`);
      await pass(COUNT_THROTTLE_MS);
    },
    reconnect: async () => {
      streams.at(-1)?.end();
      await pass(10_000);
      await pass(COUNT_THROTTLE_MS);
    },
  };
}
