import { ProjectionGap } from '../read-store/errors.js';
import { counted } from '../read-store/test-support/counting.js';
import { Recorder } from '../read-store/test-support/recorder.js';
import { freshEvents } from './checkpointed.js';

const ref = { name: 'counts', version: 1 };
const storeWith = (heads: Record<string, number>) => ({ streamHeads: async () => new Map(Object.entries(heads)) });
const history = (...streams: string[]) => {
  const recorder = new Recorder();
  return streams.map((stream) => recorder.record(stream, counted()));
};

it('passes over what each stream has given before', async () => {
  const events = history('a', 'a', 'b', 'a');
  const { fresh, streamHeads } = await freshEvents(ref, events, storeWith({ a: 1 }));
  expect(fresh).toEqual([events[2], events[3]]);
  expect(streamHeads).toEqual(
    new Map([
      ['b', 0],
      ['a', 2],
    ]),
  );
});

it('passes over a repetition within a batch', async () => {
  const events = history('a', 'a');
  const { fresh } = await freshEvents(ref, [...events, ...events], storeWith({}));
  expect(fresh).toEqual(events);
});

it('names the stream and the revisions of a gap', async () => {
  const [, second] = history('a', 'a');
  await expect(freshEvents(ref, second ? [second] : [], storeWith({}))).rejects.toThrow(
    new ProjectionGap('counts', 'a', 0, 1),
  );
});
