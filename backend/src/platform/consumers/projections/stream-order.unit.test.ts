import { counted } from '../../read-store/test-support/counting.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { StreamGap, StreamOrder } from './projection-consumer.js';

function eventsOf(...streams: string[]) {
  const recorder = new Recorder();
  return streams.map((stream) => recorder.record(stream, counted()));
}

it('skips events that are delivered again, also within a batch', () => {
  const events = eventsOf('a', 'a', 'b', 'a');
  const order = new StreamOrder();
  expect(order.withoutRepeated(events.slice(0, 2))).toEqual(events.slice(0, 2));
  expect(order.withoutRepeated([...events, ...events])).toEqual(events.slice(2));
});

it('names the stream and the revisions of a gap', () => {
  const [first, , third] = eventsOf('a', 'a', 'a');
  const events = first && third ? [first, third] : [];
  expect(() => new StreamOrder().withoutRepeated(events)).toThrow(new StreamGap('a', 1, 2));
});

it('expects the first event of a stream when it reads from the start of the log', () => {
  const events = eventsOf('a', 'a').slice(1);
  expect(new StreamOrder().withoutRepeated(events)).toEqual(events);
  expect(() => new StreamOrder(true).withoutRepeated(events)).toThrow(StreamGap);
});

it('remembers a limited number of streams', () => {
  const order = new StreamOrder(true);
  const events = eventsOf('a', 'a', 'a');
  order.withoutRepeated(events.slice(0, 1));
  for (let number = 0; number < 10_000; number += 1) order.withoutRepeated(eventsOf(`stream-${number}`));
  expect(order.withoutRepeated(events.slice(2))).toEqual(events.slice(2));
});
