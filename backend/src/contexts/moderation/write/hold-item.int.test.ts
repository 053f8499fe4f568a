import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { items } from '../domain/item.decider.js';
import { HoldItem } from './hold-item.js';

describe('holding an item', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
  });
  afterEach(() => side.close());

  it('is recorded once, whoever asks again', async () => {
    for (let time = 1; time <= 2; time += 1)
      await side.commands.execute(new HoldItem({ kind: 'comment', id: 7 }, 'links', context));
    expect(await side.recorded(items.at({ kind: 'comment', itemId: 7 }))).toEqual([
      { type: 'ItemHeld', data: { kind: 'comment', itemId: 7, cause: 'links', reports: 0 }, command: 'HoldItem' },
    ]);
  });
});
