import { EVENT_STREAM_TIMES_MS } from '@marcel/contracts';
import { FakeEventStream } from '../testing';
import { followStream } from './follow-stream';

const FULL = { ok: false, status: 429, body: null, headers: new Headers({ 'retry-after': '30' }) };

let requests: RequestInit[];
let answers: (() => unknown)[];
let events: string[];
let pageController: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  answers = [];
  events = [];
  pageController = new AbortController();
  globalThis.fetch = jest.fn((_path: unknown, init: RequestInit) => {
    requests.push(init);
    const answer = answers.shift()?.();
    return Promise.resolve(answer instanceof FakeEventStream ? answer.answer(init) : answer);
  }) as typeof fetch;
});
afterEach(() => {
  pageController.abort();
  jest.useRealTimers();
});

const follow = (options: { maxDelayMs?: number } = {}) =>
  void followStream(
    {
      path: '/api/updates',
      onMessage: ({ data }) => events.push(data),
      onMissed: () => events.push('missed'),
      onConnectionChange: (live) => events.push(live ? 'live' : 'polling'),
      ...options,
    },
    pageController.signal,
  );
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('reports polling when the server is full, and reconnects after the delay that it requests', async () => {
  const stream = new FakeEventStream();
  answers = [() => FULL, () => FULL, () => stream];
  follow();
  await pass(0);
  expect(events).toEqual(['polling']);
  await pass(29_000);
  expect(requests).toHaveLength(1);
  await pass(16_000);
  expect(requests).toHaveLength(2);
  await pass(45_000);
  expect(events).toEqual(['polling', 'polling', 'live', 'missed']);
  stream.write(': still here\n\ndata: updates\n\n');
  await pass(0);
  expect(events.at(-1)).toBe('updates');
});

it('replaces a stream that is silent for too long', async () => {
  const [silent, fresh] = [new FakeEventStream(), new FakeEventStream()];
  answers = [() => silent, () => fresh];
  follow();
  await pass(EVENT_STREAM_TIMES_MS.silence - 1000);
  silent.write(': still here\n\n');
  await pass(EVENT_STREAM_TIMES_MS.silence - 1000);
  expect(events).toEqual(['live']);
  await pass(1000);
  expect(events).toEqual(['live', 'polling']);
  await pass(2 * EVENT_STREAM_TIMES_MS.reconnect);
  expect(events).toEqual(['live', 'polling', 'live', 'missed']);
});

it('doubles the delay after each failure, and resets it after a connection', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const BROKEN = { ok: false, status: 503, body: null, headers: new Headers() };
  const stream = new FakeEventStream();
  answers = [() => BROKEN, () => BROKEN, () => BROKEN, () => stream, () => BROKEN];
  follow({ maxDelayMs: 3 * EVENT_STREAM_TIMES_MS.reconnect });
  await pass(0);
  for (const [wait, count] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    await pass(wait * EVENT_STREAM_TIMES_MS.reconnect - 1);
    expect(requests).toHaveLength(count - 1);
    await pass(1);
    expect(requests).toHaveLength(count);
  }
  stream.end();
  await pass(EVENT_STREAM_TIMES_MS.reconnect);
  expect(requests).toHaveLength(5);
});

it('stops when its signal aborts', async () => {
  answers = [() => FULL];
  follow();
  await pass(0);
  pageController.abort();
  await pass(120_000);
  expect(requests).toHaveLength(1);
});
