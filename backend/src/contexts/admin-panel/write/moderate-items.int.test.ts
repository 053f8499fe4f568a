import type { ItemRef, ModeratedItem } from '@marcel/contracts';
import { EventStoreUnavailable } from '../../../platform/event-store/errors.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { items } from '../../moderation/domain/item.js';
import { ModerateItemHandler } from '../../moderation/write/moderate-item.js';
import { ModerationMetrics } from '../../moderation/write/moderation-metrics.js';
import { OverruledReporters } from '../../moderation/write/reporters.js';
import { artworks } from '../../studio/domain/artwork.decider.js';
import { hugRequested } from '../../studio/domain/fixtures/artworks.js';
import { ModerateItemsController } from './moderate-items.js';

const reader = { find: async (item: ItemRef) => item as unknown as ModeratedItem };
const NO_OVERRULED = { provide: OverruledReporters, useValue: { add: async () => undefined } };

describe('moderating items', () => {
  const [one, two]: readonly [ItemRef, ItemRef] = [
    { kind: 'hug', id: 1 },
    { kind: 'hug', id: 2 },
  ];
  const unknown: ItemRef = { kind: 'mascot', id: 1 };
  let side: WriteSide;
  let controller: ModerateItemsController;

  beforeEach(async () => {
    side = await WriteSide.open(ModerateItemHandler, ModerationMetrics, Metrics, NO_OVERRULED);
    controller = new ModerateItemsController(side.commands, side.store, reader);
    for (const { id } of [one, two]) {
      const data = { ...hugRequested.data, hugId: id };
      await side.given(artworks.at({ series: 'hug', id }), { ...hugRequested, data });
    }
  });
  afterEach(() => side.close());

  const recorded = ({ kind, id: itemId }: ItemRef) => side.recorded(items.at({ kind, itemId }));
  const hideAll = (...names: ItemRef[]) =>
    controller.moderate({ items: names, action: 'hide', reason: ' Not nice ' }, context);

  it('records the verdict with its reason', async () => {
    await hideAll(one);
    expect(await recorded(one)).toMatchObject([{ type: 'ItemHidden', data: { reason: 'Not nice' } }]);
  });

  it('decides on each item separately, and names failures', async () => {
    const { position, toBody } = await hideAll(one, unknown, one, two);
    expect(position).toBe(await side.store.head());
    expect(await toBody()).toMatchObject({
      decided: [one, two],
      failed: [
        { ...unknown, code: 'not_found' },
        { ...one, code: 'conflict' },
      ],
    });
  });

  it('stops when the log is unavailable, and reports the finished items', async () => {
    const append = side.store.append.bind(side.store);
    jest
      .spyOn(side.store, 'append')
      .mockImplementationOnce(append)
      .mockRejectedValue(new EventStoreUnavailable('gone'));
    const { isIncomplete, toBody } = await hideAll(one, two);
    expect(isIncomplete).toBe(true);
    expect(await toBody()).toMatchObject({ decided: [one], failed: [{ ...two, code: 'unavailable' }] });
    await expect(hideAll(two)).rejects.toBeInstanceOf(EventStoreUnavailable);
  });
});
