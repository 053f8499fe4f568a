import { ROUTES } from '@marcel/contracts';
import { FakeEventStream } from '@marcel/kit/testing';
import { act } from '@testing-library/react';
import { STAYED_MS } from '../live/live';
import { PACE_MS } from '../live/NewsMark';

export function fakeNews() {
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
    stay: () => pass(STAYED_MS),
    publish: async (news: object, name?: string) => {
      streams.at(-1)?.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(news)}\n\n`);
      await pass(PACE_MS);
    },
    breakOff: async () => {
      streams.at(-1)?.end();
      await pass(10_000);
      await pass(PACE_MS);
    },
  };
}
