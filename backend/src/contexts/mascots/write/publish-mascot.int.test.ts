import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { PublishMascot } from './publish-mascot.js';

describe('publishing a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
  });
  afterEach(() => side.close());

  const publish = (changes = {}) =>
    side.commands.execute(new PublishMascot({ ...mascotPublishedData, ...changes }, context));

  it('records it once, as it was first published', async () => {
    const first = await publish();
    expect(first.events).toHaveLength(1);
    const again = await publish({ slug: 'tux-2' });
    expect(again).toMatchObject({ events: [], position: first.position });
    expect(await side.recorded(mascots.at(9))).toEqual([
      { type: 'MascotPublished', data: mascotPublishedData, command: 'PublishMascot' },
    ]);
  });

  it('changes nothing when the mascot has been deleted since', async () => {
    await publish();
    await side.given(mascots.at(9), { type: 'MascotDeleted', data: { name: 'Tux' } });
    expect((await publish()).events).toEqual([]);
  });
});
