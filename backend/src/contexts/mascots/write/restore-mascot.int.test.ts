import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { items } from '../../moderation/domain/item.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { likes } from '../domain/like.js';
import { MASCOT_CONFLICTS, mascots } from '../domain/mascot.decider.js';
import { NameRegistry } from './uniqueness.js';
import { RestoreMascotController, RestoreMascotHandler } from './delete-and-restore.js';
import { MascotReader } from '../read/mascot.js';

describe('restoring a mascot', () => {
  const mascot = mascots.at(9);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(RestoreMascotHandler, NameRegistry, { provide: MascotReader, useValue: {} });
    await side.given(mascot, { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const restore = (id = 9) =>
    new RestoreMascotController(side.commands, side.get(MascotReader)).restore(id, { reason: ' A mistake ' }, context);

  it('records everything that views have deleted, and claims the name', async () => {
    const liked = { type: 'MascotLiked', data: { mascotId: 9 } } as const;
    await side.given(likes.at(9), liked, liked);
    await side.given(mascot, { type: 'MascotDeleted', data: { name: 'Tux' } });
    await restore();
    const { slug, profile, imageUrl } = mascotPublishedData;
    const data = { mascotId: 9, slug, profile, imageUrl, likes: 2, reason: 'A mistake' };
    expect(await side.recorded(mascot)).toEqual([
      {
        type: 'MascotRestored',
        data: { ...data, publishedAt: expect.stringMatching(/^\d{4}-/) },
        command: 'RestoreMascot',
      },
    ]);
    const names = side.get(NameRegistry);
    expect(await names.findHolder({ name: 'Tux', brand: 'Linux' })).toEqual({ kind: 'published', mascotId: 9 });
  });

  it('withdraws it again after a concurrent verdict', async () => {
    await side.given(mascot, { type: 'MascotDeleted', data: { name: 'Tux' } });
    const append = side.store.append.bind(side.store);
    const item = { kind: 'mascot', itemId: 9 } as const;
    jest.spyOn(side.store, 'append').mockImplementationOnce(async (...restored) => {
      await side.given(items.at(item), { type: 'ItemHidden', data: { ...item, reason: 'Spam' } });
      return append(...restored);
    });
    await expect(restore()).rejects.toMatchObject({ code: 'conflict', message: MASCOT_CONFLICTS.hidden });
    const recorded = await side.recorded(mascot);
    expect(recorded.map(({ type }) => type)).toEqual(['MascotRestored', 'MascotWithdrawn']);
  });

  it('is rejected for a mascot that was not deleted or never existed', async () => {
    await expect(restore()).rejects.toMatchObject({ code: 'conflict', message: MASCOT_CONFLICTS.notDeleted });
    await expect(restore(8)).rejects.toMatchObject({ code: 'not_found' });
  });
});
