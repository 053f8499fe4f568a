import { WriteSide } from '../../../test-support/testing/write-side.js';
import { collect, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { MascotRegistry } from './mascot-registry.js';

const batchOf = (...events: RecordedEvent[]) => ({ events, position: '', last: undefined, caughtUp: true });

describe('the mascots that can be liked', () => {
  const mascot = mascots.at(9);
  let side: WriteSide;
  let registry: MascotRegistry;
  let reads: jest.SpyInstance;

  beforeEach(async () => {
    side = await WriteSide.open(MascotRegistry);
    registry = side.get(MascotRegistry);
    await side.given(mascot, { type: 'MascotPublished', data: mascotPublishedData });
    reads = jest.spyOn(side.store, 'readStream');
  });
  afterEach(() => side.close());

  const isThere = () =>
    registry.requirePublished(9).then(
      () => true,
      () => false,
    );
  const removeIt = async () => {
    await side.given(mascot, { type: 'MascotDeleted', data: { name: 'Tux' } });
    return (await collect(side.store.readAll())).slice(-1);
  };

  it('are read from the log once while it is followed, until they leave the directory', async () => {
    await registry.handle(batchOf());
    expect([await isThere(), await isThere(), reads.mock.calls.length]).toEqual([true, true, 1]);
    await registry.handle(batchOf(...(await removeIt())));
    expect([await isThere(), await isThere()]).toEqual([false, false]);
  });

  it('are read each time while the log is not followed', async () => {
    await registry.handle(batchOf());
    await isThere();
    await registry.stop();
    await removeIt();
    expect(await isThere()).toBe(false);
  });

  it('are not cached when one leaves the directory during the read', async () => {
    await registry.handle(batchOf());
    const { store } = side;
    const read = store.readStream.bind(store);
    reads.mockImplementationOnce(async function* earlier() {
      const found = await collect(read(mascot.stream));
      await registry.handle(batchOf(...(await removeIt())));
      yield* found;
    });
    expect([await isThere(), await isThere()]).toEqual([true, false]);
  });
});
