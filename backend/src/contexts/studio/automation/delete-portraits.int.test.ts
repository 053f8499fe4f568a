import { hashOfStoredPicture, STUDIO_MESSAGES, type Hug } from '@marcel/contracts';
import { noise } from '../../../platform/pictures/testing/samples.js';
import { pause } from '../../../test-support/pause.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { PortraitDeleter } from './delete-portraits.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('portraits that were only material', () => {
  let product: TestProduct | undefined;
  let studio: StudioClient;
  afterEach(() => product?.stop());

  const madeIn = async (variables: Record<string, string> = {}) => {
    product = await startTestProduct({ variables });
    studio = new StudioClient(product.rest);
    const hug = await studio.finishedHug('Ada', await noise(300, 300).png().toBuffer());
    return { hug, deleter: product.app.get(PortraitDeleter), blobs: product.engines.blobs };
  };
  const hashOf = (url = '') => hashOfStoredPicture(url) ?? '';
  const shown = async ({ id }: Hug) => (await studio.hugs()).items.find((one) => one.id === id);

  it('go some days after the picture is made, and the picture stays', async () => {
    const { hug, deleter, blobs } = await madeIn({ PORTRAIT_DAYS: '3' });
    await deleter.deleteDue(inDays(2));
    expect(await shown(hug)).toEqual(hug);
    await deleter.deleteDue(inDays(4));
    await deleter.deleteDue(inDays(4));
    while ((await shown(hug))?.profilePictureUrl !== '') await pause();
    expect(await shown(hug)).toEqual({ ...hug, profilePictureUrl: '' });
    while (await blobs.has(hashOf(hug.profilePictureUrl))) await pause();
    expect(await blobs.has(hashOf(hug.storagePaths[0]))).toBe(true);
    expect(await studio.reroll(hug.id)).toMatchObject({
      status: 410,
      body: { error: STUDIO_MESSAGES.portraitDeleted },
    });
  });

  it('stay where the settings say so', async () => {
    const { hug, deleter } = await madeIn({ PORTRAIT_DAYS: '0' });
    await deleter.deleteDue(inDays(10_000));
    const stream = await product?.engines.events.head();
    await deleter.deleteDue(inDays(10_000));
    expect(await product?.engines.events.head()).toBe(stream);
    expect(await shown(hug)).toEqual(hug);
  });
});
