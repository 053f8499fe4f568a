import { ErrorBody, ERROR_MESSAGES, HealthReport, PICTURE_MESSAGES, STUDIO_FILES } from '@marcel/contracts';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { StudioClient } from '../../test-support/studio/studio-client.js';
import { submissionForm } from '../../test-support/rest-client.js';
import { startTestProduct, type TestProduct, type TestProductOptions } from '../../test-support/test-product.js';
import { collect } from '../event-store/event-store.js';
import { StorageFull } from '../errors/storage-full.js';
import { noise } from './testing/samples.js';

const NO_ROOM = { status: 507, body: { code: 'no_space', error: ERROR_MESSAGES.noSpace } };

let product: TestProduct;
afterEach(() => product.stop());

const open = async (options: TestProductOptions = {}) => (product = await startTestProduct(options));

const largePicture = async () => new Blob([await noise(1000, 1000).jpeg({ quality: 100 }).toBuffer()]);
/** Two pictures of more than 1 MB together. */
let two: readonly [Blob, Blob];
beforeAll(async () => void (two = [await largePicture(), await largePicture()]));
const smallPicture = async () => new Blob([await noise(8, 8).jpeg().toBuffer()]);
const kept = () => collect(product.engines.blobs.entries());
const ready = async () => HealthReport.parse((await product.rest.get('/api/health/ready')).body);
const metrics = async () => String((await product.rest.get('/metrics')).body);

async function moreThanFree(): Promise<string> {
  const { bavail, bsize } = await statfs(tmpdir());
  return String(Math.floor((bavail * bsize * 1.5) / 1024 ** 2));
}

describe('without free space for pictures', () => {
  const upload = async (field: string) => {
    const form = new FormData();
    form.set(field, await smallPicture(), 'picture.jpg');
    return { form, admin: true };
  };

  const WAYS: Readonly<Record<string, (mascotId: number) => Promise<unknown>>> = {
    'a submission': async () => product.rest.submit({}, await smallPicture()),
    'a hug': async () => {
      const portrait = Buffer.from(await (await smallPicture()).arrayBuffer());
      return new StudioClient(product.rest).hug({ userName: 'Ada', [STUDIO_FILES.portrait]: portrait });
    },
    'a drawing': async () => product.rest.call('POST', '/api/marcel-drawing', await upload(STUDIO_FILES.drawing)),
    'an image': () => new StudioClient(product.rest).image({ prompt: 'A meadow' }),
    "an admin's file": async (id) => product.rest.call('POST', `/api/mascots/${id}/image`, await upload('image')),
    "an admin's edit": async (id) => {
      const base64 = (await noise(8, 8).png().toBuffer()).toString('base64');
      const json = { imageUrl: `data:image/png;base64,${base64}` };
      return product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json });
    },
  };

  it('every upload is rejected while the disk is nearly full; everything else works, and the node reports it', async () => {
    await open({ variables: { DISK_MB_KEPT_FREE: await moreThanFree() } });
    const { id } = await product.rest.publish();
    for (const [way, send] of Object.entries(WAYS)) expect([way, await send(id)]).toMatchObject([way, NO_ROOM]);
    expect(await kept()).toEqual([]);
    expect((await product.rest.submit()).status).toBe(201);
    expect((await product.rest.get('/api/mascots')).status).toBe(200);
    expect((await ready()).warnings).toEqual([{ path: 'pictures', message: expect.stringContaining('nearly full') }]);
    expect(await metrics()).toMatch(/^pictures_refused_total\{reason="disk"\} [1-9]$/m);
    expect(await metrics()).toMatch(/^picture_store_free_bytes \d+/m);
  });

  it('every upload is rejected by a full disk', async () => {
    await open({
      over: (engines) => {
        jest.spyOn(engines.blobs, 'put').mockRejectedValue(new StorageFull('full'));
        return engines;
      },
    });
    const { id } = await product.rest.publish();
    for (const way of ['a submission', 'a hug', "an admin's file"])
      expect(await WAYS[way]?.(id)).toMatchObject(NO_ROOM);
  });

  it('every upload is rejected once all pictures together reach their limit', async () => {
    await open({ variables: { PICTURE_MB_IN_ALL: '1' } });
    expect((await ready()).warnings).toBeUndefined();
    expect((await product.rest.submit({}, two[0])).status).toBe(201);
    expect((await product.rest.submit({}, two[1])).status).toBe(507);
    expect(Number(/^picture_store_bytes (\d+)$/m.exec(await metrics())?.[1])).toBeGreaterThan(500_000);
  });
});

describe('the daily quota of a visitor', () => {
  it('persists over a restart, and does not affect others', async () => {
    const variables = { RATE_LIMIT: 'on', PICTURE_MB_PER_VISITOR: '1', TRUST_PROXY: 'on' };
    const submit = (address: string, picture: Blob) => {
      const form = submissionForm({});
      form.set('image', picture, 'mascot.jpg');
      return product.rest.call('POST', '/api/submissions', { form, headers: { 'x-forwarded-for': address } });
    };
    await open({ variables });
    expect((await submit('2001:db8::1', two[0])).status).toBe(201);
    expect((await submit('2001:db8::1', two[1])).status).toBe(429);
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    await open({ variables, dataDirectory });
    const refused = await submit('2001:db8::2', two[1]);
    expect([refused.status, ErrorBody.parse(refused.body).error]).toEqual([429, PICTURE_MESSAGES.visitorQuota]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5);
    expect((await submit('2001:db8:0:1::1', two[0])).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });
});
