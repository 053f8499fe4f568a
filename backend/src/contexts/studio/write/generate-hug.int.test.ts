import { STUDIO_MESSAGES, STUDIO_WIRE } from '@marcel/contracts';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { openStudioWriteSide, STORED } from '../../../test-support/studio/studio-write-side.js';
import { GenerationAllowance } from './limits.js';
import { GenerateHugController } from './generate-hug.js';

describe('ordering a hug', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: true });
  });
  afterEach(() => side.close());

  const order = (entries: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    const { commands, queries } = side;
    const tools = [side.get(PictureIntake), side.get(GenerationAllowance)] as const;
    const controller = new GenerateHugController(commands, queries, ...tools);
    return sendForm(form, (request) => controller.generate(request, context));
  };
  const portrait = async () => ({ [STUDIO_WIRE.portrait]: new Blob([new Uint8Array(await photograph())]) });

  it('records what is wanted, and how it is to be made', async () => {
    await order({ userName: ' Ada ', ...(await portrait()) });
    const [requested, generation] = await side.recorded(artworks.at({ series: 'hug', id: 1 }));
    expect(requested).toEqual({
      type: 'HugRequested',
      data: { hugId: 1, userName: 'Ada', portraitUrl: STORED, mascotPictureUrl: null, characterName: null },
      command: 'GenerateHug',
    });
    const data = { generation: 1, seed: expect.any(Number), provider: 'drawn', format: 'jpeg' };
    expect(generation).toEqual({ type: 'GenerationRequested', data, command: 'GenerateHug' });
  });

  it('records what a character is called; Marcel has a name', async () => {
    const [face] = Object.values(await portrait());
    if (!face) throw new Error('There is no picture');
    const files = { [STUDIO_WIRE.portrait]: face, [STUDIO_WIRE.character]: face };
    await order({ userName: 'Ada', characterName: ' Tux ', ...files });
    const [requested] = await side.recorded(artworks.at({ series: 'hug', id: 1 }));
    expect(requested?.data).toMatchObject({ mascotPictureUrl: STORED, characterName: 'Tux' });
    await expect(order({ userName: 'Ada', characterName: 'x'.repeat(101), ...files })).rejects.toThrow();
  });

  it('says nothing of a character that is not there', async () => {
    await order({ userName: 'Ada', characterName: 'Tux', ...(await portrait()) });
    const [requested] = await side.recorded(artworks.at({ series: 'hug', id: 1 }));
    expect(requested?.data).toMatchObject({ characterName: null });
  });

  it('is refused without a portrait, which uses nothing up, and when the allowance is used up', async () => {
    await expect(order({ userName: 'Ada' })).rejects.toMatchObject({ message: STUDIO_MESSAGES.pictureRequired });
    const hug = { userName: 'Ada', ...(await portrait()) };
    await order(hug);
    await expect(order(hug)).rejects.toMatchObject({ message: STUDIO_MESSAGES.budgetSpent });
    expect(await side.recorded(artworks.at({ series: 'hug', id: 2 }))).toEqual([]);
  });
});
