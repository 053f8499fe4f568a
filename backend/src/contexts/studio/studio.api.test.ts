import {
  DRAWING_USER_NAME,
  fillPath,
  GeneratedImage,
  GenerationProgress,
  Hug,
  ROUTES,
  STUDIO_FILES,
} from '@marcel/contracts';
import sharp from 'sharp';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { serverSentEvents } from '../../test-support/server-sent-events.js';
import { rest } from '../../test-support/shared-product/shared-product.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';

const { portrait, character, drawing } = STUDIO_FILES;

describe('the studio', () => {
  const studio = new StudioClient(rest);
  let photo: Buffer;
  beforeAll(async () => void (photo = await photograph()));

  const pictureAt = async (path: string) => {
    const response = await fetch(rest.address + path);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('generates a hug from a name and a portrait', async () => {
    const answer = await studio.hug({ userName: ' Grace ', [portrait]: photo });
    expect(answer.status).toBe(202);
    const requested = Hug.parse(answer.body);
    expect(requested).toMatchObject({ userName: 'Grace', generatedImages: [], preservedCount: 0, provider: 'local' });
    const hug = await studio.settledHug(requested.id);
    expect(hug).toMatchObject({ status: 'completed', preservedCount: 1, urlHealth: 'unknown', failureReason: null });
    expect(hug.generatedImages).toEqual(hug.storagePaths);
    const shown = await pictureAt(hug.storagePaths[0] ?? '');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 });
    const download = await pictureAt(fillPath(ROUTES.download, { id: `hug-${hug.id}` }));
    expect(download.response.headers.get('content-disposition')).toBe(
      `attachment; filename="marcel-hugs-grace-${hug.id}.jpg"`,
    );
    expect(await sharp(download.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  });

  it('re-rolls a hug with a character: the same record with a new first picture', async () => {
    const answer = await studio.hug({ userName: 'Ada', [portrait]: photo, [character]: photo });
    const { id } = Hug.parse(answer.body);
    const first = await studio.settledHug(id);
    expect(first.mascotPictureUrl).toMatch(/^\/pictures\//);
    const rerolled = await studio.reroll(id);
    expect(rerolled.status).toBe(202);
    expect(Hug.parse(rerolled.body)).toMatchObject({ id, generatedImages: first.generatedImages });
    const second = await studio.settledHug(id);
    expect(second.generatedImages.slice(1)).toEqual(first.generatedImages);
    expect(second.generatedImages[0]).not.toBe(first.generatedImages[0]);
  });

  it('poses Marcel as a drawing shows', async () => {
    const { body, status } = await studio.drawing({ [drawing]: photo });
    expect(status).toBe(202);
    const { id } = Hug.parse(body);
    expect(await studio.settledHug(id)).toMatchObject({ userName: DRAWING_USER_NAME, status: 'completed' });
    const download = await pictureAt(fillPath(ROUTES.download, { id: `drawing-${id}` }));
    expect(download.response.headers.get('content-disposition')).toContain(`marcel-drawing-${id}.jpg`);
    expect((await pictureAt(fillPath(ROUTES.download, { id: `hug-${id}` }))).response.status).toBe(404);
    const hug = await studio.finishedHug('Grace', photo);
    const newest = async (kind: string) => (await studio.hugs(`?kind=${kind}&limit=1`)).items.map((one) => one.id);
    expect([await newest('drawing'), await newest('hug')]).toEqual([[id], [hug.id]]);
  });

  it('generates an image from a prompt in the requested format', async () => {
    const image = await studio.finishedImage({ prompt: ' A pirate at sunset ', format: 'png' });
    expect(image).toMatchObject({ prompt: 'A pirate at sunset', status: 'completed', format: 'png', preserved: true });
    expect(image.improvedPrompt).toMatch(/^A pirate at sunset, /);
    const download = await pictureAt(fillPath(ROUTES.download, { id: image.id }));
    expect(await sharp(download.bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(download.response.headers.get('content-disposition')).toContain(`marcel-a-pirate-at-sunset-${image.id}.png`);
    expect((await pictureAt(fillPath(ROUTES.download, { id: 'gen-99999' }))).response.status).toBe(404);
  });

  it('reads a prompt before it is sent', async () => {
    const { body } = await rest.get(`${ROUTES.imageReading}?prompt=${encodeURIComponent('A quantum pengiun')}`);
    const mended = [{ typed: 'pengiun', meant: 'penguin' }];
    expect(body).toEqual({ understood: ['penguin'], unknown: ['quantum'], mended });
  });

  it('pages its lists, newest first', async () => {
    const answers = [];
    for (const prompt of ['one', 'two', 'three']) answers.push(await studio.image({ prompt }));
    const ids = answers.map(({ body }) => GeneratedImage.parse(body).id);
    const page = await studio.images('?limit=2&offset=1');
    expect(page.limit).toBe(2);
    expect(page.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  it('sends live updates for every step', async () => {
    const response = await fetch(rest.address + ROUTES.studioEvents);
    const { id } = Hug.parse((await studio.hug({ userName: 'Ada', [portrait]: photo })).body);
    const steps: GenerationProgress[] = [];
    for await (const step of serverSentEvents(response, GenerationProgress)) {
      if (step.kind !== 'hug' || step.id !== id) continue;
      steps.push(step);
      if (step.progress === 1) break;
    }
    expect(steps.map(({ status }) => status)).toEqual([
      'pending',
      'processing',
      'processing',
      'processing',
      'completed',
    ]);
    const progress = steps.map((step) => step.progress);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
  });
});
