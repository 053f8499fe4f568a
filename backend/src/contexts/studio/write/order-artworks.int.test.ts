import { STUDIO_MESSAGES, STUDIO_FILES, DRAWING_PROMPT } from '@marcel/contracts';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { openStudioWriteSide, STORED } from '../../../test-support/studio/studio-write-side.js';
import { GenerationAllowance } from './generation-allowance.js';
import { GenerateImageController } from './generate-image.js';
import { TransformDrawingController } from './transform-drawing.js';
import { GenerateHugController } from './generate-hug.js';
import { PictureProviders } from '../providers/picture-provider.js';
import { generationRequested, hugRequested } from '../domain/fixtures/artworks.js';
import { stepsOf } from '../domain/fixtures/steps.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { RerollHugController, RerollHugHandler } from './reroll-hug.js';
import { OrderDemonstration, OrderDemonstrationHandler } from './order-demonstration.js';
import { formOf } from '../../../test-support/rest-client.js';

describe('requesting a hug', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: true });
  });
  afterEach(() => side.close());

  const order = (entries: Readonly<Record<string, string | Blob>>) => {
    const tools = [side.get(ArtworkReader), side.get(PictureIntake), side.get(GenerationAllowance)] as const;
    const controller = new GenerateHugController(side.commands, ...tools);
    return sendForm(formOf(entries), (request) => controller.generate(request, context));
  };
  const portrait = async () => ({ [STUDIO_FILES.portrait]: new Blob([new Uint8Array(await photograph())]) });

  it('records the request and its options', async () => {
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

  it.each([{ userName: 'Best c\u200basino' }, { userName: 'a.com b.com c.com' }])(
    'is held for a moderator when its label is %j',
    async (label) => {
      await order({ ...label, ...(await portrait()) });
      expect(await side.recorded({ stream: 'moderation-hug-1' })).toMatchObject([
        { type: 'ItemHeld', data: { itemId: 1 } },
      ]);
    },
  );

  it('records the name of a character, except for Marcel', async () => {
    const [picture] = Object.values(await portrait());
    if (!picture) throw new Error('There is no picture');
    const files = { [STUDIO_FILES.portrait]: picture, [STUDIO_FILES.character]: picture };
    await order({ userName: 'Ada', characterName: ' Tux ', ...files });
    const [requested] = await side.recorded(artworks.at({ series: 'hug', id: 1 }));
    expect(requested?.data).toMatchObject({ mascotPictureUrl: STORED, characterName: 'Tux' });
    await expect(order({ userName: 'Ada', characterName: 'x'.repeat(101), ...files })).rejects.toThrow();
  });

  it('records no name without a character', async () => {
    await order({ userName: 'Ada', characterName: 'Tux', ...(await portrait()) });
    const [requested] = await side.recorded(artworks.at({ series: 'hug', id: 1 }));
    expect(requested?.data).toMatchObject({ characterName: null });
  });

  it('is rejected without a portrait, without using the allowance, and when the allowance is used up', async () => {
    await expect(order({ userName: 'Ada' })).rejects.toMatchObject({ message: STUDIO_MESSAGES.pictureRequired });
    const hug = { userName: 'Ada', ...(await portrait()) };
    await order(hug);
    await expect(order(hug)).rejects.toMatchObject({ message: STUDIO_MESSAGES.budgetSpent });
    expect(await side.recorded(artworks.at({ series: 'hug', id: 2 }))).toEqual([]);
  });
});

describe('requesting a pose from a drawing', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: false });
  });
  afterEach(() => side.close());

  const order = (entries: Readonly<Record<string, string | Blob>>) => {
    const tools = [side.get(ArtworkReader), side.get(PictureIntake), side.get(GenerationAllowance)] as const;
    const controller = new TransformDrawingController(side.commands, ...tools);
    return sendForm(formOf(entries), (request) => controller.transform(request, context));
  };

  it('records the drawing with its prompt or the default one', async () => {
    const drawing = { [STUDIO_FILES.drawing]: new Blob([new Uint8Array(await photograph())]) };
    await order({ ...drawing, prompt: ' ' });
    await order({ ...drawing, prompt: ' A leap ' });
    const submitted = async (id: number) => (await side.recorded(artworks.at({ series: 'hug', id })))[0];
    const data = { hugId: 1, drawingUrl: STORED, prompt: DRAWING_PROMPT };
    expect(await submitted(1)).toEqual({ type: 'DrawingSubmitted', data, command: 'TransformDrawing' });
    expect(await submitted(2)).toMatchObject({ data: { hugId: 2, prompt: 'A leap' } });
  });

  it('is rejected without a drawing', async () => {
    await expect(order({})).rejects.toMatchObject({ message: STUDIO_MESSAGES.drawingRequired });
    expect(await side.store.head()).toBeUndefined();
  });
});

describe('requesting an image', () => {
  const BODY = { prompt: ' A meadow ', modelId: 'custom-model', format: 'png' } as const;
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: true });
  });
  afterEach(() => side.close());

  const order = (idempotencySeed?: string, changes: object = {}) => {
    const tools = [side.get(ArtworkReader), side.get(GenerationAllowance), side.get(PictureProviders)] as const;
    const controller = new GenerateImageController(side.commands, ...tools);
    const repeatable = { ...context, idempotencySeed };
    return sendForm(new FormData(), (request) => controller.generate({ ...BODY, ...changes }, request, repeatable));
  };

  it('records the prompt and the requested format', async () => {
    await order();
    const [requested, generation] = await side.recorded(artworks.at({ series: 'image', id: 1 }));
    const data = { imageId: 1, prompt: 'A meadow', modelId: 'custom-model' };
    expect(requested).toEqual({ type: 'ImageRequested', data, command: 'GenerateImage' });
    expect(generation).toMatchObject({ type: 'GenerationRequested', data: { provider: 'drawn', format: 'png' } });
  });

  it.each([
    ['A meadow', []],
    ['The 𝓬𝓪𝓼𝓲𝓷𝓸', [expect.objectContaining({ type: 'ItemHeld' })]],
  ])('is held for a moderator because of its prompt: %s', async (prompt, held) => {
    await order('key-1', { prompt });
    await order('key-1', { prompt });
    expect(await side.recorded({ stream: 'moderation-image-1' })).toEqual(held);
  });

  it('is recorded once for a repeated request', async () => {
    const first = await order('key-1');
    expect(await order('key-1')).toMatchObject({ position: first.position });
    expect(await side.recorded(artworks.at({ series: 'image', id: 1 }))).toHaveLength(2);
  });

  it('is rejected when the allowance is used up', async () => {
    await order();
    await expect(order()).rejects.toMatchObject({ message: STUDIO_MESSAGES.budgetSpent });
    expect(await side.recorded(artworks.at({ series: 'image', id: 2 }))).toEqual([]);
  });
});

describe('re-rolling a hug', () => {
  const hug = artworks.at({ series: 'hug', id: 7 });
  let side: WriteSide;

  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: true }, RerollHugHandler);
  });
  afterEach(() => side.close());

  const reroll = (idempotencySeed?: string) => {
    const tools = [side.get(ArtworkReader), side.get(ArtworkRegistry), side.get(GenerationAllowance)] as const;
    const controller = new RerollHugController(side.commands, ...tools);
    return sendForm(new FormData(), (request) => controller.reroll(7, request, { ...context, idempotencySeed }));
  };

  it('requests another generation by the current provider, with the next seed', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    await reroll();
    const data = { ...generationRequested(2).data, provider: 'drawn' };
    expect(await side.recorded(hug)).toEqual([{ type: 'GenerationRequested', data, command: 'RerollHug' }]);
  });

  it('sends a repeated request the first response, without using the allowance', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    const { position } = await reroll('key-1');
    const consume = jest.spyOn(side.get(GenerationAllowance), 'consume');
    expect(await reroll('key-1')).toMatchObject({ position });
    expect(consume).not.toHaveBeenCalled();
    expect(await side.recorded(hug)).toHaveLength(1);
    await expect(reroll('key-2')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is rejected during a generation, without using the allowance', async () => {
    await expect(reroll()).rejects.toMatchObject({ code: 'not_found', message: STUDIO_MESSAGES.hugNotFound });
    const [requested, ...steps] = stepsOf(1);
    await side.given(hug, hugRequested, ...(requested === undefined ? [] : [requested]));
    await expect(reroll()).rejects.toMatchObject({ code: 'conflict', message: STUDIO_MESSAGES.stillGenerating });
    await side.given(hug, ...steps);
    await expect(reroll()).resolves.toBeDefined();
  });
});

describe('requesting pictures for a new site', () => {
  let side: WriteSide | undefined;
  afterEach(() => side?.close());

  const order = async (paid: boolean) => {
    const opened = await openStudioWriteSide({ isPaid: paid }, OrderDemonstrationHandler);
    side = opened;
    await opened.commands.execute(
      new OrderDemonstration({ portraits: [{ name: 'Tux', portraitUrl: STORED }] }, context),
    );
    return opened;
  };

  it('requests a hug of each mascot, a pose and a few images', async () => {
    const { store } = await order(false);
    const streams: string[] = [];
    for await (const { stream, type } of store.readAll()) if (/Requested|Submitted/.test(type)) streams.push(stream);
    expect([...new Set(streams)]).toEqual(['hug-1', 'hug-2', 'image-1', 'image-2', 'image-3']);
    expect((await side?.recorded(artworks.at({ series: 'hug', id: 1 })))?.[0]).toMatchObject({
      type: 'HugRequested',
      data: { userName: 'Tux', portraitUrl: STORED },
      command: 'OrderDemonstration',
    });
  });

  it('requests nothing where pictures cost money', async () => {
    const { store } = await order(true);
    expect(await store.head()).toBeUndefined();
  });
});
