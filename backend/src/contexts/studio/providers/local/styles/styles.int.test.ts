import sharp from 'sharp';
import { EDGE } from '../edge.js';
import { inStyle, STYLES } from './styles.js';

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
