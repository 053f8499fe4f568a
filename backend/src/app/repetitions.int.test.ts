import { HEADERS, LikeCount } from '@marcel/contracts';
import { readdir, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { readAll } from '../platform/event-store/contract/test-support/harness.js';
import { useSimulator } from '../test-support/testing/use-simulator.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

const ENGINES = ['embedded', 'EventStoreDB'] as const;

describe.each(ENGINES)('a request repeated on %s', (engine) => {
  let product: TestProduct;
  // Hooks run in the order of their writing: the product goes before its server does.
  afterEach(() => product.stop());
  const server = useSimulator();

  const variables = (): Readonly<Record<string, string>> =>
    engine === 'embedded' ? {} : { EVENTSTOREDB_URL: server.simulator.url };
  const once = (path: string, key: string, json?: object) =>
    product.rest.call('POST', path, { json, headers: { [HEADERS.idempotencyKey]: `a-key-of-a-visitor-${key}` } });

  async function forget(): Promise<void> {
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    for (const file of await readdir(dataDirectory))
      if (file.startsWith('documents.db')) await rm(path.join(dataDirectory, file), { force: true });
    await server.simulator.restart();
    product = await startTestProduct({ dataDirectory, variables: variables() });
  }

  beforeEach(async () => {
    product = await startTestProduct({ variables: variables() });
  });

  it('changes nothing and gets the same answer, though nobody remembers it but the log', async () => {
    const { id } = await product.rest.publish();
    const send = async () => [
      LikeCount.parse((await once(`/api/mascots/${id}/like`, 'like')).body),
      (await once(`/api/mascots/${id}/comments`, 'comment', { author: 'Grace', content: 'Lovely' })).body,
    ];
    const first = await send();
    const before = await readAll(product.engines.events);
    await forget();
    expect(await send()).toEqual(first);
    const after = (await readAll(product.engines.events)).filter(({ type }) => type !== 'CheckpointRecorded');
    expect(after).toEqual(before.filter(({ type }) => type !== 'CheckpointRecorded'));
  });
});
