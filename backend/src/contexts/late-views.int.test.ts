import { fillPath, GeneratedImage, ROUTES, STUDIO_FILES, SubmissionReceipt } from '@marcel/contracts';
import * as z from 'zod/mini';
import { Consumers } from '../platform/consumers/consumers.js';
import { photograph } from '../platform/pictures/testing/samples.js';
import { ReadStoreUnavailable } from '../platform/read-store/errors.js';
import { VALID_SUBMISSION, type RestOptions, formOf } from '../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';
import { filesOf, folderForm, ReleaseClient } from '../test-support/releases/release-client.js';
import { moderationWrites } from '../test-support/moderation/moderation-writes.js';
import { importWrites } from '../test-support/import-writes.js';
import { reviewWrites } from '../test-support/review-writes.js';
import { mascotWrites } from '../test-support/mascot-writes.js';
import { deletingWrites } from '../test-support/deleting-writes.js';
import { StudioClient } from '../test-support/studio/studio-client.js';

/** A write with its expected response. */
interface Write {
  readonly route: string;
  readonly path?: string;
  readonly json?: object;
  readonly form?: FormData;
  readonly status: number;
  readonly answer: object;
}

const REASON = { reason: 'As a test' };
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const OTHERS = [
  ROUTES.searchMascotImage,
  ROUTES.previewMascotImage,
  ROUTES.deadLettersRetry,
  ROUTES.deadLettersSkip,
  ROUTES.releasePreview,
  // Reads the owner from the views.
  ROUTES.commentReport,
  // Reads existing items from the views.
  ROUTES.mascotImportCheck,
  // Reads the owner from the views.
  ROUTES.submissionRevise,
  ROUTES.backups,
]
  .map((route) => `POST ${route}`)
  .concat(`DELETE ${ROUTES.comment}`);

describe('every write, while views are away', () => {
  let product: TestProduct;
  let writes: readonly Write[];

  const prepare = async (): Promise<readonly Write[]> => {
    const { rest } = product;
    const picture = new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' });
    const admin = (method: string, path: string, json?: object) => rest.call(method, path, { admin: true, json });
    const tux = await rest.publish({ name: 'Tux', brand: 'Another', humor: '3' });
    const edited = await rest.publish({ name: 'Edited', humor: '3' });
    await admin('PUT', fillPath(ROUTES.mascot, edited), { humor: 9 });
    const deleted = await rest.publish({ name: 'Deleted' });
    await admin('DELETE', fillPath(ROUTES.mascot, deleted));
    const submitted = async (name: string) => SubmissionReceipt.parse((await rest.submit({ name })).body).id;
    const [one, two, three, four, five] = [
      await submitted('One'),
      await submitted('Two'),
      await submitted('Three'),
      await submitted('Four'),
      await submitted('Five'),
    ];
    await admin('PUT', fillPath(ROUTES.submissionReject, { id: five }), { adminNotes: 'No' });
    const studio = new StudioClient(rest);
    const hug = await studio.finishedHug('Ada', await photograph());
    const image = GeneratedImage.parse((await studio.image({ prompt: 'A dog' })).body);
    const frontend = 'letters';
    const letters = new ReleaseClient(rest, frontend);
    const first = await letters.deploy();
    const second = await letters.publish({ version: '2.0.0' });
    const releases: readonly Write[] = [
      {
        route: `POST ${ROUTES.frontend}`,
        path: fillPath(ROUTES.frontend, { frontend }),
        form: folderForm(filesOf(frontend, { version: '4.0.0' })),
        status: 201,
        answer: { version: '4.0.0' },
      },
      {
        route: `POST ${ROUTES.releaseDeploy}`,
        path: fillPath(ROUTES.releaseDeploy, { frontend, release: second }),
        json: REASON,
        status: 200,
        answer: { live: { release: second } },
      },
      {
        route: `POST ${ROUTES.frontendRollback}`,
        path: fillPath(ROUTES.frontendRollback, { frontend }),
        json: REASON,
        status: 200,
        answer: { live: { release: first } },
      },
    ];
    const mascot = (path: string, { id }: { readonly id: number }) => fillPath(path, { id });
    return [
      { route: `POST ${ROUTES.mascotLike}`, path: mascot(ROUTES.mascotLike, tux), status: 200, answer: { likes: 1 } },
      {
        route: `POST ${ROUTES.mascotComments}`,
        path: mascot(ROUTES.mascotComments, tux),
        json: { author: 'Ada', content: 'Lovely' },
        status: 201,
        answer: { content: 'Lovely' },
      },
      {
        route: `PUT ${ROUTES.mascot}`,
        path: mascot(ROUTES.mascot, tux),
        json: { humor: 8 },
        status: 200,
        answer: { id: tux.id, name: 'Tux', humor: 8, likes: 1 },
      },
      {
        route: `POST ${ROUTES.mascotImage}`,
        path: mascot(ROUTES.mascotImage, tux),
        form: formOf({ imageUrl: `/pictures/${'a'.repeat(64)}.webp` }),
        status: 200,
        answer: { mascot: { humor: 8, imageUrl: `/pictures/${'a'.repeat(64)}.webp` } },
      },
      {
        route: `POST ${ROUTES.mascotRevert}`,
        path: mascot(ROUTES.mascotRevert, edited),
        json: { ...REASON, revision: 1 },
        status: 200,
        answer: { humor: 3 },
      },
      ...(await mascotWrites(rest)),
      {
        route: `POST ${ROUTES.mascotRestore}`,
        path: mascot(ROUTES.mascotRestore, deleted),
        json: REASON,
        status: 200,
        answer: { id: deleted.id, slug: deleted.slug, createdAt: deleted.createdAt },
      },
      { route: `POST ${ROUTES.importDemonstration}`, status: 200, answer: { errors: [], imported: 5 } },
      {
        route: `POST ${ROUTES.submissions}`,
        form: formOf(VALID_SUBMISSION),
        status: 201,
        answer: { status: 'pending' },
      },
      ...reviewWrites(one, two),
      {
        route: `POST ${ROUTES.submissionReopen}`,
        path: mascot(ROUTES.submissionReopen, { id: five }),
        json: REASON,
        status: 202,
        answer: { id: five, status: 'pending' },
      },
      {
        route: `POST ${ROUTES.submissionErase}`,
        path: mascot(ROUTES.submissionErase, { id: five }),
        json: REASON,
        status: 202,
        answer: { id: five, email: '', linkedinUrl: '' },
      },
      {
        route: `PUT ${ROUTES.submissionsApprove}`,
        json: { ids: [three] },
        status: 202,
        answer: { decided: [{ id: three, status: 'approved' }], failed: [] },
      },
      {
        route: `PUT ${ROUTES.submissionsReject}`,
        json: { ids: [four], adminNotes: 'No' },
        status: 200,
        answer: { decided: [{ id: four, status: 'rejected' }], failed: [] },
      },
      {
        route: `POST ${ROUTES.hugCreate}`,
        form: formOf({ userName: 'Grace', [STUDIO_FILES.portrait]: picture }),
        status: 202,
        answer: { userName: 'Grace', status: 'pending' },
      },
      {
        route: `POST ${ROUTES.drawingCreate}`,
        form: formOf({ [STUDIO_FILES.drawing]: picture }),
        status: 202,
        answer: { userName: 'Artist', status: 'pending' },
      },
      {
        route: `POST ${ROUTES.imageCreate}`,
        json: { prompt: 'A dog on a beach' },
        status: 202,
        answer: { prompt: 'A dog on a beach', status: 'pending' },
      },
      { route: `POST ${ROUTES.hugLike}`, path: mascot(ROUTES.hugLike, hug), status: 200, answer: { likes: 1 } },
      { route: `POST ${ROUTES.imageLike}`, path: mascot(ROUTES.imageLike, image), status: 200, answer: { likes: 1 } },
      {
        route: `POST ${ROUTES.hugBroken}`,
        path: mascot(ROUTES.hugBroken, hug),
        json: { url: hug.storagePaths[0], clientError: 'error' },
        status: 202,
        answer: { id: hug.id, urlHealth: 'healthy', likes: 1 },
      },
      {
        route: `POST ${ROUTES.imageBroken}`,
        path: mascot(ROUTES.imageBroken, image),
        json: { url: '/pictures/none.webp', clientError: 'error' },
        status: 202,
        answer: { id: image.id, likes: 1 },
      },
      {
        route: `POST ${ROUTES.hugReroll}`,
        path: mascot(ROUTES.hugReroll, hug),
        status: 202,
        answer: { status: 'pending' },
      },
      ...importWrites(),
      ...(await deletingWrites(rest)),
      ...moderationWrites({ hug, image, mascot: tux }),
      ...releases,
    ];
  };

  beforeAll(async () => {
    product = await startTestProduct();
    writes = await prepare();
    const consumers = product.app.get(Consumers);
    await consumers.stop('worker');
    await consumers.stop('projector');
    jest.spyOn(consumers, 'waitFor').mockResolvedValue('late');
    jest.spyOn(product.engines.views, 'get').mockRejectedValue(new ReadStoreUnavailable('away'));
    jest.spyOn(product.engines.views, 'find').mockRejectedValue(new ReadStoreUnavailable('away'));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await product.stop();
  });

  it('is answered by its own outcome', async () => {
    for (const { route, path, json, form, status, answer: expected } of writes) {
      const [method = '', pattern = ''] = route.split(' ');
      const options: RestOptions = { admin: true, ...(json && { json }), ...(form && { form }) };
      const answer = await product.rest.call(method, path ?? pattern, options);
      expect({ route, status: answer.status, body: answer.body }).toMatchObject({ route, status, body: expected });
    }
  });

  it('is covered by this test', async () => {
    const { paths } = OpenApi.parse((await product.rest.get(ROUTES.openapi)).body);
    const offered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect([...writes.map(({ route }) => route), ...OTHERS].sort()).toEqual(offered.sort());
  });
});
