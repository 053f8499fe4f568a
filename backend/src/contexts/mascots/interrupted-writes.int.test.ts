import { fillPath, LikeCount, ROUTES } from '@marcel/contracts';
import { isDeepStrictEqual } from 'node:util';
import { PROGRESS, type Progress } from '../../platform/read-your-writes/progress.js';
import { collect } from '../../platform/event-store/event-store.js';
import { EventStoreUnavailable } from '../../platform/event-store/errors.js';
import { READ_STORE, type ReadStore } from '../../platform/read-store/read-store.js';
import { pause } from '../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { CountMissedLikes } from './automation/when-mascot-restored-then-count-missed-likes.js';
import { mascotEvents, type MascotEvent } from './domain/mascot.events.js';
import { decodeEvent } from '../../platform/event-store/event-codec.js';
import { loadHistoricalNames } from './read/past/mascot-states.js';
import { DIRECTORY_VIEW } from './views.js';

let product: TestProduct;
beforeAll(async () => void (product = await startTestProduct()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => product.stop());

describe('a like during the restoration of its mascot', () => {
  /** Delays an append of one type until right before one of another type. */
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

  it('is counted once, also when events are delivered again', async () => {
    const { rest, engines, app } = product;
    const { id } = await rest.publish({ name: 'Half-liked' });
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
      await progress.waitFor((await engines.events.head()) ?? '', [CountMissedLikes.subscription.name]);
      await progress.waitFor((await engines.events.head()) ?? '', [DIRECTORY_VIEW]);
      return (await rest.mascots('?search=Half-liked'))[0]?.likes;
    };
    expect(await shown()).toBe(2);
    const restored = (await collect(engines.events.readStream(`mascot-${id}`))).find(
      ({ type }) => type === 'MascotRestored',
    );
    await app.get(CountMissedLikes).handle(decodeEvent<MascotEvent<'MascotRestored'>>(mascotEvents, restored!));
    expect(await shown()).toBe(2);
    expect(await like()).toBe(3);
    expect(await shown()).toBe(3);
  });
});

describe('a name claim that the first attempt did not reach', () => {
  const failTheNextClaim = (): void => {
    const { events } = product.engines;
    const append = events.append.bind(events);
    let isFailing = true;
    jest.spyOn(events, 'append').mockImplementation((stream, expected, added) => {
      if (!isFailing || added[0]?.type !== 'NameClaimed') return append(stream, expected, added);
      isFailing = false;
      return Promise.reject(new EventStoreUnavailable('away'));
    });
  };
  const events = (type: string) =>
    collect(product.engines.events.readAll()).then((all) => all.filter((one) => one.type === type));
  const claimsOf = async (mascotId: number) => {
    const claims = (await events('NameClaimed')).map(({ data }) => data);
    return claims.filter((data) => isDeepStrictEqual(data, { mascotId })).length;
  };

  it('is made by the next attempt at a publication', async () => {
    failTheNextClaim();
    const { id } = await product.rest.publish({ name: 'Claimed', brand: 'Linux' });
    while ((await claimsOf(id)) === 0) await pause();
    expect(await claimsOf(id)).toBe(1);
  });

  it('is made by a repeated edit without changes', async () => {
    const { id } = await product.rest.publish({ name: 'Edited' });
    while ((await claimsOf(id)) === 0) await pause();
    failTheNextClaim();
    const json = { name: 'Duke', brand: 'Java' };
    const edit = () => product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json });
    expect((await edit()).status).toBe(503);
    expect((await edit()).status).toBe(200);
    expect(await claimsOf(id)).toBe(2);
    expect(await events('MascotEdited')).toHaveLength(1);
  });
});

test('reservations of other records with the same number are ignored', async () => {
  const { id } = await product.rest.publish({ name: 'Called', brand: 'Linux' });
  const views = product.app.get<ReadStore>(READ_STORE);
  const streams = [`mascot-${id}`, `image-1${id}`, `submission-${id}`, 'frontend-studio'];
  const called = await loadHistoricalNames(views, streams);
  const now = new Date().toISOString();
  expect(streams.map((stream) => called(stream, now))).toEqual([
    { name: 'Called', brand: 'Linux' },
    undefined,
    undefined,
    undefined,
  ]);
});
