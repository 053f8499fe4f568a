import { GeneratedImage } from '@marcel/contracts';
import { Consumers } from '../../../../platform/consumers/consumers.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { StudioClient } from '../../../../test-support/studio/studio-client.js';
import { GenerationWorker } from './generation-worker.js';

describe('the worker', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startTestProduct();
  });
  afterEach(() => product.stop());

  it('finishes what nobody works on any more', async () => {
    const studio = new StudioClient(product.rest);
    await product.app.get(Consumers).stop('worker');
    const { id } = GeneratedImage.parse((await studio.image({ prompt: 'A dog on a beach' })).body);
    const worker = product.app.get(GenerationWorker);
    await worker.start();
    await worker.sweep();
    await worker.sweep();
    expect(await studio.settledImage(id)).toMatchObject({ status: 'completed' });
  });
});
