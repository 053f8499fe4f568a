import type { PictureFormat } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sampleCharacter, sampleDrawings, samplePortraits } from '../../../../load/contact-sheet/sample-portraits.js';
import { compose, type PictureOrder } from './composing/compose.js';

const hashOf = (picture: Uint8Array): string => createHash('sha256').update(picture).digest('hex');

interface Composed {
  readonly picture: Uint8Array;
  readonly again: Uint8Array;
  readonly reRolled: Uint8Array;
}

const composeAll = async (order: PictureOrder): Promise<Composed> => ({
  picture: await compose(order),
  again: await compose(order),
  reRolled: await compose({ ...order, seed: order.seed + 1 }),
});

describe('a picture composed here', () => {
  let orders: PictureOrder[];
  let composed: Composed[];
  beforeAll(async () => {
    const [portrait = Buffer.alloc(0)] = await samplePortraits();
    const [drawing = Buffer.alloc(0)] = await sampleDrawings();
    orders = [
      { kind: 'hug', seed: 4, name: 'Ada', portrait, character: undefined },
      { kind: 'hug', seed: 4, name: 'Ada', portrait, character: await sampleCharacter() },
      { kind: 'drawing', seed: 4, drawing },
      { kind: 'image', seed: 4, prompt: 'a castle' },
    ];
    composed = await Promise.all(orders.map(composeAll));
  });

  it('is 1024 pixels square', async () => {
    for (const { picture } of composed) {
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1024, height: 1024 });
    }
  });

  it('has the same bytes for the same seed, and others for another', () => {
    for (const { picture, again, reRolled } of composed) {
      expect(hashOf(again)).toBe(hashOf(picture));
      expect(hashOf(reRolled)).not.toBe(hashOf(picture));
    }
  });

  it('looks different after a re-roll', async () => {
    for (const { picture, reRolled } of composed) {
      const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reRolled)]);
      const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
      expect(changed / one.length).toBeGreaterThan(0.2);
    }
  });

  it('shows the lines that somebody drew', async () => {
    const drawings = await sampleDrawings();
    const pictures = await Promise.all(drawings.map((drawing) => compose({ kind: 'drawing', seed: 4, drawing })));
    expect(new Set(pictures.map(hashOf)).size).toBe(drawings.length);
  });

  const odd: readonly [string, () => Promise<Buffer>][] = [
    ['a single pixel', () => blank(1, 1).png().toBuffer()],
    ['very wide', () => blank(1600, 40).jpeg().toBuffer()],
    ['very tall', () => blank(40, 1600).jpeg().toBuffer()],
    ['a line', () => blank(2048, 1).png().toBuffer()],
    ['fully transparent', () => blank(300, 300, 0).png().toBuffer()],
    ['grey', () => blank(300, 300).greyscale().png().toBuffer()],
    ['in the colours of print', () => blank(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['of twelve megapixels', () => blank(4000, 3000).jpeg().toBuffer()],
  ];
  it.each(odd)('takes a portrait that is %s', async (_, portrait) => {
    const bytes = await portrait();
    for (const seed of [1, 2, 3]) {
      const order = { kind: 'hug' as const, seed, name: 'Ada', portrait: bytes, character: bytes };
      expect((await compose(order)).length).toBeGreaterThan(1000);
    }
    expect((await compose({ kind: 'drawing', seed: 1, drawing: bytes })).length).toBeGreaterThan(1000);
  });

  it.each<[PictureFormat]>([['jpeg'], ['png'], ['webp']])('can be written as %s', async (format) => {
    const [order] = orders.slice(-1);
    if (order === undefined) throw new Error('There is an order');
    const written = await sharp(await compose(order))
      .toFormat(format)
      .toBuffer();
    expect((await sharp(written).metadata()).format).toBe(format);
  });

  it('is not made of what is no picture', async () => {
    const portrait = Buffer.from('no picture');
    await expect(compose({ kind: 'hug', seed: 1, name: 'Ada', portrait, character: undefined })).rejects.toThrow();
  });

  it.each(['', '\u0000', '<script>&"\'', '🐶🐱', 'Ελληνικά 漢字 العربية', 'x'.repeat(100)])(
    'takes the name %p',
    async (name) => {
      const [order] = orders;
      if (order?.kind !== 'hug') throw new Error('There is a hug');
      expect((await compose({ ...order, name })).length).toBeGreaterThan(1000);
    },
  );
});

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 150, b: 120, alpha } } });

const pixelsOf = async (bytes: Uint8Array): Promise<number[]> => [
  ...(await sharp(bytes).resize(64, 64).removeAlpha().raw().toBuffer()),
];
