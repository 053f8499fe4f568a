import sharp, { type Matrix3x3, type Sharp } from 'sharp';
import { EDGE } from '../edge.js';

type Style = (picture: Buffer) => Promise<Sharp>;

async function lines(picture: Buffer): Promise<Sharp> {
  const edges = await sharp(picture)
    .greyscale()
    .blur(1.2)
    .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
    .linear(5, -8)
    .negate({ alpha: false })
    .png()
    .toBuffer();
  return sharp(edges);
}

const SEPIA: Matrix3x3 = [
  [0.43, 0.42, 0.25],
  [0.36, 0.36, 0.2],
  [0.26, 0.26, 0.16],
];

const PINK: Matrix3x3 = [
  [0.34, 0.33, 0.33],
  [0.12, 0.12, 0.12],
  [0.29, 0.28, 0.28],
];

const sheet = (pattern: string, size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}"><defs><pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${pattern}</pattern></defs><rect width="${EDGE}" height="${EDGE}" fill="url(#p)"/></svg>`,
  );

const fewColours = async (picture: Buffer, colours: number): Promise<Sharp> =>
  sharp(await sharp(picture).png({ palette: true, colours, dither: 0 }).toBuffer());

export const STYLES = {
  pixel: async (picture) => {
    const small = await sharp(picture)
      .resize(96, 96, { kernel: 'lanczos2' })
      .png({ palette: true, colours: 32, dither: 0 })
      .toBuffer();
    return sharp(small).resize(EDGE, EDGE, { kernel: 'nearest' });
  },
  lineArt: lines,
  sketch: async (picture) => {
    const paper = await sharp(picture).greyscale().linear(0.5, 128).toColourspace('srgb').png().toBuffer();
    const drawn = await (await lines(picture)).toColourspace('srgb').png().toBuffer();
    const strokes = '<path d="M0 7L7 0" stroke="#555" stroke-width=".8" opacity=".3"/>';
    return sharp(paper).composite([
      { input: drawn, blend: 'multiply' },
      { input: sheet(strokes, 7), blend: 'multiply' },
    ]);
  },
  blueprint: async (picture) => {
    const white = await (await lines(picture)).negate({ alpha: false }).toColourspace('srgb').png().toBuffer();
    const grid = sheet('<path d="M64 0H0V64" fill="none" stroke="#6f9bff" stroke-width="1.5" opacity=".6"/>', 64);
    return sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#0b3a9c' } }).composite([
      { input: grid },
      { input: white, blend: 'screen' },
    ]);
  },
  oil: async (picture) => {
    const daubs = await sharp(picture).median(15).modulate({ saturation: 1.25 }).png().toBuffer();
    return sharp(daubs)
      .composite([
        {
          input: sheet(
            '<path d="M0 4Q8 0 16 5T32 4" fill="none" stroke="#fff" stroke-width="2" opacity=".16"/><path d="M0 12Q8 8 16 13T32 12" fill="none" stroke="#000" stroke-width="2" opacity=".1"/>',
            32,
          ),
          blend: 'overlay',
        },
      ])
      .sharpen({ sigma: 3, m1: 2, m2: 3 });
  },
  watercolour: async (picture) => {
    const washes = await sharp(picture).median(11).modulate({ saturation: 0.95 }).linear(0.82, 42).png().toBuffer();
    const drawn = await (await lines(picture)).linear(0.75, 64).toColourspace('srgb').png().toBuffer();
    return sharp(washes).composite([
      { input: drawn, blend: 'multiply' },
      {
        input: sheet(
          '<circle cx="3" cy="4" r="1.4" fill="#fff" opacity=".35"/><circle cx="9" cy="10" r="1" fill="#8a8" opacity=".12"/>',
          13,
        ),
        blend: 'soft-light',
      },
    ]);
  },
  comic: async (picture) => {
    const flat = await (await fewColours(picture, 14)).modulate({ saturation: 1.5 }).png().toBuffer();
    return sharp(flat).composite([
      { input: sheet('<circle cx="6" cy="6" r="2.6" fill="#000" opacity=".22"/>', 12), blend: 'multiply' },
    ]);
  },
  poster: async (picture) => {
    const flat = await (
      await fewColours(await sharp(picture).median(7).png().toBuffer(), 9)
    )
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}"><rect x="20" y="20" width="${EDGE - 40}" height="${EDGE - 40}" fill="none" stroke="#f5ecd0" stroke-width="40"/></svg>`;
    return sharp(flat).composite([{ input: Buffer.from(frame) }]);
  },
  vintage: async (picture) => {
    const grey = await sharp(picture).greyscale().linear(0.85, 24).toColourspace('srgb').png().toBuffer();
    const faded = await sharp(grey).recomb(SEPIA).png().toBuffer();
    const scratches = '<circle cx="11" cy="17" r="1" fill="#fff" opacity=".3"/>';
    return sharp(faded).composite([{ input: sheet(scratches, 37) }]);
  },
  noir: async (picture) =>
    sharp(await sharp(picture).greyscale().linear(1.25, -28).toColourspace('srgb').png().toBuffer()),
  neon: async (picture) => {
    const dark = await sharp(picture).modulate({ brightness: 0.4, saturation: 1.5 }).png().toBuffer();
    const white = await (await lines(picture)).negate({ alpha: false }).toColourspace('srgb').png().toBuffer();
    const bright = await sharp(white).recomb(PINK).png().toBuffer();
    const halo = await sharp(bright).blur(9).png().toBuffer();
    return sharp(dark).composite([
      { input: halo, blend: 'screen' },
      { input: bright, blend: 'screen' },
    ]);
  },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof STYLES;

export async function inStyle(picture: Buffer, style: StyleName): Promise<Buffer> {
  return (await STYLES[style](picture)).flatten({ background: '#ffffff' }).png({ compressionLevel: 3 }).toBuffer();
}
