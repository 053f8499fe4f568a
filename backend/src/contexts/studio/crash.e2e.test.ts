import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { ProductProcess } from '../../test-support/product-process.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';

jest.setTimeout(120_000);

describe('pictures made here', () => {
  it('are composed in a thread, and finished after a SIGKILL', async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-studio-local-'));
    let product = await ProductProcess.start(dataDirectory);
    const studio = () => new StudioClient(product.rest);
    for (let order = 0; order < 4; order += 1) await studio().image({ prompt: `picture ${order}` });
    await product.kill();
    product = await ProductProcess.start(dataDirectory);
    for (const { id } of (await studio().images()).items) {
      expect(await studio().settledImage(id)).toMatchObject({ status: 'completed', preserved: true });
    }
    expect((await studio().images()).total).toBe(4);
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  });
});
