import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { WithdrawMascot } from './withdraw-mascot.js';

describe('withdrawing a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
  });
  afterEach(() => side.close());

  const withdraw = () => side.commands.execute(new WithdrawMascot(9, context));

  it('records it once', async () => {
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
    await withdraw();
    await withdraw();
    expect(await side.recorded(mascots.at(9))).toEqual([
      { type: 'MascotWithdrawn', data: { name: 'Tux' }, command: 'WithdrawMascot' },
    ]);
  });

  it('has nothing to do for a mascot that never was', async () => {
    expect((await withdraw()).events).toEqual([]);
  });
});
