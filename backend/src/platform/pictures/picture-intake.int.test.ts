import { type ErrorBody, MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import sharp from 'sharp';
import { DiskBlobStore } from '../blob-store/disk/disk-blob-store.js';
import { MAX_PICTURE_EDGE } from './encoding/encode-picture.js';
import { MAX_ANIMATION } from './picture-header.js';
import type { PictureIntake } from './picture-intake.js';
import { unlimitedIntake, UNLIMITED_DECODER } from './testing/unlimited-quota.js';
import { animation, gifOf, noise, photograph, pngClaiming, pngOfFrames, withChunk } from './testing/samples.js';

let root: string;
let blobs: DiskBlobStore;
let intake: PictureIntake;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-intake-'));
  blobs = await DiskBlobStore.open(root);
  intake = unlimitedIntake(blobs);
});
afterEach(() => rm(root, { recursive: true }));

const stored = async (file: string) => (await blobs.get(file.replace('.webp', ''))) ?? Buffer.alloc(0);
const filesLeft = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('an accepted picture', () => {
  it('is turned upright and loses its GPS position', async () => {
    const upload = await photograph();
    expect((await sharp(upload).metadata()).exif).toBeDefined();

    const picture = await intake.store(upload);

    expect(picture).toMatchObject({ url: `/pictures/${picture.file}`, width: 40, height: 60 });
    const kept = await sharp(await stored(picture.file)).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 40, height: 60 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined));
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const picture = await intake.store(await noise(48, 24).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 48, height: 24 });
    expect((await sharp(await stored(picture.file)).metadata()).format).toBe('webp');
  });

  it('removes data hidden in the file', async () => {
    const page = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const upload = Buffer.concat([await noise(48, 24).toFormat(format).toBuffer(), page]);
      const kept = await stored((await intake.store(upload)).file);
      expect([format, kept.includes('script'), kept.includes('PK\u0003\u0004')]).toEqual([format, false, false]);
    }
  });

  it('gets the same name for the same upload', async () => {
    const upload = await photograph();
    expect((await intake.store(upload)).file).toBe((await intake.store(upload)).file);
    expect(await filesLeft()).toHaveLength(1);
  });

  it('is scaled down if it is large', async () => {
    const upload = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    expect(await intake.store(upload)).toMatchObject({ width: MAX_PICTURE_EDGE, height: MAX_PICTURE_EDGE / 4 });
  });

  it.each(['gif', 'webp'] as const)('stays animated as %s', async (format) => {
    const picture = await intake.store(await animation(format, 3));
    expect(picture).toMatchObject({ width: 32, height: 32 });
    expect((await sharp(await stored(picture.file)).metadata()).pages).toBe(3);
  });

  it('is reduced to the first frame if the animation is too long', async () => {
    const picture = await intake.store(await animation('gif', MAX_ANIMATION.frames + 1, 4));
    expect(picture).toMatchObject({ width: 4, height: 4 });
    expect((await sharp(await stored(picture.file)).metadata()).pages).toBeUndefined();
  });

  describe.each(['png', 'avif'] as const)('keeps its colors as %s', (format) => {
    const colorOf = async (file: string) => [
      ...(
        await sharp(await stored(file))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ];
    const green = { create: { width: 20, height: 20, channels: 3, background: { r: 20, g: 200, b: 60 } } } as const;

    it.each([
      [8, undefined],
      [16, undefined],
      [8, 'srgb'],
      [16, 'srgb'],
      [16, 'p3'],
    ])('of %i bits with the profile %s', async (bits, profile) => {
      const tagged = profile === undefined ? sharp(green) : sharp(green).withIccProfile(profile);
      const deep = bits === 8 ? tagged : tagged.toColourspace('rgb16');
      const options =
        format === 'avif' ? { bitdepth: bits === 8 ? 8 : 10, quality: 95, chromaSubsampling: '4:4:4' } : {};
      const { file } = await intake.store(await deep.toFormat(format, options).toBuffer());
      for (const [channel, value] of (await colorOf(file)).entries())
        expect(Math.abs(value - [20, 200, 60][channel]!)).toBeLessThanOrEqual(2);
      expect((await sharp(await stored(file)).metadata()).icc).toBeUndefined();
    });
  });

  describe('is transparent where no frame of a GIF covers its canvas', () => {
    const alphaAt = async (file: string, x: number, y: number) => {
      const { data, info } = await sharp(await stored(file), { animated: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return info.channels === 4 ? data[(y * info.width + x) * 4 + 3] : 255;
    };

    it.each([2, 8])('with colors of %i bits', async (bits) => {
      const still = await intake.store(gifOf([{ x: 3, edge: 4, disposal: 1 }], bits));
      expect([await alphaAt(still.file, 0, 0), await alphaAt(still.file, 4, 4)]).toEqual([0, 255]);
      const cut = await intake.store(gifOf([{ x: 3, edge: 4, disposal: 1 }], bits).subarray(0, -1));
      expect(cut).toEqual(still);
      const moving = gifOf(
        [
          { x: 3, edge: 4, disposal: 1 },
          { x: 0, edge: 2, disposal: 1 },
        ],
        bits,
      );
      const { file, height } = await intake.store(moving);
      expect(height).toBe(10);
      expect(await sharp(await stored(file)).metadata()).toMatchObject({ pages: 2, delay: [100, 100] });
      expect([await alphaAt(file, 9, 9), await alphaAt(file, 9, 19), await alphaAt(file, 4, 14)]).toEqual([0, 0, 255]);
    });

    it.each([
      [2, undefined],
      [8, undefined],
      [2, 3],
    ])(
      'and where a frame with %i bits is cleared, followed by one with the transparent color %p',
      async (bits, color) => {
        const frames = [
          { x: 0, edge: 10, disposal: 2 },
          { x: 0, edge: 4, disposal: 1, ...(color !== undefined && { transparent: color }) },
        ];
        const { file } = await intake.store(Buffer.concat([gifOf(frames, bits), Buffer.from('more bytes')]));
        expect([await alphaAt(file, 9, 9), await alphaAt(file, 9, 19), await alphaAt(file, 1, 11)]).toEqual([
          255, 0, 255,
        ]);
      },
    );
  });

  it.each([8, 16, 'avif'])('is drawn in Display P3 if a number says so (%p)', async (bits) => {
    const avif = `
      AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQA
      AAEAAQAAAAEAAAETAAAAJgAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAACAAAAAgAAAAQcGl4aQAAAAAD
      CgoKAAAADGF2MUOBIEAAAAAAE2NvbHJuY2x4AAwADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAALm1kYXQSAAoIOAi/bwwNBpAyGBECI1KAAPIAAACQMy1hVC/dFV6N9OyOYA==`;
    const png = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 100, g: 150, b: 120 } } });
    const deep = await png
      .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
      .png()
      .toBuffer();
    const upload = bits === 'avif' ? Buffer.from(avif, 'base64') : withChunk(deep, 'cICP', Buffer.from([12, 13, 0, 1]));
    const pixels = await sharp(await stored((await intake.store(upload)).file))
      .raw()
      .toBuffer();
    for (const [channel, value] of [83, 152, 118].entries())
      expect(Math.abs(pixels[channel]! - value)).toBeLessThanOrEqual(2);
  });

  it('is drawn in the colors of its gray profile', async () => {
    const profile =
      'eNpjYGDUYAACJgcGhty8kiL3IMfIiMgoBQYkkJhcXMCAF3y7xsAIoi/rMpAOmFNSi5OB9AogjikvKShhYGBkAbJFskOCnIFsCSBbAKoG7NR0BuoChH8R/kguLSqDSjOChAAlLBbM';
    const gray = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#373737' } })
      .toColourspace('grey16')
      .png()
      .toBuffer();
    const linear = withChunk(gray, 'iCCP', Buffer.concat([Buffer.from('x\0\0'), Buffer.from(profile, 'base64')]));
    const pixels = await sharp(await stored((await intake.store(linear)).file))
      .raw()
      .toBuffer();
    expect(Math.abs(pixels[0]! - 128)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['with one frame', () => pngOfFrames(1)],
    ['that says acTL', async () => withChunk(await noise(8, 8).png().toBuffer(), 'tEXt', Buffer.from('a\0acTL\xff'))],
  ])('may be a PNG %s', async (_, png) => {
    expect(await intake.store(await png())).toMatchObject({ width: 8, height: 8 });
  });

  it.each([1, 2])('may be a JPEG without its last bytes (%i)', async (bytes) => {
    expect(await intake.store((await photograph()).subarray(0, -bytes))).toMatchObject({ width: 40, height: 60 });
  });

  it('counts toward the queue share of its visitor', async () => {
    const encode = jest.spyOn(UNLIMITED_DECODER, 'encode');
    const bytes = await noise(8, 8).png().toBuffer();
    await intake.store(bytes, '203.0.113.1');
    expect(encode).toHaveBeenCalledWith({ kind: 'upload', bytes }, '203.0.113.1');
    encode.mockRestore();
  });

  it('may be a data URL', async () => {
    const address = `data:image/png;base64,${(await noise(8, 8).png().toBuffer()).toString('base64')}`;
    expect(await intake.storeDataUrl(address)).toMatchObject({ width: 8, height: 8 });
  });

  it('may be our own SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32"/></svg>';
    expect(await intake.storeOwnArt(svg)).toMatchObject({ width: 64, height: 32 });
  });
});

describe('a rejected picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  const cut = async (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') => {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    return whole.subarray(0, Math.floor(whole.length / 2));
  };
  const refusals: [string, () => Promise<Buffer> | Buffer, { code: ErrorBody['code']; message: string }][] = [
    ['text', () => Buffer.from('not a picture'), unsupported()],
    ['nothing', () => Buffer.alloc(0), unsupported()],
    ['SVG', () => svg, unsupported()],
    ['SVG with a byte order mark', () => Buffer.concat([Buffer.from('\ufeff'), svg]), unsupported()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), unsupported()],
    ['a TIFF', () => noise(8, 8).tiff().toBuffer(), unsupported()],
    ['a mere PNG signature', () => Buffer.from('89504e470d0a1a0a', 'hex'), unsupported()],
    ['half a JPEG', () => cut('jpeg'), unsupported()],
    ['half a PNG', () => cut('png'), unsupported()],
    ['half a GIF', () => cut('gif'), unsupported()],
    ['half a WebP', () => cut('webp'), unsupported()],
    ['half an AVIF', () => cut('avif'), unsupported()],
    ['a JPEG without its last rows', async () => (await photograph()).subarray(0, -100), unsupported()],
    ['an animated PNG', () => pngOfFrames(2), unsupported(PICTURE_MESSAGES.losesFrames)],
    [
      'an animated AVIF',
      () => Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avifavis', 'latin1'),
      unsupported(PICTURE_MESSAGES.losesFrames),
    ],
    ['an edge of 60,000', () => pngClaiming(1, 60_000), unsupported(PICTURE_MESSAGES.tooManyPixels.body)],
    [
      'a claim of 14,000 by 14,000',
      () => pngClaiming(14_000, 14_000),
      unsupported(PICTURE_MESSAGES.tooManyPixels.body),
    ],
    [
      'more than 5 MB',
      () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'x'),
      { code: 'too_large', message: PICTURE_MESSAGES.tooLarge.body },
    ],
  ];

  it.each(refusals)('%s', async (_, upload, refusal) => {
    await expect(intake.store(await upload())).rejects.toMatchObject({ name: 'DomainError', ...refusal });
    expect(await filesLeft()).toEqual([]);
  });

  it.each(['data:text/html;base64,PGI+', 'data:image/png,raw', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='])(
    'the address %s',
    async (address) => {
      await expect(intake.storeDataUrl(address)).rejects.toMatchObject({ name: 'DomainError', ...unsupported() });
    },
  );

  function unsupported(message: string = PICTURE_MESSAGES.invalidType.body) {
    return { code: 'unsupported_picture', message };
  }
});
