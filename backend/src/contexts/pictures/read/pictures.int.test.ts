import * as path from 'node:path';
import { PICTURE_MESSAGES, PICTURE_WIDTHS } from '@marcel/contracts';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { StorageFull } from '../../../platform/errors/storage-full.js';
import { startTestApp, type TestApp } from '../../../platform/http/testing/test-app.js';
import { ThumbnailGenerator } from '../../../platform/pictures/encoding/thumbnail-generator.js';
import { PictureIntake, type StoredPicture } from '../../../platform/pictures/picture-intake.js';
import { PicturesModule } from '../../../platform/pictures/pictures.module.js';
import { SignedPictureUrls } from '../../../platform/pictures/signed-picture-urls.js';
import type { Visibility } from './references.js';
import { PictureVisibility, PicturesController } from './pictures.js';
import { animation, noise } from '../../../platform/pictures/testing/samples.js';

const pictureVisibility = {
  findVisibility: jest.fn((_picture: string) => Promise.resolve<Visibility>('shown')),
} satisfies Pick<PictureVisibility, 'findVisibility'>;
const signedUrls = new SignedPictureUrls({ admin: 'a secret' });

let testApp: TestApp;
let picture: StoredPicture;

beforeAll(async () => {
  testApp = await startTestApp({
    imports: [PicturesModule],
    controllers: [PicturesController],
    providers: [
      { provide: PictureVisibility, useValue: pictureVisibility },
      { provide: SignedPictureUrls, useValue: signedUrls },
    ],
  });
  picture = await testApp.app.get(PictureIntake).store(await noise(500, 250).jpeg().toBuffer());
});
afterAll(() => testApp.close());

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers });

describe('a stored picture', () => {
  it('is served with its content type and a cache lifetime', async () => {
    const { statusCode, headers, rawPayload } = await get(picture.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      etag: `"${picture.file}"`,
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 500, height: 250 });
  });

  it('is not sent again to a client that has it', async () => {
    const { statusCode, payload } = await get(picture.url, { 'if-none-match': `"${picture.file}"` });
    expect([statusCode, payload]).toEqual([304, '']);
  });

  it.each([160, 320])('is served %i pixels wide', async (width) => {
    const { headers, rawPayload } = await get(`/pictures/${width}/${picture.file}`);
    expect(headers.etag).toBe(`"${width}-${picture.file}"`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
  });

  it('is never enlarged, and not scaled to its own width', async () => {
    const full = (await get(picture.url)).rawPayload;
    for (const width of [640, 1024]) {
      const { headers, rawPayload } = await get(`/pictures/${width}/${picture.file}`);
      expect([headers.etag, rawPayload.equals(full)]).toEqual([`"${width}-${picture.file}"`, true]);
    }
  });

  it('stays animated when resized', async () => {
    const animated = await testApp.app.get(PictureIntake).store(await animation('gif', 3, 200));
    const { rawPayload } = await get(`/pictures/160/${animated.file}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 160, pages: 3 });
  });

  it('is resized once for concurrent requests, and stored', async () => {
    const blobs = testApp.app.get<BlobStore>(BLOB_STORE, { strict: false });
    const put = jest.spyOn(blobs, 'putVariant');
    const wide = await testApp.app.get(PictureIntake).store(await noise(600, 300).jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/pictures/320/${wide.file}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(put).toHaveBeenCalledTimes(1);
    await get(`/pictures/320/${wide.file}`);
    expect(put).toHaveBeenCalledTimes(1);
    const name = wide.file.replace('.webp', '');
    const folder = path.join(testApp.dataDirectory, 'pictures', 'variants', name.slice(0, 2), name);
    expect(await readdir(folder)).toContain('320.webp');
  });
});

describe('a thumbnail that cannot be stored', () => {
  it('is served from memory, and made once', async () => {
    const blobs = testApp.app.get<BlobStore>(BLOB_STORE, { strict: false });
    const put = jest.spyOn(blobs, 'putVariant').mockRejectedValue(new StorageFull('full'));
    const read = jest.spyOn(blobs, 'get');
    const { file } = await testApp.app.get(PictureIntake).store(await noise(400, 200).jpeg().toBuffer());
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, rawPayload } = await get(`/pictures/160/${file}`);
      expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 160]);
    }
    expect(read).toHaveBeenCalledTimes(1);
    put.mockRestore();
    read.mockRestore();
  });
});

describe('a thumbnail that is not ready in time', () => {
  it('is replaced by the full picture, without an ETag', async () => {
    const narrow = jest.spyOn(testApp.app.get(ThumbnailGenerator), 'make').mockResolvedValue(undefined);
    const { file, url } = await testApp.app.get(PictureIntake).store(await noise(450, 200).jpeg().toBuffer());
    const address = { url: `/pictures/160/${file}`, remoteAddress: '203.0.113.1' };
    const { statusCode, headers, rawPayload } = await testApp.app.inject(address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(headers.etag).not.toBe(`"160-${file}"`);
    expect(rawPayload.equals((await get(url)).rawPayload)).toBe(true);
    expect(narrow).toHaveBeenCalledWith(expect.objectContaining({ file }), '203.0.113.1', expect.any(Function));
    narrow.mockRestore();
    expect((await get(address.url)).headers.etag).toBe(`"160-${file}"`);
  });
});

describe('a withheld picture', () => {
  const addresses = () => [picture.url, ...PICTURE_WIDTHS.map((width) => `/pictures/${width}/${picture.file}`)];

  const setVisibility = (visibility: Visibility) =>
    pictureVisibility.findVisibility.mockImplementation(async (hash) =>
      `${hash}.webp` === picture.file ? visibility : 'shown',
    );

  beforeEach(() => setVisibility('withheld'));
  afterEach(() => setVisibility('shown'));

  it('is not served in any width, also not to clients that have it', async () => {
    for (const url of addresses())
      for (const ifNoneMatch of ['', `"${picture.file}"`, '*']) {
        const { statusCode, headers, payload } = await get(url, { 'if-none-match': ifNoneMatch });
        expect([statusCode, headers['cache-control'], headers.etag]).toEqual([410, 'no-store', undefined]);
        expect(JSON.parse(payload)).toMatchObject({ code: 'gone', error: PICTURE_MESSAGES.withheld });
      }
  });

  it('is served under a signed URL, and never cached', async () => {
    const [, query] = signedUrls.sign(picture.url, new Date()).split('?');
    for (const url of addresses()) {
      const { statusCode, headers } = await get(`${url}?${query}`);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    expect((await get(`${picture.url}?signature=${Date.now()}.x`)).statusCode).toBe(410);
  });

  it('of a submission is served only under signed URLs of admins and its submitter', async () => {
    const queryFor = (viewer: 'admin' | 'submitter') => signedUrls.sign(picture.url, new Date(), viewer).split('?')[1];
    for (const url of addresses()) {
      expect((await get(`${url}?${queryFor('submitter')}`)).statusCode).toBe(410);
      setVisibility('private');
      const { statusCode, headers, payload } = await get(url, { 'if-none-match': `"${picture.file}"` });
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
      expect(JSON.parse(payload)).toMatchObject({ error: PICTURE_MESSAGES.notFound });
      for (const viewer of ['admin', 'submitter'] as const) {
        const signed = await get(`${url}?${queryFor(viewer)}`);
        expect([signed.statusCode, signed.headers['cache-control']]).toEqual([200, 'private, no-store']);
      }
      setVisibility('withheld');
    }
  });

  it('does not affect other pictures', async () => {
    const other = await testApp.app.get(PictureIntake).store(await noise(40, 40).jpeg().toBuffer());
    expect((await get(other.url)).statusCode).toBe(200);
  });
});

describe('no picture', () => {
  const unknown = `${'a'.repeat(64)}.webp`;

  it.each([
    `/pictures/${unknown}`,
    `/pictures/160/${unknown}`,
    '/pictures/x',
    '/pictures/..%2f..%2fadmin-token',
    '/pictures/160/..%2f..%2fadmin-token',
    '/pictures/%E2%82%AC',
    '/pictures/160/%E2%82%AC',
  ])('is at %s', async (url) => {
    expect((await get(url, { 'if-none-match': '*' })).statusCode).toBe(404);
    const { statusCode, headers, payload } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(payload)).toMatchObject({ code: 'not_found', error: PICTURE_MESSAGES.notFound });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  });

  it.each(['161', '0160', '99999999', '-160', '160px'])('is %s wide', async (width) => {
    expect((await get(`/pictures/${width}/${picture.file}`)).statusCode).toBe(404);
  });
});
