import { hashOfStoredPicture, RELEASE_LIMITS, Submission, SubmissionReceipt } from '@marcel/contracts';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { collect } from '../../../platform/event-store/event-store.js';
import { noise } from '../../../platform/pictures/testing/samples.js';
import { ReleaseClient } from '../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { OrphanCollector } from './collect-orphans.js';

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

describe('collecting orphaned pictures', () => {
  let product: TestProduct;
  let collector: OrphanCollector;
  let orphans = 0;
  beforeAll(async () => {
    product = await startTestProduct();
    collector = product.app.get(OrphanCollector);
  });
  afterAll(() => product.stop());

  const blobNames = async () => (await collect(product.engines.blobs.entries())).map(({ name }) => name);
  const picture = async () => new Blob([await noise(32, 32).png().toBuffer()]);
  const putOrphan = () => product.engines.blobs.put(Buffer.from(`orphan ${(orphans += 1)}`));

  it('removes nothing when the log refers to no picture', async () => {
    const orphan = await putOrphan();
    for (const hours of [49, 50, 51]) await collector.runOnce(inHours(hours));
    expect(await blobNames()).toEqual([orphan]);
  });

  it('removes nothing while the view of references is incomplete', async () => {
    await product.rest.submit({}, await picture());
    const orphan = await putOrphan();
    const getView = jest.spyOn(product.engines.views, 'get').mockRejectedValue(new Error('away'));
    for (const hours of [49, 50, 51]) await collector.runOnce(inHours(hours));
    getView.mockRestore();
    expect(await blobNames()).toContain(orphan);
  });

  it('keeps the files of releases until they are pruned', async () => {
    const studio = new ReleaseClient(product.rest, 'studio');
    await product.rest.submit({}, await picture());
    for (let minor = 0; minor < RELEASE_LIMITS.keptReleases; minor += 1)
      await studio.publish({ version: `1.${minor}.0` });
    for (const hours of [49, 50, 51]) await collector.runOnce(inHours(hours));
    const before = await blobNames();
    for (const hours of [49, 50]) await collector.runOnce(inHours(hours));
    expect(await blobNames()).toEqual(before);
    await studio.publish({ version: '2.0.0' });
    for (const hours of [51, 52]) await collector.runOnce(inHours(hours));
    expect(await blobNames()).toHaveLength(before.length);
  });

  it('keeps referenced pictures, and removes others in the second run that finds them', async () => {
    const studio = new StudioClient(product.rest);
    const { id } = SubmissionReceipt.parse((await product.rest.submit({}, await picture())).body);
    await product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json: {} });
    await studio.finishedImage({ prompt: 'A meadow' });
    await studio.finishedHug('Ada', await noise(40, 40).png().toBuffer());
    const before = await blobNames();
    const orphan = await putOrphan();
    await collector.runOnce(inHours(49));
    expect(await blobNames()).toContain(orphan);
    await collector.runOnce(inHours(50));
    expect(await blobNames()).not.toContain(orphan);
    expect(await blobNames()).toEqual(expect.arrayContaining(before));
    const submission = await product.rest.get(`/api/submissions/${id}`, { admin: true });
    const url = Submission.parse(submission.body).imageUrl ?? '';
    expect(await product.engines.blobs.has(hashOfStoredPicture(url) ?? '')).toBe(true);
    expect(String((await product.rest.get('/metrics')).body)).toContain('pictures_collected_total ');
  });

  it('keeps pictures below the configured age, and those that are uploaded again meanwhile', async () => {
    await product.rest.submit({}, await picture());
    const orphan = await putOrphan();
    for (const hours of [0, 24, 47]) await collector.runOnce(inHours(hours));
    expect(await blobNames()).toContain(orphan);
    await collector.runOnce(inHours(49));
    const remove = product.engines.blobs.remove.bind(product.engines.blobs);
    jest.spyOn(product.engines.blobs, 'remove').mockImplementationOnce(async (name) => remove(name, inHours(-1)));
    await collector.runOnce(inHours(50));
    expect(await blobNames()).toContain(orphan);
  });
});
