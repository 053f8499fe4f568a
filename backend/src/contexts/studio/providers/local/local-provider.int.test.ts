import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { GENERATED_EDGE as EDGE } from '../picture-provider.js';
import { caption } from './art/banner.js';
import { extentOf } from '@marcel/art/extent';
import { isDrawn } from './art/sprite.js';
import { PLACE_LIST } from './art/places.js';
import { inStyle } from './image/styles.js';
import { compose, type PictureOrder } from './composing/compose.js';
import { toInkMap } from '../../recognition/ink-map.js';
import { readDrawing } from './drawing/read-drawing.js';
import { nouns, VERB_LIST } from './prompt/lexicon.js';
import { STYLES } from './prompt/vocabulary.js';

const hashOf = (picture: Uint8Array): string => createHash('sha256').update(picture).digest('hex');

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 150, b: 120, alpha } } });

const pixelsOf = async (bytes: Uint8Array): Promise<number[]> => [
  ...(await sharp(bytes).resize(64, 64).removeAlpha().toColourspace('srgb').raw().toBuffer()),
];
const drawn = (body: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${body}</svg>`)).toBuffer();

describe('a picture composed here', () => {
  let orders: PictureOrder[];
  beforeAll(async () => {
    const portrait = await drawn(
      '<path fill="#fff" d="M0 0h400v400H0z"/><circle cx="200" cy="200" r="130" fill="#eab892"/>',
    );
    const figure = 'M200 60a45 45 0 1 0 1 0M200 150V270M200 180L90 90M200 180L310 90M200 270L140 370M200 270L260 370';
    orders = [
      { kind: 'hug', seed: 4, name: 'Ada', portrait, character: undefined },
      { kind: 'hug', seed: 4, name: 'Ada', portrait, character: await drawn('<circle cx="200" cy="200" r="150"/>') },
      {
        kind: 'drawing',
        seed: 4,
        drawing: await drawn(`<path fill="none" stroke="#000" stroke-width="8" d="${figure}"/>`),
      },
      { kind: 'image', seed: 4, prompt: 'a castle' },
    ];
  });

  it('is 1024 pixels square, the same for the same seed and another for the next', async () => {
    for (const order of orders) {
      const [picture, again, reRolled] = [
        await compose(order),
        await compose(order),
        await compose({ ...order, seed: order.seed + 1 }),
      ];
      expect(await sharp(picture).metadata()).toMatchObject({ width: EDGE, height: EDGE });
      expect(hashOf(again)).toBe(hashOf(picture));
      const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reRolled)]);
      const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
      expect(changed / one.length).toBeGreaterThan(0.05);
    }
  });

  const odd: readonly [string, () => Promise<Buffer>][] = [
    ['a single pixel', () => blank(1, 1).png().toBuffer()],
    ['very wide', () => blank(1600, 40).jpeg().toBuffer()],
    ['very tall', () => blank(40, 1600).jpeg().toBuffer()],
    ['fully transparent', () => blank(300, 300, 0).png().toBuffer()],
    ['in the colours of print', () => blank(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
  ];
  it.each(odd)('accepts a portrait and a drawing that is %s', async (_, portrait) => {
    const bytes = await portrait();
    const hug = { kind: 'hug' as const, seed: 1, name: 'Ada', portrait: bytes, character: bytes };
    expect((await compose(hug)).length).toBeGreaterThan(1000);
    expect((await compose({ kind: 'drawing', seed: 1, drawing: bytes })).length).toBeGreaterThan(1000);
  });

  it('is not made of what is no picture', async () => {
    const portrait = Buffer.from('no picture');
    await expect(compose({ kind: 'hug', seed: 1, name: 'Ada', portrait, character: undefined })).rejects.toThrow();
  });

  it('accepts any characters in a name', async () => {
    const [order] = orders;
    if (order?.kind !== 'hug') throw new Error('There is a hug');
    const name = '\u0000<script>&"\' 🐶 Ελληνικά 漢字 العربية';
    expect((await compose({ ...order, name })).length).toBeGreaterThan(1000);
    expect((await compose({ kind: 'image', seed: 1, prompt: `a sign that says "${name}"` })).length).toBeGreaterThan(
      1000,
    );
  });
});

describe('the tables', () => {
  test('every noun and every object of a verb has a picture', () => {
    const arts = [...nouns()].flatMap(([, { art }]) => art.split('+').map((one) => one.replace(/\/.*/, '')));
    const names = [...arts, ...VERB_LIST.map(({ verb }) => verb.object)];
    const missing = new Set(names.filter((name) => name !== '' && name !== '-' && name !== 'marcel' && !isDrawn(name)));
    expect([...missing]).toEqual([]);
  });

  test('every mark of a verb is a word, or a piece behind a plus', () => {
    const marks = VERB_LIST.flatMap(({ verb }) => verb.marks.split(','));
    expect(marks.filter((mark) => !/^(?:\w*|\+[^+]+)$/.test(mark.trim()))).toEqual([]);
  });

  const verbs = VERB_LIST.map(({ words: [word = ''] }) => word);
  const places = PLACE_LIST.map(({ words: [word = ''] }) => word);
  const prompts = (verbs.length > places.length ? verbs : places).map(
    (_, at) => `Marcel ${verbs[at % verbs.length]} in the ${places[at % places.length]}`,
  );

  test.each(prompts)('%p is drawn', async (prompt) => {
    expect((await compose({ kind: 'image', seed: 1, prompt })).length).toBeGreaterThan(1000);
  });
});

test('every style makes another picture of the same size', async () => {
  const picture = Buffer.from(await compose({ kind: 'image', seed: 1, prompt: 'a cat' }));
  const before = await pixelsOf(picture);
  for (const style of STYLES) {
    const made = await inStyle(
      `<image width="1024" href="data:image/png;base64,${picture.toString('base64')}"/>`,
      style,
    );
    expect(await sharp(made).metadata()).toMatchObject({ width: EDGE, height: EDGE, format: 'png' });
    const after = await pixelsOf(made);
    expect(before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 8).length).toBeGreaterThan(100);
  }
});

const CIRCLE = 'a45 45 0 1 0 1 0';
test.each([
  ['house', 'M100 200L200 100L300 200M120 200V330H280V200M180 330V260H220V330'],
  ['heart', 'M200 330C60 230 60 100 140 100C180 100 200 140 200 160C200 140 220 100 260 100C340 100 340 230 200 330'],
  [
    'sun',
    `M200 155${CIRCLE}M200 50V120M200 280V350M50 200H120M280 200H350M95 95L140 140M260 260L305 305M305 95L260 140M140 260L95 305`,
  ],
  ['star', 'M200 60L240 160L345 165L262 230L292 335L200 275L108 335L138 230L55 165L160 160Z'],
  [
    'tree',
    'M185 350V250M222 350V250M185 250C100 270 80 190 130 170C110 90 200 60 220 100C290 70 330 150 290 180C330 240 260 270 222 250',
  ],
  ['boat', 'M70 260H330L280 330H120ZM200 260V90L300 230H200'],
  ['moon', 'M240 60C120 70 80 200 160 300C210 350 290 350 320 310C220 320 170 220 210 130C215 100 230 80 240 60Z'],
  ['fish', 'M60 200C110 110 240 110 300 200C240 290 110 290 60 200ZM300 200L370 140V260Z'],
  ['tree', 'M110 150a90 90 0 1 0 180 0a90 90 0 1 0 -180 0M180 235V350M220 235V350M180 350H220'],
  [
    'thing',
    'M100 200C100 150 260 150 280 200C290 260 90 260 100 200M130 240V310M160 246V310M230 246V310M255 240V310' +
      'M275 180C275 130 350 130 350 175C350 205 290 210 280 200',
  ],
  [
    'word',
    'M40 150V250M40 200H90M90 150V250M120 150V250M120 150H170M120 200H160M120 250H170M200 150V250H240M260 150V250H300',
  ],
  ['figure', `M200 60${CIRCLE}M200 150V270M200 180L90 90M200 180L310 90M200 270L140 370M200 270L260 370`],
  [
    'lying figure',
    'M60 200a40 40 0 1 0 1 -1M140 200H280M180 200L200 130M180 200L220 270M280 200L370 170M280 200L370 240',
  ],
  [
    'house, tree, ground',
    'M60 320V210M60 210L125 150L190 212M190 212V320M285 320V245M310 320V246' +
      'M300 245C240 250 240 180 275 180C280 130 340 140 335 180C370 190 360 250 300 245M20 322L200 319L390 322',
  ],
  [
    'boat, waves',
    'M90 220H320L270 272H140ZM200 220V70M200 75L300 205H205' +
      'M20 310C50 285 70 285 95 310S145 335 170 310S220 285 245 310S295 335 320 310S360 290 385 310',
  ],
  [
    'figure, figure',
    [90, 290]
      .map(
        (x) =>
          `M${x} 60${CIRCLE}M${x} 150V270M${x} 180L${x - 70} 230M${x} 180L${x + 80} 235M${x} 270L${x - 50} 370M${x} 270L${x + 50} 370`,
      )
      .join(''),
  ],
  ['snowman', `M200 60${CIRCLE}M200 152a70 70 0 1 0 1 0M185 95h2M213 95h2M130 200L70 160M270 200L330 160`],
  ['thing', `M200 100${CIRCLE}M200 192a70 70 0 1 0 1 0M168 112L160 60 192 100M210 100L240 60 233 112`],
  [
    'word',
    'M40 100V300M40 200H110M110 100V300M150 300L190 100 230 300M165 220H215M270 300V100Q350 110 270 200L340 300',
  ],
])('a drawn %s is recognized', async (motif, d) => {
  const paper = '<rect width="400" height="400" fill="#fff"/>';
  const line = `<path fill="none" stroke="#0000ff" stroke-width="8" d="${d}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${paper}${line}</svg>`;
  const parts = readDrawing(await toInkMap(await sharp(Buffer.from(drawing)).png().toBuffer()));
  const read = parts.map((part) => {
    if (part.posture === undefined) return part.motif;
    return Math.abs(part.posture.turn) > 80 ? 'lying figure' : 'figure';
  });
  expect(read.join(', ')).toBe(motif);
});

test('the box around a path contains the whole of its large arcs', () => {
  expect(extentOf('<path d="M8 26A3.5 3.5 0 1 1 9 23.5"/>').left).toBeLessThan(3);
});

test('emoji leave no gap beside the letters of a name, and of a name of nothing else the heart is left', () => {
  expect(caption('🍕 Pizza 🍕', 'Marcel')).toBe(caption('Pizza', 'Marcel'));
  expect(caption('👩‍👩‍👧‍👦 🏳️‍🌈', 'Marcel')).toBe(caption('', 'Marcel'));
  expect(caption('x'.repeat(100), 'Marcel')).toContain('<path');
});
