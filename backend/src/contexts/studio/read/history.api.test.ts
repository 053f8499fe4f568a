import { fillPath, PictureHistory, PictureSnapshot, ROUTES } from '@marcel/contracts';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { rest } from '../../../test-support/shared-product/shared-product.js';

describe('the history of a picture', () => {
  const studio = new StudioClient(rest);

  const readHistory = async (name: string) =>
    PictureHistory.parse((await rest.get(fillPath(ROUTES.auditPictureHistory, { id: name }), { admin: true })).body);
  const readPicture = async (name: string) => rest.get(fillPath(ROUTES.auditPicture, { id: name }), { admin: true });
  const moderation = new ModerationClient(rest);

  it('lists each step with the state after it, and verdicts of moderators', async () => {
    const { id } = await studio.finishedHug('Grace', await photograph());
    await moderation.moderate({ kind: 'hug', id }, 'hide');
    await moderation.moderate({ kind: 'hug', id }, 'restore');
    const history = await readHistory(`hug-${id}`);
    expect(history.map(({ type }) => type)).toEqual([
      'HugRequested',
      'GenerationRequested',
      'SubmissionIntended',
      'GenerationStarted',
      'PictureStored',
      'GenerationCompleted',
      'ItemHidden',
      'ItemRestored',
    ]);
    expect(history.find(({ type }) => type === 'PictureStored')?.changes.map(({ field }) => field)).toContain(
      'pictures',
    );
    const hidden = history.find(({ type }) => type === 'ItemHidden');
    expect([hidden?.notes, hidden?.changes]).toEqual(['Looked at', [{ field: 'hidden', from: false, to: true }]]);
    expect(JSON.stringify(history)).not.toContain('Grace');
    expect(PictureSnapshot.parse((await readPicture(`hug-${id}`)).body)).toEqual(history.at(-1)?.state);
  });

  it('includes its erasure, without any content', async () => {
    const { id } = await studio.finishedImage({ prompt: 'Marcel in a forest' });
    await moderation.moderate({ kind: 'image', id }, 'erase');
    const history = await readHistory(`gen-${id}`);
    expect(history.at(-1)).toMatchObject({ type: 'ItemErased', state: null });
    expect((await readPicture(`gen-${id}`)).status).toBe(404);
  });

  it.each(['hug-99999', 'what', 'gen-0'])('of %s is not found', async (name) => {
    expect((await rest.get(fillPath(ROUTES.auditPictureHistory, { id: name }), { admin: true })).status).toBe(404);
  });
});
