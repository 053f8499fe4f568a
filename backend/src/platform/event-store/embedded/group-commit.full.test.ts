import { numbered } from '../contract/test-support/harness.js';
import { openInMemoryEventStore } from './open.js';
import { toPosition } from './database.js';

describe('Group commit', () => {
  it('writes more appends at once than a call may have arguments', async () => {
    const store = openInMemoryEventStore();
    const streams = Array.from({ length: 100 }, (_, index) => `count-${index}`);
    await Promise.all(streams.map((stream) => store.append(stream, 'any', numbered(1500))));
    expect(await store.append('count-1', 1499, numbered(1))).toMatchObject({ position: toPosition(150_001) });
    await store.close();
  });
});
