import { Recorder } from '../read-store/test-support/recorder.js';
import { counted } from '../read-store/test-support/counting.js';
import { inParts } from './consumer-run.js';

describe('a batch in parts', () => {
  const recorder = new Recorder();
  const events = [1, 2, 3, 4, 5].map((by) => recorder.record('count-a', counted(by)));
  const last = { ...events[4]!, position: '9'.repeat(16) };
  const batch = { events, position: last.position, last, caughtUp: false };

  it('holds all events in order, and ends where the batch ends', () => {
    const parts = inParts(batch, 2);
    expect(parts.map((part) => part.events.length)).toEqual([2, 2, 1]);
    expect(parts.flatMap((part) => part.events)).toEqual(events);
    expect(parts.map(({ position }) => position)).toEqual([events[1]!.position, events[3]!.position, last.position]);
    expect(parts.map((part) => part.last?.id)).toEqual([events[1]!.id, events[3]!.id, last.id]);
  });

  it('is one part where it is small', () => {
    expect(inParts(batch, 5)).toEqual([batch]);
    expect(inParts({ ...batch, events: [] }, 5)).toEqual([{ ...batch, events: [] }]);
  });
});
