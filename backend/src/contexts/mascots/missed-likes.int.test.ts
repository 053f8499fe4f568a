import { fillPath, LikeCount, ROUTES } from '@marcel/contracts';
import { PROGRESS, type Progress } from '../../platform/consumers/progress/progress.js';
import { collect } from '../../platform/event-store/collect.js';
import { EventStoreDbSimulator } from '../../test-support/eventstoredb-simulator/simulator.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { CountMissedLikes } from './automation/when-mascot-restored-then-count-missed-likes.js';
import { mascotEvents } from './domain/mascot.events.js';
import { decodeEvent } from '../../platform/event-store/event-codec.js';
import { DIRECTORY_VIEW } from './views.js';

describe.each(['embedded', 'EventStoreDB'])('a like that is under way while its mascot is restored (%s)', (engine) => {
  let simulator: EventStoreDbSimulator | undefined;
  let product: TestProduct;
  beforeEach(async () => {
    simulator = engine === 'embedded' ? undefined : await EventStoreDbSimulator.start();
    product = await startTestProduct({ variables: simulator && { EVENTSTOREDB_URL: simulator.url } });
  });
  afterEach(async () => {
    await product.stop();
    await simulator?.stop();
  });

  /** Holds back an append of that type until another, right before which it goes through. */
  const holdUntil = (held: string, other: string) => {
    const { events: log } = product.engines;
    const append = log.append.bind(log);
    let goOn: () => Promise<unknown> = async () => undefined;
    let arrived: () => void;
    const isHeld = new Promise<void>((resolve) => (arrived = resolve));
    jest.spyOn(log, 'append').mockImplementation(async (...call) => {
      const [, , events] = call;
      if (events.some(({ type }) => type === held)) {
        return new Promise((resolve, reject) => {
          goOn = () => append(...call).then(resolve, reject);
          arrived();
        });
      }
      if (events.some(({ type }) => type === other)) await goOn();
      return append(...call);
    });
    return isHeld;
  };

  it('is counted all the same, once, also when events come again', async () => {
    const { rest, engines, app } = product;
    const { id } = await rest.publish();
    const like = async () => LikeCount.parse((await rest.call('POST', fillPath(ROUTES.mascotLike, { id }))).body).likes;
    expect(await like()).toBe(1);
    const isHeld = holdUntil('MascotLiked', 'MascotRestored');
    const second = like();
    await isHeld;
    await rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });
    const json = { reason: 'A mistake' };
    await rest.call('POST', fillPath(ROUTES.mascotRestore, { id }), { admin: true, json });
    expect(await second).toBe(2);
    jest.restoreAllMocks();
    const shown = async () => {
      const progress = app.get<Progress>(PROGRESS);
      await progress.waitFor((await engines.events.head()) ?? '', [CountMissedLikes.reads.name]);
      await progress.waitFor((await engines.events.head()) ?? '', [DIRECTORY_VIEW]);
      return (await rest.mascots())[0]?.likes;
    };
    expect(await shown()).toBe(2);
    const restored = (await collect(engines.events.readStream(`mascot-${id}`))).find(
      ({ type }) => type === 'MascotRestored',
    );
    await app.get(CountMissedLikes).react(decodeEvent(mascotEvents, restored!));
    expect(await shown()).toBe(2);
    expect(await like()).toBe(3);
    expect(await shown()).toBe(3);
  });
});
