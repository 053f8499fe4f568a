import { FakeEventStream } from '../testing';
import { subscribeToStream } from './shared-stream';

let requestedPaths: string[];
let streams: FakeEventStream[];
let received: string[];

const flush = () => jest.advanceTimersByTimeAsync(0);
const listen = (name: string) =>
  subscribeToStream('/api/updates', {
    onMessage: ({ event, data }) => received.push(`${name} ${event} ${data}`),
    onOpen: () => received.push(`${name} open`),
  });

async function setHidden(hidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await flush();
}

beforeEach(() => {
  jest.useFakeTimers();
  [requestedPaths, streams, received] = [[], [], []];
  globalThis.fetch = jest.fn((path: string, init: RequestInit) => {
    requestedPaths.push(path);
    const stream = new FakeEventStream();
    streams.push(stream);
    return Promise.resolve(stream.answer(init));
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('all listeners of a stream share one connection, which closes with the last of them', async () => {
  const [one, other] = [listen('one'), listen('other')];
  await flush();
  streams[0]!.write('event: likes\ndata: 7\n\n');
  await flush();
  expect(received).toEqual(['one open', 'other open', 'one likes 7', 'other likes 7']);
  one();
  expect(streams[0]!.closed).toBe(false);
  other();
  expect(streams[0]!.closed).toBe(true);
  expect(requestedPaths).toEqual(['/api/updates']);
});

test('a listener that joins an open stream gets onOpen', async () => {
  const one = listen('one');
  await flush();
  const unsubscribeLate = listen('late');
  expect(received).toEqual(['one open', 'late open']);
  one();
  unsubscribeLate();
});

test('a second copy of this module uses the same connection', async () => {
  const one = listen('one');
  jest.resetModules();
  const copy = await import('./shared-stream');
  expect(copy.subscribeToStream).not.toBe(subscribeToStream);
  const other = copy.subscribeToStream('/api/updates', { onMessage: () => undefined });
  await flush();
  expect(requestedPaths).toHaveLength(1);
  one();
  other();
});

test('a hidden page closes the stream, and calls onOpen when it is visible again', async () => {
  const unsubscribe = listen('one');
  await flush();
  await setHidden(true);
  expect(streams[0]!.closed).toBe(true);
  await setHidden(false);
  expect(received).toEqual(['one open', 'one open']);
  unsubscribe();
  await setHidden(true);
  await setHidden(false);
  expect(requestedPaths).toHaveLength(2);
});

test('a broken stream reconnects', async () => {
  const unsubscribe = listen('one');
  await flush();
  streams[0]!.end();
  await jest.advanceTimersByTimeAsync(10_000);
  streams[1]!.write('data: updates\n\n');
  await flush();
  expect(received).toEqual(['one open', 'one open', 'one undefined updates']);
  unsubscribe();
});
