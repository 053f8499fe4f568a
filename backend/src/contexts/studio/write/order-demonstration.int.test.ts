import { context, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { openStudioWriteSide, STORED } from '../../../test-support/studio/studio-write-side.js';
import { OrderDemonstration, OrderDemonstrationHandler } from './order-demonstration.js';

describe('ordering pictures for a new site', () => {
  let side: WriteSide | undefined;
  afterEach(() => side?.close());

  const order = async (paid: boolean) => {
    const opened = await openStudioWriteSide({ paid }, OrderDemonstrationHandler);
    side = opened;
    await opened.commands.execute(new OrderDemonstration([{ name: 'Tux', portraitUrl: STORED }], context));
    return opened;
  };

  it('orders a hug of each sitter, a pose and a few images', async () => {
    const { store } = await order(false);
    const streams: string[] = [];
    for await (const { stream, type } of store.readAll()) if (/Requested|Submitted/.test(type)) streams.push(stream);
    expect([...new Set(streams)]).toEqual(['hug-1', 'hug-2', 'image-1', 'image-2', 'image-3']);
    expect((await side?.recorded(artworks.at({ series: 'hug', id: 1 })))?.[0]).toMatchObject({
      type: 'HugRequested',
      data: { userName: 'Tux', portraitUrl: STORED },
      command: 'OrderDemonstration',
    });
  });

  it('orders nothing where pictures cost money', async () => {
    const { store } = await order(true);
    expect(await store.head()).toBeUndefined();
  });
});
