import { BLOB_STORE } from '../../../platform/blob-store/blob-store.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { unlimitedQuota } from '../../../platform/pictures/testing/unlimited-quota.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { MascotPictures } from '../mascot-pictures.js';
import { MascotReader } from '../read/mascot.js';
import { NameRegistry } from './uniqueness.js';
import { EditMascotController, EditMascotHandler } from './edit-mascot.js';

describe('editing a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    const fetcher = { provide: GuardedFetch, useValue: {} };
    const blobs = { provide: BLOB_STORE, useValue: {} };
    side = await WriteSide.open(
      EditMascotHandler,
      NameRegistry,
      MascotPictures,
      PictureIntake,
      ...unlimitedQuota,
      fetcher,
      blobs,
      { provide: MascotReader, useValue: {} },
    );
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const edit = (json: Parameters<EditMascotController['edit']>[1], id = 9) =>
    new EditMascotController(side.commands, side.get(MascotReader), side.get(MascotPictures)).edit(id, json, context);

  it('records changed fields only, and claims the new name', async () => {
    const imageUrl = `/pictures/${'a'.repeat(64)}.webp`;
    await edit({ name: ' Tuxedo ', brand: 'Linux', cuteness: 9, imageUrl });
    expect(await side.recorded(mascots.at(9))).toEqual([
      { type: 'MascotEdited', data: { changes: { name: 'Tuxedo' } }, command: 'EditMascot' },
      { type: 'MascotImageChanged', data: { imageUrl }, command: 'EditMascot' },
    ]);
    const names = side.get(NameRegistry);
    expect(await names.findHolder({ name: 'TUXEDO', brand: 'linux' })).toEqual({ kind: 'published', mascotId: 9 });
  });

  it('applies a hundred concurrent edits of different fields', async () => {
    const scores = ['cuteness', 'humor', 'rebel', 'weirdness'] as const;
    const crowd = Array.from({ length: 100 }, (_, n) => edit({ [scores[n % 4]!]: 1 + ((n >> 2) % 10) }));
    await Promise.all(crowd);
    const { state } = await side.get(DecisionRunner).load(mascots.at(9));
    expect(state).toMatchObject({ profile: { cuteness: 5, humor: 5, rebel: 5, weirdness: 5 } });
  });

  it('writes nothing when nothing differs', async () => {
    await edit({ name: 'Tux', cuteness: 9 });
    expect(await side.recorded(mascots.at(9))).toEqual([]);
  });

  it('is rejected for a mascot that is not in the directory', async () => {
    await expect(edit({ name: 'Nobody' }, 8)).rejects.toMatchObject({ code: 'not_found' });
  });
});
