import sharp, { type OverlayOptions } from 'sharp';
import { fileURLToPath } from 'node:url';
import { compose, type PictureOrder } from '../../contexts/studio/providers/local/composing/compose.js';
import { sampleCharacter, sampleDrawings, samplePortraits } from './sample-portraits.js';

const FILE = fileURLToPath(new URL('../../../../docs/studio-contact-sheet.webp', import.meta.url));

const COLUMNS = 5;
const TILE = 300;
const GAP = 8;

const NAMES = ['Grace', 'Kofi', 'Zoë', 'Minka', 'The Team', 'Starlight'];

const PROMPTS = [
  'A pirate looking for treasure on the beach at sunset',
  'A wizard in front of a castle at night with a green dragon',
  'Birthday party with cake and balloons',
  'An astronaut on the moon with a ufo',
  'Coding late, retro synthwave computer',
  'Snowy christmas in the mountains with gifts and a snowman',
  'A rainy day in the city with a yellow umbrella',
  'Deep sea diving between corals with a duck',
];

async function orders(): Promise<PictureOrder[]> {
  const portraits = await samplePortraits();
  const hugs = portraits.map((portrait, at) => ({
    kind: 'hug' as const,
    seed: at + 1,
    name: NAMES[at] ?? 'Friend',
    portrait,
    character: undefined,
  }));
  const [first] = hugs;
  const drawings = (await sampleDrawings()).map((drawing, at) => ({
    kind: 'drawing' as const,
    seed: 3 * at + 2,
    drawing,
  }));
  const images = PROMPTS.map((prompt, at) => ({ kind: 'image' as const, seed: 1000 + 7 * at, prompt }));
  const swapped = first === undefined ? [] : [{ ...first, seed: 21, name: 'Ada', character: await sampleCharacter() }];
  return [...hugs, ...swapped, ...drawings, ...images];
}

/** Every kind of picture that the local provider makes, side by side. */
async function makeContactSheet(): Promise<void> {
  const tiles: OverlayOptions[] = [];
  for (const [at, order] of (await orders()).entries()) {
    const input = await sharp(await compose(order))
      .resize(TILE, TILE)
      .png()
      .toBuffer();
    const step = TILE + GAP;
    tiles.push({ input, left: GAP + (at % COLUMNS) * step, top: GAP + Math.floor(at / COLUMNS) * step });
  }
  const across = (count: number): number => GAP + count * (TILE + GAP);
  const rows = Math.ceil(tiles.length / COLUMNS);
  await sharp({ create: { width: across(COLUMNS), height: across(rows), channels: 3, background: '#c3c7d0' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(FILE);
}

await makeContactSheet();
