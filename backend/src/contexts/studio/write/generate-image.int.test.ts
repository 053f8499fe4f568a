import { STUDIO_MESSAGES } from '@marcel/contracts';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { PictureProviders } from '../providers/picture-providers.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { GenerationAllowance } from './limits.js';
import { GenerateImageController } from './generate-image.js';

const WISH = { prompt: ' A meadow ', modelId: 'custom-model', format: 'png' } as const;

describe('ordering an image', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: true });
  });
  afterEach(() => side.close());

  const order = (idempotencySeed?: string) => {
    const [allowance, providers] = [side.get(GenerationAllowance), side.get(PictureProviders)];
    const controller = new GenerateImageController(side.commands, side.queries, allowance, providers);
    const repeatable = { ...context, idempotencySeed };
    return sendForm(new FormData(), (request) => controller.generate(WISH, request, repeatable));
  };

  it('records the prompt, and the format that is wanted', async () => {
    await order();
    const [requested, generation] = await side.recorded(artworks.at({ series: 'image', id: 1 }));
    const data = { imageId: 1, prompt: 'A meadow', modelId: 'custom-model' };
    expect(requested).toEqual({ type: 'ImageRequested', data, command: 'GenerateImage' });
    expect(generation).toMatchObject({ type: 'GenerationRequested', data: { provider: 'drawn', format: 'png' } });
  });

  it('orders once for a repeated request', async () => {
    const first = await order('key-1');
    expect(await order('key-1')).toMatchObject({ position: first.position });
    expect(await side.recorded(artworks.at({ series: 'image', id: 1 }))).toHaveLength(2);
  });

  it('is refused when the allowance is used up', async () => {
    await order();
    await expect(order()).rejects.toMatchObject({ message: STUDIO_MESSAGES.budgetSpent });
    expect(await side.recorded(artworks.at({ series: 'image', id: 2 }))).toEqual([]);
  });
});
