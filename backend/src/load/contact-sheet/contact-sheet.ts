import sharp, { type OverlayOptions } from 'sharp';
import { fileURLToPath } from 'node:url';
import { compose, type PictureOrder } from '../../contexts/studio/providers/local/composing/compose.js';
import { SAMPLE_PROMPTS } from './sample-prompts.js';
import { sampleCharacter, sampleDrawings, samplePortraits } from './sample-portraits.js';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

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

interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly tile: number;
}

/** Pictures side by side. */
async function makeContactSheet(ordered: readonly PictureOrder[], { name, columns, tile }: Sheet): Promise<void> {
  const tiles: OverlayOptions[] = [];
  const step = tile + GAP;
  for (const [at, order] of ordered.entries()) {
    const input = await sharp(await compose(order))
      .resize(tile, tile)
      .png()
      .toBuffer();
    tiles.push({ input, left: GAP + (at % columns) * step, top: GAP + Math.floor(at / columns) * step });
  }
  const across = (count: number): number => GAP + count * step;
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: across(columns), height: across(rows), channels: 3, background: '#c3c7d0' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(fileOf(name));
}

const worded = SAMPLE_PROMPTS.map((prompt, at) => ({ kind: 'image' as const, seed: 300 + 7 * at, prompt }));

await makeContactSheet(await orders(), { name: 'studio-contact-sheet.webp', columns: 5, tile: 300 });
await makeContactSheet(worded, { name: 'studio-prompts.webp', columns: 10, tile: 180 });
