import { STUDIO_MESSAGES } from '@marcel/contracts';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, hugRequested } from '../domain/fixtures/artworks.js';
import { stepsOf } from '../domain/fixtures/steps.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { GenerationAllowance } from './limits.js';
import { RerollHugController, RerollHugHandler } from './reroll-hug.js';

describe('re-rolling a hug', () => {
  const hug = artworks.at({ series: 'hug', id: 7 });
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: true }, RerollHugHandler);
  });
  afterEach(() => side.close());

  const reroll = (idempotencySeed?: string) => {
    const tools = [side.get(ArtworkRegistry), side.get(GenerationAllowance)] as const;
    const controller = new RerollHugController(side.commands, side.queries, ...tools);
    return sendForm(new FormData(), (request) => controller.reroll(7, request, { ...context, idempotencySeed }));
  };

  it('has it made once more by the provider of the day, with the next seed', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    await reroll();
    const data = { ...generationRequested(2).data, provider: 'drawn' };
    expect(await side.recorded(hug)).toEqual([{ type: 'GenerationRequested', data, command: 'RerollHug' }]);
  });

  it('gives a repeated request the first answer, and takes nothing off the allowance for it', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    const { position } = await reroll('key-1');
    const taken = jest.spyOn(side.get(GenerationAllowance), 'take');
    expect(await reroll('key-1')).toMatchObject({ position });
    expect(taken).not.toHaveBeenCalled();
    expect(await side.recorded(hug)).toHaveLength(1);
    await expect(reroll('key-2')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused while a picture is being made, and uses nothing up', async () => {
    await expect(reroll()).rejects.toMatchObject({ code: 'not_found', message: STUDIO_MESSAGES.hugNotFound });
    const [requested, ...steps] = stepsOf(1);
    await side.given(hug, hugRequested, ...(requested === undefined ? [] : [requested]));
    await expect(reroll()).rejects.toMatchObject({ code: 'conflict', message: STUDIO_MESSAGES.stillGenerating });
    await side.given(hug, ...steps);
    await expect(reroll()).resolves.toBeDefined();
  });
});
