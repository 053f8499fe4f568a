import * as path from 'node:path';
import { fillPath, ROUTES } from '@marcel/contracts';
import { DiscoveryService } from '@nestjs/core';
import { rm } from 'node:fs/promises';
import { PictureChecker } from '../contexts/studio/automation/check-pictures.js';
import { ModerationClient } from '../test-support/moderation/moderation-client.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { type Automation, HostingMetadata } from '../platform/consumers/consumer.js';
import { decodeEvent } from '../platform/event-store/event-codec.js';
import { collect } from '../platform/event-store/event-store.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

jest.setTimeout(120_000);

const REASON = { reason: 'Once more' };
const OWN_ACCOUNT = 'hash-chain';

/** Replays automations over events whose subjects have changed since. */
describe('automations that process events again', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await live();
  });
  afterAll(() => product.stop());

  const admin = async (method: string, route: string, id: number, json: unknown = {}): Promise<void> => {
    const { status, body } = await product.rest.call(method, fillPath(route, { id }), { admin: true, json });
    if (status >= 300) throw new Error(`${method} ${route} ${id}: ${JSON.stringify(body)}`);
  };

  async function live(): Promise<void> {
    const first = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
    // The name was taken then, and is free now.
    const second = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
    expect(second.id).not.toBe(first.id);
    await admin('DELETE', ROUTES.mascot, first.id);
    const { id, ...profile } = await product.rest.publish({ name: 'Domo', brand: 'NHK' });
    await admin('PUT', ROUTES.mascot, id, { ...profile, name: 'Domo-kun' });
    const liked = await product.rest.publish({ name: 'Domo', brand: 'NHK' });
    for (const _ of [1, 2]) await admin('POST', ROUTES.mascotLike, liked.id);
    await admin('DELETE', ROUTES.mascot, liked.id);
    await admin('POST', ROUTES.mascotRestore, liked.id, REASON);
    await admin('POST', ROUTES.mascotLike, liked.id);
    for (const content of ['What a b1tch', 'Lovely'])
      await admin('POST', ROUTES.mascotComments, liked.id, { author: 'Grace', content });
    const moderation = new ModerationClient(product.rest);
    while ((await moderation.queue()).total === 0) await new Promise(setImmediate);
    await moderation.moderate({ kind: 'comment', id: 1 }, 'restore');
    for (const action of ['hide', 'restore'] as const)
      await moderation.moderateAll(
        [liked, second].map((mascot) => ({ kind: 'mascot', id: mascot.id })),
        action,
      );
    await moderation.moderate({ kind: 'mascot', id: second.id }, 'hide');
    for (const submissionId of [3, 4]) await admin('POST', ROUTES.submissionReopen, submissionId, REASON);
    await admin('PUT', ROUTES.submissionApprove, 3);
    await product.rest.submit({ name: 'Erased' });
    await admin('POST', ROUTES.submissionErase, 5, REASON);
    for (const prompt of ['A meadow', 'A beach at sunset'])
      await new StudioClient(product.rest).finishedImage({ prompt });
    await product.app.get(PictureChecker).runOnce(new Date());
    for (const kind of ['comment', 'image'] as const)
      for (const action of ['hide', 'erase'] as const) await moderation.moderate({ kind, id: 1 }, action);
    await product.rest.get(ROUTES.ready);
  }
  const recorded = async () =>
    (await collect(product.engines.events.readAll())).filter(({ stream }) => !stream.startsWith(OWN_ACCOUNT));
  const keys = () => collect(product.engines.keys.records());
  const automations = (): Automation[] => {
    const discovery = product.app.get(DiscoveryService, { strict: false });
    return discovery.getProviders({ metadataKey: HostingMetadata.KEY }).flatMap((wrapper) => {
      const isAutomation = discovery.getMetadataByDecorator(HostingMetadata, wrapper)?.kind === 'automation';
      return isAutomation ? [wrapper.instance as Automation] : [];
    });
  };

  it('change nothing when any automation replays the whole log', async () => {
    const before = { events: await recorded(), keys: await keys() };
    expect(automations().length).toBeGreaterThan(2);
    for (const automation of automations()) {
      const { streamPrefixes, eventTypes } = automation.subscription;
      const own = before.events.filter(
        ({ stream, type }) => eventTypes.includes(type) && streamPrefixes.some((prefix) => stream.startsWith(prefix)),
      );
      expect(own.length).toBeGreaterThan(0);
      for (const event of own) await automation.handle(decodeEvent(automation.catalogue, event));
    }
    expect(await recorded()).toEqual(before.events);
    expect(await keys()).toEqual(before.keys);
  });

  it('change nothing, nor do generated and checked pictures, when every read model is lost', async () => {
    const before = await recorded();
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    await rm(path.join(dataDirectory, 'views.db'));
    product = await startTestProduct({ dataDirectory });
    while ((await product.rest.get(ROUTES.ready)).status !== 200) await new Promise(setImmediate);
    await product.app.get(PictureChecker).runOnce(new Date());
    expect(await recorded()).toEqual(before);
  });
});
