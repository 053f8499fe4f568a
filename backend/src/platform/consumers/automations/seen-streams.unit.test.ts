import { counted } from '../../read-store/test-support/counting.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { ProjectionGap } from '../../read-store/errors.js';
import { SeenStreams } from './seen-streams.js';

describe('the streams that a consumer has seen', () => {
  const recorder = new Recorder();
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => recorder.record('count-a', counted()));
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('There are four');

  it('may be begun in the middle, are passed over when they come again, and have no gap', () => {
    const seen = new SeenStreams('noting');
    expect(seen.isNew(second)).toBe(true);
    seen.add(second);
    expect([seen.isNew(first), seen.isNew(second), seen.isNew(third)]).toEqual([false, false, true]);
    expect(() => seen.isNew(fourth)).toThrow(ProjectionGap);
  });

  it('are forgotten where a log has ever more of them', () => {
    const seen = new SeenStreams('noting');
    seen.add(second);
    for (let stream = 0; stream < 10_000; stream += 1) seen.add({ ...first, stream: `count-${stream}` });
    expect(seen.isNew(first)).toBe(true);
  });

  it('are not seen before they were taken in', () => {
    const seen = new SeenStreams('noting');
    expect([seen.isNew(first), seen.isNew(first)]).toEqual([true, true]);
  });
});
