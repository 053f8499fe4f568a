import { FakeEventStream } from '../testing';
import { subscribeToStream } from './shared-stream';

let asked: string[];
let streams: FakeEventStream[];
let heard: string[];

const settle = () => jest.advanceTimersByTimeAsync(0);
const listen = (name: string) =>
  subscribeToStream('/api/news', {
    onMessage: ({ event, data }) => heard.push(`${name} ${event} ${data}`),
    onOpen: () => heard.push(`${name} open`),
  });

async function look(hidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  [asked, streams, heard] = [[], [], []];
  globalThis.fetch = jest.fn((path: string, init: RequestInit) => {
    asked.push(path);
    const stream = new FakeEventStream();
    streams.push(stream);
    return Promise.resolve(stream.answer(init));
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('all listeners of a stream share one connection, which closes with the last of them', async () => {
  const [one, other] = [listen('one'), listen('other')];
  await settle();
  streams[0]!.write('event: likes\ndata: 7\n\n');
  await settle();
  expect(heard).toEqual(['one open', 'other open', 'one likes 7', 'other likes 7']);
  one();
  expect(streams[0]!.closed).toBe(false);
  other();
  expect(streams[0]!.closed).toBe(true);
  expect(asked).toEqual(['/api/news']);
});

test('a listener that joins an open stream gets onOpen', async () => {
  const one = listen('one');
  await settle();
  const late = listen('late');
  expect(heard).toEqual(['one open', 'late open']);
  one();
  late();
});

test('a second copy of this module uses the same connection', async () => {
  const one = listen('one');
  jest.resetModules();
  const copy = await import('./shared-stream');
  expect(copy.subscribeToStream).not.toBe(subscribeToStream);
  const other = copy.subscribeToStream('/api/news', { onMessage: () => undefined });
  await settle();
  expect(asked).toHaveLength(1);
  one();
  other();
});

test('a hidden page closes the stream, and calls onOpen when it is visible again', async () => {
  const leave = listen('one');
  await settle();
  await look(true);
  expect(streams[0]!.closed).toBe(true);
  await look(false);
  expect(heard).toEqual(['one open', 'one open']);
  leave();
  await look(true);
  await look(false);
  expect(asked).toHaveLength(2);
});

test('a broken stream reconnects', async () => {
  const leave = listen('one');
  await settle();
  streams[0]!.end();
  await jest.advanceTimersByTimeAsync(10_000);
  streams[1]!.write('data: news\n\n');
  await settle();
  expect(heard).toEqual(['one open', 'one open', 'one undefined news']);
  leave();
});
