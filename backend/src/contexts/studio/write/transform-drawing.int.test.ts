import { DRAWING_PROMPT, STUDIO_MESSAGES, STUDIO_WIRE } from '@marcel/contracts';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { openStudioWriteSide, STORED } from '../../../test-support/studio/studio-write-side.js';
import { GenerationAllowance } from './limits.js';
import { TransformDrawingController } from './transform-drawing.js';

describe('ordering a pose from a drawing', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: false });
  });
  afterEach(() => side.close());

  const order = (entries: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    const { commands, queries } = side;
    const tools = [side.get(PictureIntake), side.get(GenerationAllowance)] as const;
    const controller = new TransformDrawingController(commands, queries, ...tools);
    return sendForm(form, (request) => controller.transform(request, context));
  };

  it('records the drawing with the usual prompt, unless there is another', async () => {
    const drawing = { [STUDIO_WIRE.drawing]: new Blob([new Uint8Array(await photograph())]) };
    await order({ ...drawing, prompt: ' ' });
    await order({ ...drawing, prompt: ' A leap ' });
    const submitted = async (id: number) => (await side.recorded(artworks.at({ series: 'hug', id })))[0];
    const data = { hugId: 1, drawingUrl: STORED, prompt: DRAWING_PROMPT };
    expect(await submitted(1)).toEqual({ type: 'DrawingSubmitted', data, command: 'TransformDrawing' });
    expect(await submitted(2)).toMatchObject({ data: { hugId: 2, prompt: 'A leap' } });
  });

  it('is refused without a drawing', async () => {
    await expect(order({})).rejects.toMatchObject({ message: STUDIO_MESSAGES.drawingRequired });
    expect(await side.store.head()).toBeUndefined();
  });
});
