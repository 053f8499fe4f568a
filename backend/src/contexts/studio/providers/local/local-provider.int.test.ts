import sharp from 'sharp';
import { createHash } from 'node:crypto';
import { sampleCharacter, sampleDrawings, samplePortraits } from '../../../../load/contact-sheet/sample-portraits.js';
import { compose, type PictureOrder } from './composing/compose.js';
import { wordsOf } from './language/words.js';
import { BEHIND, ON_GROUND, pictogramsAt } from './pictograms/dictionary.js';
import { drawPictogram, isDrawn } from './pictograms/draw-pictogram.js';
import { IN_AIR } from './pictograms/in-air.js';
import { EDGE } from './edge.js';
import { inStyle, STYLES } from './styles/styles.js';
import type { Relation } from './prompt/relations.js';
import type { Thing } from './prompt/thing.js';
import { atTheirs, withAllOnIt, type Placed } from './image/placed.js';
import { caption } from './lettering/caption.js';

const hashOf = (picture: Uint8Array): string => createHash('sha256').update(picture).digest('hex');

interface Composed {
  readonly picture: Uint8Array;
  readonly reRolled: Uint8Array;
}

const composeAll = async (order: PictureOrder): Promise<Composed> => ({
  picture: await compose(order),
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

  it('has the same bytes for the same seed', async () => {
    const again = await Promise.all(orders.map(compose));
    expect(again.map(hashOf)).toEqual(composed.map(({ picture }) => hashOf(picture)));
  });

  it('looks different after a re-roll', async () => {
    for (const { picture, reRolled } of composed) {
      const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reRolled)]);
      const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
      expect(changed / one.length).toBeGreaterThan(0.2);
    }
  });

  it('shows the drawn lines', async () => {
    const drawings = (await sampleDrawings()).slice(0, 2);
    const pictures = await Promise.all(drawings.map((drawing) => compose({ kind: 'drawing', seed: 4, drawing })));
    expect(new Set(pictures.map(hashOf)).size).toBe(drawings.length);
  });

  const odd: readonly [string, () => Promise<Buffer>][] = [
    ['a single pixel', () => blank(1, 1).png().toBuffer()],
    ['very wide', () => blank(1600, 40).jpeg().toBuffer()],
    ['very tall', () => blank(40, 1600).jpeg().toBuffer()],
    ['fully transparent', () => blank(300, 300, 0).png().toBuffer()],
    ['in the colours of print', () => blank(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
  ];
  it.each(odd)('accepts a portrait that is %s', async (_, portrait) => {
    const bytes = await portrait();
    const hug = { kind: 'hug' as const, seed: 1, name: 'Ada', portrait: bytes, character: bytes };
    expect((await compose(hug)).length).toBeGreaterThan(1000);
  });

  it('accepts an empty drawing', async () => {
    const drawing = await blank(2048, 1, 0).png().toBuffer();
    expect((await compose({ kind: 'drawing', seed: 1, drawing })).length).toBeGreaterThan(1000);
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
  });
});

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 150, b: 120, alpha } } });

const pixelsOf = async (bytes: Uint8Array): Promise<number[]> => [
  ...(await sharp(bytes).resize(64, 64).removeAlpha().raw().toBuffer()),
];

describe('pictograms', () => {
  const ALL = { ...ON_GROUND, ...IN_AIR, ...BEHIND };

  test('every pictogram that words ask for is there', () =>
    expect(Object.keys(ALL).filter((name) => !isDrawn(name))).toEqual([]));

  test('every term is found by its own words', () => {
    for (const [name, terms] of Object.entries(ALL))
      for (const term of terms.split(',')) {
        const found = pictogramsAt(wordsOf(term), 0)?.pictograms.map((one) => one.name);
        expect({ term, found }).toEqual({ term, found: expect.arrayContaining([name]) });
      }
  });

  test('the longest term wins', () => {
    expect(pictogramsAt(['ice', 'hockey'], 0)).toMatchObject({ pictograms: [{ name: 'ice-hockey' }], length: 2 });
    expect(pictogramsAt(['nothing'], 0)).toBeUndefined();
  });

  test('a colour is a filter of its own', () => {
    expect(drawPictogram('fox', 100)).not.toContain('feFuncR');
    expect(drawPictogram('fox', 100, '#e0263c')).toContain('id="outlinede0263c"');
  });
});

describe('styles', () => {
  let picture: Buffer;
  beforeAll(async () => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}"><rect width="100%" height="100%" fill="#3f8cff"/><circle cx="512" cy="512" r="300" fill="#e0263c" stroke="#16163a" stroke-width="20"/></svg>`;
    picture = await sharp(Buffer.from(drawn)).png().toBuffer();
  });

  test('each makes another picture of the same size', async () => {
    let style: keyof typeof STYLES;
    for (style in STYLES) await makesAnother(style);
  });

  async function makesAnother(style: keyof typeof STYLES): Promise<void> {
    const made = await inStyle(picture, style);
    const { width, height, format } = await sharp(made).metadata();
    expect({ width, height, format }).toEqual({ width: EDGE, height: EDGE, format: 'png' });
    const [before, after] = await Promise.all(
      [picture, made].map((one) => sharp(one).resize(64, 64).removeAlpha().toColourspace('srgb').raw().toBuffer()),
    );
    const changed = [...(before ?? [])].filter((value, at) => Math.abs(value - (after?.[at] ?? 0)) > 8).length;
    expect(changed).toBeGreaterThan(100);
  }
});

describe('placement', () => {
  const thing = (name: string, more: Partial<Thing> = {}): Thing => ({
    drawn: { by: 'pictogram', name },
    where: 'ground',
    count: 1,
    relation: 'beside',
    ...more,
  });

  const placed = (one: Thing, x = 146): Placed => ({
    thing: one,
    x,
    y: 890,
    scale: 1.2,
    turn: 0,
    depth: 890,
    isBefore: false,
  });

  function withIts(relation: Relation, where: Thing['where'] = 'ground') {
    const [its, fox] = atTheirs([placed(thing('fox'))], thing('other', { relation, of: 'fox', where })).toSorted(
      (one, other) => Number(one.thing.drawn.name === 'fox') - Number(other.thing.drawn.name === 'fox'),
    );
    if (its === undefined || fox === undefined) throw new Error('One of them is missing');
    return { its, fox };
  }

  test.each(['below', 'over'] as const)('a thing %s a creature is under it', (relation) => {
    const { its, fox } = withIts(relation);
    expect(fox.y).toBeLessThan(its.y);
  });

  test('a creature that leaps over a flying thing is above it', () => {
    const { its, fox } = withIts('over', 'air');
    expect(fox.y).toBeLessThan(its.y);
  });

  test('two who are next to each other are on the same side of Marcel, and neither before the other', () => {
    const { its, fox } = withIts('next');
    expect(its.x).toBeLessThan(400);
    expect(its.x - fox.x).toBeGreaterThan(190 * its.scale * 0.9);
  });

  test.each([
    ['head', 0.6],
    ['shoulder', 0.2],
  ] as const)('what is on a %s is up there', (relation, share) => {
    const { its, fox } = withIts(relation);
    expect(its.y).toBeLessThan(fox.y - 190 * fox.scale * share);
  });

  test('a held thing does not cover the face', () => {
    const { its, fox } = withIts('held');
    expect(its.y - 190 * its.scale).toBeGreaterThan(fox.y - 190 * fox.scale * 0.5);
  });

  test.each([
    ['deciduous-tree', 'bearing'],
    ['sofa', 'below'],
    ['fence', 'next'],
  ] as const)('five have one %s, each a spot of its own', (name, relation) => {
    const all = withAllOnIt(placed(thing(name, { relation, of: 'fox' })), [thing('fox', { count: 5 })]);
    expect(all.filter((one) => one.thing.drawn.name === name)).toHaveLength(1);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  test('a snowman has its red scarf once, and another one besides', () => {
    const snowman = [placed(thing('snowman'))];
    const scarf = thing('scarf', { relation: 'worn', of: 'snowman' });
    expect(atTheirs(snowman, scarf)).toHaveLength(1);
    expect(atTheirs(snowman, { ...scarf, colour: '#57b85a' })).toHaveLength(2);
  });
});

describe('captions', () => {
  test('emoji leave no gap beside the letters of a name, and of a name of nothing else the heart is left', () => {
    expect(caption('🍕 Pizza 🍕', 'Marcel')).toBe(caption('Pizza', 'Marcel'));
    expect(caption('👩‍👩‍👧‍👦 🏳️‍🌈', 'Marcel')).toBe(caption('', 'Marcel'));
    expect(caption('🍕', '🐧')).toContain('<path');
    expect(caption('Ada', 'Tux')).not.toBe(caption('Ada', 'Marcel'));
    expect(caption('x'.repeat(100), 'Marcel')).toContain('<path');
  });
});
