import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { DeleteMascotController } from './delete-mascot.js';

describe('deleting a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const remove = () => new DeleteMascotController(side.commands).delete(9, context);

  it('records it, and answers whose name it was', async () => {
    const { answer } = await remove();
    expect(await answer()).toEqual({ deletedMascot: { id: 9, name: 'Tux' } });
    expect(await side.recorded(mascots.at(9))).toEqual([
      { type: 'MascotDeleted', data: { name: 'Tux' }, command: 'DeleteMascot' },
    ]);
  });

  it('is refused a second time', async () => {
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  });
});
