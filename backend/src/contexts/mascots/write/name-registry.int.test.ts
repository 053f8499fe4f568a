import { readAll } from '../../../platform/event-store/contract/test-support/harness.js';
import { EventStoreUnavailable } from '../../../platform/event-store/errors.js';
import { pause } from '../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

describe('a claim of a name that its first attempt did not come to', () => {
  let product: TestProduct;
  beforeEach(async () => void (product = await startTestProduct()));
  afterEach(() => product.stop());

  const failTheNextClaim = (): void => {
    const { events } = product.engines;
    const append = events.append.bind(events);
    let isFailing = true;
    jest.spyOn(events, 'append').mockImplementation((stream, expected, added, repeatable) => {
      if (!isFailing || added[0]?.type !== 'NameClaimed') return append(stream, expected, added, repeatable);
      isFailing = false;
      return Promise.reject(new EventStoreUnavailable('away'));
    });
  };
  const claims = async () =>
    (await readAll(product.engines.events)).filter(({ type }) => type === 'NameClaimed').map(({ data }) => data);

  it('is made by the next attempt at a publication', async () => {
    failTheNextClaim();
    const { id: mascotId } = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
    while ((await claims()).length === 0) await pause();
    expect(await claims()).toEqual([{ mascotId }]);
  });

  it('is made by a repeated edit, which changes nothing any more', async () => {
    const { id: mascotId } = await product.rest.publish();
    while ((await claims()).length === 0) await pause();
    failTheNextClaim();
    const edit = () =>
      product.rest.call('PUT', `/api/mascots/${mascotId}`, { admin: true, json: { name: 'Duke', brand: 'Java' } });
    expect((await edit()).status).toBe(503);
    expect((await edit()).status).toBe(200);
    expect(await claims()).toEqual([{ mascotId }, { mascotId }]);
    expect((await readAll(product.engines.events)).filter(({ type }) => type === 'MascotEdited')).toHaveLength(1);
  });
});
