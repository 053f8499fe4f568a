import { fillPath, ROUTES, type ItemName, type Mascot } from '@marcel/contracts';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { pause } from '../../test-support/pause.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

let product: TestProduct;
let moderation: ModerationClient;
let studio: StudioClient;
let mascot: Mascot;

beforeEach(async () => {
  product = await startTestProduct();
  moderation = new ModerationClient(product.rest);
  studio = new StudioClient(product.rest);
  mascot = await product.rest.publish();
});
afterEach(() => product.stop());

describe('the queue', () => {
  it('tells which mascots are gone anyway', async () => {
    const item: ItemName = { kind: 'mascot', id: mascot.id };
    await moderation.report(item);
    expect(await moderation.find(item)).toMatchObject({ state: 'reported', isGone: false });
    await product.rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    const gone = { state: 'reported', isGone: true, subject: { title: 'Tux', path: null } };
    while (!(await moderation.find(item)).isGone) await pause();
    expect(await moderation.find(item)).toMatchObject(gone);
    await product.rest.call('POST', fillPath(ROUTES.mascotRestore, mascot), { admin: true, json: { reason: 'Oops' } });
    while ((await moderation.find(item)).isGone) await pause();
    await moderation.judge(item, 'hide');
    expect(await moderation.find(item)).toMatchObject({ state: 'hidden', isGone: false });
  });

  it('tells what else has the same picture', async () => {
    const photo = await photograph();
    const [one, two] = [await studio.finishedHug('Ada', photo), await studio.finishedHug('Grace', photo)];
    const others = async (id: number) => (await moderation.find({ kind: 'hug', id })).samePicture;
    while ((await others(one.id)).length < 1) await pause();
    expect(await others(one.id)).toContainEqual({ kind: 'hug', id: two.id });
    expect(
      (await moderation.queue('?state=untouched&kind=hug')).items.map(({ samePicture }) => samePicture),
    ).toContainEqual(await others(two.id));
  });
});
