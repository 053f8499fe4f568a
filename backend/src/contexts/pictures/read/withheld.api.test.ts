import {
  fillPath,
  Hug,
  Mascot,
  PICTURE_WIDTHS,
  pictureAtWidth,
  pictureSrcSet,
  ROUTES,
  STUDIO_FILES,
  SUBMISSION_MESSAGES,
  Submission,
  SubmissionProgress,
  SubmissionReceipt,
  type ItemRef,
} from '@marcel/contracts';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { pause } from '../../../test-support/pause.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { rest } from '../../../test-support/shared-product/shared-product.js';
import { formOf } from '../../../test-support/rest-client.js';

const moderation = new ModerationClient(rest);
const studio = new StudioClient(rest);

async function statusOf(url: string | null | undefined): Promise<number> {
  const addresses = [url ?? '', ...PICTURE_WIDTHS.map((width) => pictureAtWidth(url ?? '', width))];
  const answers = await Promise.all(addresses.map((address) => rest.get(address)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses.size).toBe(1);
  return answers[0]!.status;
}

const mascotWith = async (imageUrl: string | null) => (await rest.mascots()).find((one) => one.imageUrl === imageUrl);

const createHug = async (portrait?: Buffer): Promise<{ readonly hug: Hug; readonly item: ItemRef }> => {
  const hug = await studio.finishedHug('Ada', portrait ?? (await photograph()));
  return { hug, item: { kind: 'hug', id: hug.id } };
};

describe('the pictures of a hug', () => {
  it('are withheld while it is hidden', async () => {
    const { hug, item } = await createHug();
    const urls = [hug.profilePictureUrl, ...hug.storagePaths];
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
    await moderation.hold(item);
    expect(await Promise.all(urls.map(statusOf))).toEqual([410, 410]);
    await moderation.moderate(item, 'restore');
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
    await moderation.moderate(item, 'erase');
    expect(await Promise.all(urls.map(statusOf))).toEqual([410, 410]);
  });

  it('are shown to admins under signed URLs', async () => {
    const { hug, item } = await createHug();
    await moderation.moderate(item, 'hide');
    const { subject } = await moderation.find(item);
    expect(subject?.pictureUrl).toContain(`${hug.storagePaths[0] ?? ''}?`);
    expect((await rest.get(subject?.pictureUrl ?? '')).status).toBe(200);
  });

  it('stay while another item shows the same ones', async () => {
    const portrait = await photograph();
    const [one, other] = [await createHug(portrait), await createHug(portrait)];
    expect(one.hug.profilePictureUrl).toBe(other.hug.profilePictureUrl);
    await moderation.moderate(one.item, 'hide');
    expect(await statusOf(one.hug.profilePictureUrl)).toBe(200);
    expect(await statusOf(one.hug.storagePaths[0])).toBe(410);
    await moderation.moderate(other.item, 'hide');
    expect(await statusOf(one.hug.profilePictureUrl)).toBe(410);
  });

  it('are withheld also when they are generated while it is hidden', async () => {
    const response = await studio.hug({ userName: 'Ada', [STUDIO_FILES.portrait]: await photograph() });
    const { id, profilePictureUrl } = Hug.parse(response.body);
    await moderation.moderate({ kind: 'hug', id }, 'hide');
    const newest = async () => (await moderation.find({ kind: 'hug', id })).subject?.pictureUrl?.split('?')[0];
    while ((await newest()) === profilePictureUrl) await pause();
    expect(await statusOf(await newest())).toBe(410);
  });
});

const image = async () => new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' });
const findSubmission = async (id: number): Promise<Submission> =>
  Submission.parse((await rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);
const submit = async (picture: Blob) => {
  const { id, statusUrl } = SubmissionReceipt.parse((await rest.submit({}, picture)).body);
  return { id, statusUrl, imageUrl: (await findSubmission(id)).imageUrl };
};
const decide = (method: string, route: string, json: object) => rest.call(method, route, { admin: true, json });

describe('the picture of a submission', () => {
  it('is served to admins and its submitter only, until it is approved', async () => {
    const { id, imageUrl, statusUrl } = await submit(await image());
    const readCacheControls = async () => {
      const { signedImageUrl = '' } = await findSubmission(id);
      const own = SubmissionProgress.parse((await rest.get(statusUrl.replace('/mascotdx', '/api/submissions'))).body);
      const urls = [signedImageUrl, own.imageUrl ?? ''];
      const all = urls.flatMap((url) => [
        url,
        ...(pictureSrcSet(url) ?? '').split(', ').map((one) => one.split(' ', 1)[0]!),
      ]);
      return Promise.all(all.map(async (url) => (await rest.get(url)).headers.get('cache-control')));
    };
    const uncached = Array.from({ length: 2 + 2 * PICTURE_WIDTHS.length }, () => 'private, no-store');
    expect([await statusOf(imageUrl), await readCacheControls()]).toEqual([404, uncached]);
    await decide('PUT', fillPath(ROUTES.submissionReject, { id }), { adminNotes: 'No' });
    expect([await statusOf(imageUrl), await readCacheControls()]).toEqual([404, uncached]);
    await decide('POST', fillPath(ROUTES.submissionReopen, { id }), { reason: 'Again' });
    expect(await statusOf(imageUrl)).toBe(404);
    await decide('PUT', fillPath(ROUTES.submissionApprove, { id }), {});
    expect(await statusOf(imageUrl)).toBe(200);
    expect(new Set(await readCacheControls())).toEqual(new Set(['public, max-age=60']));
  });

  it('is deleted once it is rejected and erased', async () => {
    const { id, imageUrl, statusUrl } = await submit(await image());
    await decide('PUT', fillPath(ROUTES.submissionReject, { id }), { adminNotes: 'No' });
    expect(await statusOf(imageUrl)).toBe(404);
    const { imageUrl: own } = SubmissionProgress.parse(
      (await rest.get(statusUrl.replace('/mascotdx', '/api/submissions'))).body,
    );
    expect(await statusOf(own)).toBe(200);
    await decide('POST', fillPath(ROUTES.submissionErase, { id }), { reason: 'Asked for' });
    expect([await statusOf(imageUrl), await statusOf(own)]).toEqual([404, 404]);
    const { signedImageUrl = '' } = await findSubmission(id);
    while ((await rest.get(signedImageUrl)).status === 200) await pause();
    expect(await decide('POST', fillPath(ROUTES.submissionReopen, { id }), { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { error: SUBMISSION_MESSAGES.erased },
    });
  });
});

describe('the picture of a mascot', () => {
  it('is withheld once its submission is reopened, rejected and its submitter erased; admins see it', async () => {
    const { id, imageUrl } = await submit(await image());
    await decide('PUT', fillPath(ROUTES.submissionApprove, { id }), {});
    await decide('POST', fillPath(ROUTES.submissionReopen, { id }), { reason: 'Again' });
    expect(await statusOf(imageUrl)).toBe(410);
    const { signedImageUrl = '' } = await findSubmission(id);
    const variants =
      pictureSrcSet(signedImageUrl)
        ?.split(', ')
        .map((variant) => variant.split(' ', 1)[0] ?? '') ?? [];
    for (const address of [signedImageUrl, ...variants]) expect((await rest.get(address)).status).toBe(200);
    expect(variants).toHaveLength(PICTURE_WIDTHS.length);
    await decide('PUT', fillPath(ROUTES.submissionReject, { id }), { adminNotes: 'No' });
    await decide('POST', fillPath(ROUTES.submissionErase, { id }), { reason: 'Asked for' });
    expect(await statusOf(imageUrl)).toBe(410);
  });

  it('is withheld when the mascot is deleted or gets another picture', async () => {
    const { id, imageUrl } = await submit(await image());
    await decide('PUT', fillPath(ROUTES.submissionApprove, { id }), {});
    const mascot = await mascotWith(imageUrl);
    const path = fillPath(ROUTES.mascot, { id: mascot!.id });
    await decide('DELETE', path, {});
    expect(await statusOf(imageUrl)).toBe(410);
    await decide('POST', fillPath(ROUTES.mascotRestore, { id: mascot!.id }), { reason: 'A mistake' });
    expect(await statusOf(imageUrl)).toBe(200);
    const form = formOf({ image: await image() });
    await rest.call('POST', fillPath(ROUTES.mascotImage, { id: mascot!.id }), { admin: true, form });
    expect(await statusOf(imageUrl)).toBe(410);
    const { body } = await rest.get(fillPath(ROUTES.mascot, { id: mascot!.id }));
    expect(await statusOf(Mascot.parse(body).imageUrl)).toBe(200);
  });

  it('stays withheld when it is submitted again, until the approval', async () => {
    const picture = await image();
    const { id, imageUrl } = await submit(picture);
    await decide('PUT', fillPath(ROUTES.submissionApprove, { id }), {});
    const mascot = await mascotWith(imageUrl);
    await moderation.moderate({ kind: 'mascot', id: mascot!.id }, 'hide');
    expect((await submit(picture)).imageUrl).toBe(imageUrl);
    expect(await statusOf(imageUrl)).toBe(410);
  });
});
