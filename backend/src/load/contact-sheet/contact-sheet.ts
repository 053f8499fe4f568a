import sharp, { type OverlayOptions } from 'sharp';
import { fileURLToPath } from 'node:url';
import { compose, type PictureOrder } from '../../contexts/studio/providers/local/composing/compose.js';
import { SAMPLE_PROMPTS } from './sample-prompts.js';
import { sampleCharacter, sampleDrawings, samplePortraits } from './sample-portraits.js';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

const GAP = 8;

const NAMES = ['Grace', 'Kofi', 'Zoë', 'Minka', 'The Team', 'Starlight'];

/** So many of each kind are looked at. */
const EACH = 24;

/** Every so many hugs somebody else than Marcel hugs. */
const CHARACTER_EVERY = 6;

async function hugs(): Promise<PictureOrder[]> {
  const portraits = await samplePortraits();
  const character = await sampleCharacter();
  return Array.from({ length: EACH }, (_, at) => ({
    kind: 'hug',
    seed: at + 1,
    name: NAMES[at % NAMES.length] ?? '',
    // Each portrait meets each embrace: there are three of these, and six portraits.
    portrait: portraits[(at + Math.floor(at / portraits.length)) % portraits.length] ?? Buffer.of(),
    character: at % CHARACTER_EVERY === CHARACTER_EVERY - 1 ? character : undefined,
  }));
}

async function drawings(): Promise<PictureOrder[]> {
  const drawn = await sampleDrawings();
  return Array.from({ length: EACH }, (_, at) => ({
    kind: 'drawing',
    seed: 3 * at + 2,
    drawing: drawn[at % drawn.length] ?? Buffer.of(),
  }));
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

const [hugged, drawn] = [await hugs(), await drawings()];

/** A few of each kind, as the README shows them. */
const OVERVIEW_PROMPTS = [
  'A pirate looking for treasure on the beach at sunset',
  'A wizard in front of a castle at night with a green dragon',
  'Birthday party with cake and balloons',
  'An astronaut on the moon with a ufo',
  'Surfing a big wave',
  'Snowy christmas in the mountains with gifts and a snowman',
  'Northern lights over a lake',
  'Deep sea diving between corals with a duck',
];
const scenes = OVERVIEW_PROMPTS.map((prompt, at) => ({ kind: 'image' as const, seed: 1000 + 7 * at, prompt }));

await makeContactSheet([...hugged.slice(0, 6), ...drawn.slice(0, 6), ...scenes], {
  name: 'studio-contact-sheet.webp',
  columns: 5,
  tile: 300,
});
await makeContactSheet(hugged, { name: 'studio-hugs.webp', columns: 8, tile: 200 });
await makeContactSheet(drawn, { name: 'studio-drawings.webp', columns: 8, tile: 200 });
await makeContactSheet(worded, { name: 'studio-prompts.webp', columns: 10, tile: 180 });
