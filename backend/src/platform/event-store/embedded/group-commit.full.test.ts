import { numbered } from '../contract/test-support/harness.js';
import { openInMemoryEventStore } from './open.js';
import { toPosition } from './database.js';

describe('Group commit', () => {
  it('takes more at once than a call has room for arguments', async () => {
    const store = openInMemoryEventStore();
    const streams = Array.from({ length: 100 }, (_, index) => `count-${index}`);
    await Promise.all(streams.map((stream) => store.append(stream, 'any', numbered(1500))));
    expect(await store.append('count-1', 1499, numbered(1))).toMatchObject({ position: toPosition(150_001) });
    await store.close();
  });
});
