import { activityProjection } from './audit/index.js';
import { EVENT_STREAMS } from './event-streams.js';
import { referencesProjection } from './pictures/index.js';

const streams = Object.values(EVENT_STREAMS).flat();
const added = { prefix: 'lamp-', key: 'id', about: 'A lamp', catalogue: {} };

describe.each([
  ['activity', activityProjection],
  ['pictures that records refer to', referencesProjection],
])('the projection of the %s', (_, projectionOf) => {
  it('has another version, a later one, in a release that knows another kind of stream', () => {
    const [before, after] = [projectionOf(streams), projectionOf([...streams, added])];
    expect(after.streamPrefixes).toEqual([...before.streamPrefixes, 'lamp-']);
    expect(after.version).toBeGreaterThan(before.version);
  });

  it('comes after every version that was given by hand', () => {
    expect(projectionOf([added]).version).toBeGreaterThan(1);
  });
});
