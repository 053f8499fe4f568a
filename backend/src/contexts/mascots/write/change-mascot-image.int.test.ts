import { MASCOT_MESSAGES } from '@marcel/contracts';
import { BLOB_STORE } from '../../../platform/blob-store/blob-store.js';
import { endlessRoom } from '../../../platform/pictures/testing/endless-room.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { context, sendForm, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { MascotPictures } from './mascot-pictures.js';
import { MascotRegistry } from './mascot-registry.js';
import { ChangeMascotImageController, ImageForm } from './change-mascot-image.js';

const HASH = 'ab'.repeat(32);
const ADDRESS = 'https://example.org/tux.png';

describe("changing a mascot's picture", () => {
  let side: WriteSide;

  beforeEach(async () => {
    const blobs = { provide: BLOB_STORE, useValue: { put: async () => HASH } };
    side = await WriteSide.open(ImageForm, MascotPictures, PictureIntake, ...endlessRoom, MascotRegistry, blobs);
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const change = (entries: Readonly<Record<string, string | Blob>>, id = 9) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    const { commands, queries } = side;
    const controller = new ChangeMascotImageController(
      commands,
      queries,
      side.get(MascotRegistry),
      side.get(ImageForm),
    );
    return sendForm(form, (request) => controller.change(id, request, context));
  };
  const changedTo = (imageUrl: string) => ({
    type: 'MascotImageChanged',
    data: { imageUrl },
    command: 'ChangeMascotImage',
  });

  it('records the address of a file or of a page, once', async () => {
    await change({ image: new Blob([new Uint8Array(await photograph())]) });
    await change({ imageUrl: ADDRESS });
    await change({ imageUrl: ADDRESS });
    expect(await side.recorded(mascots.at(9))).toEqual([changedTo(`/pictures/${HASH}.webp`), changedTo(ADDRESS)]);
  });

  it('is refused without a picture, and without a mascot', async () => {
    await expect(change({ imageUrl: ' ' })).rejects.toMatchObject({ message: MASCOT_MESSAGES.imageRequired });
    await expect(change({ imageUrl: ADDRESS }, 8)).rejects.toMatchObject({ code: 'not_found' });
    expect(await side.recorded(mascots.at(9))).toEqual([]);
  });
});
