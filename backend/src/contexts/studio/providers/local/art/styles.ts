import sharp, { type Matrix3x3, type OverlayOptions, type Sharp } from 'sharp';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { StyleName } from '../prompt/vocabulary.js';

type Style = (picture: Sharp) => Promise<Sharp>;

/** Runs the steps so far and starts new ones: the order within one run of sharp is fixed. */
async function after(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function layer(picture: Sharp, blend: OverlayOptions['blend']): Promise<OverlayOptions> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    blend: blend ?? 'over',
  };
}

/** Returns black lines on white where the colors change. */
const lines = async (picture: Sharp): Promise<Sharp> =>
  after(
    (await after(picture.clone().greyscale().blur(1.2)))
      .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
      .linear(5, -8)
      .negate({ alpha: false }),
  );

/** Spreads colors into areas, at a third of the size for speed. */
const areas = async (picture: Sharp, size: number): Promise<Sharp> =>
  (await after((await after(picture.clone().resize(340, 340))).median(size))).resize(EDGE, EDGE);

const fewColors = async (picture: Sharp, colors: number): Promise<Sharp> =>
  after(sharp(await picture.png({ palette: true, colors, dither: 0, compressionLevel: 1, effort: 1 }).toBuffer()));

const svg = (body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}">${body}</svg>`);

const sheet = (pattern: string, size: number): Buffer =>
  svg(
    `<defs><pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${pattern}</pattern></defs><rect width="100%" height="100%" fill="url(#p)"/>`,
  );

const SEPIA: Matrix3x3 = [
  [0.43, 0.42, 0.25],
  [0.36, 0.36, 0.2],
  [0.26, 0.26, 0.16],
];

const STROKES = 60;

/** Covers a picture with short strokes of its own colors that swirl like those of van Gogh. */
async function strokes(picture: Sharp): Promise<Buffer> {
  const { data } = await picture
    .clone()
    .resize(STROKES, STROKES)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = EDGE / STROKES;
  const byColor = new Map<string, string>();
  for (let spot = 0; spot < STROKES * STROKES; spot += 1) {
    const [column, row] = [spot % STROKES, Math.floor(spot / STROKES)];
    const light = ((spot * 7919) % 5) * 9 - 18;
    const rgb = [0, 1, 2].map((channel) =>
      Math.max(0, Math.min(248, Math.round(((data[spot * 3 + channel] ?? 0) + light) / 12) * 12)),
    );
    const [x, y] = [(column + 0.5 + (row % 2) / 2) * step, (row + 0.5) * step];
    const angle = Math.sin(x / 170) * 1.7 + Math.cos(y / 140) * 1.7;
    const [dx, dy] = [Math.cos(angle) * 15, Math.sin(angle) * 15];
    const color = `rgb(${rgb.join()})`;
    byColor.set(
      color,
      `${byColor.get(color) ?? ''}M${(x - dx).toFixed(0)} ${(y - dy).toFixed(0)}Q${(x + dy / 3).toFixed(0)} ${(y - dx / 3).toFixed(0)} ${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`,
    );
  }
  const paths = [...byColor].map(([color, d]) => `<path stroke="${color}" d="${d}"/>`);
  return svg(`<g fill="none" stroke-width="7" stroke-linecap="round" opacity=".62">${paths.join('')}</g>`);
}

const STYLES: Readonly<Record<StyleName, Style>> = {
  pixel: async (picture) => {
    const small = await after(picture.resize(96, 96, { kernel: 'lanczos2' }));
    return (await fewColors(small, 32)).resize(EDGE, EDGE, { kernel: 'nearest' });
  },
  lineArt: lines,
  sketch: async (picture) => {
    const strokesOf = sheet('<path d="M0 7L7 0" stroke="#555" stroke-width=".8" opacity=".3"/>', 7);
    const drawn = await layer(await lines(picture), 'multiply');
    return picture
      .greyscale()
      .linear(0.5, 128)
      .toColourspace('srgb')
      .composite([drawn, { input: strokesOf, blend: 'multiply' }]);
  },
  blueprint: async (picture) => {
    const white = await layer((await lines(picture)).negate({ alpha: false }), 'screen');
    const grid = sheet('<path d="M64 0H0V64" fill="none" stroke="#6f9bff" stroke-width="1.5" opacity=".6"/>', 64);
    return sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#0b3a9c' } }).composite([
      { input: grid },
      white,
    ]);
  },
  oil: async (picture) => {
    const daubs = await after((await areas(picture, 3)).modulate({ saturation: 1.25 }));
    return daubs.composite([{ input: await strokes(daubs) }]);
  },
  watercolour: async (picture) => {
    const drawn = await layer((await lines(picture)).linear(0.7, 76), 'multiply');
    const grain = sheet(
      '<circle cx="3" cy="4" r="1.4" fill="#fff" opacity=".35"/><circle cx="9" cy="10" r="1" fill="#8a8" opacity=".12"/>',
      13,
    );
    const rim = svg(
      '<path fill="#fffdf6" fill-rule="evenodd" d="M0 0H1024V1024H0ZM48 66Q150 22 300 48T560 40 820 52 980 70Q996 240 972 400T990 700 966 968Q800 1000 640 974T330 986 60 960Q26 800 52 620T38 300 48 66Z"/>',
    );
    const washes = (await after(await areas(picture, 3))).modulate({ saturation: 0.9 }).linear(0.72, 72);
    return (await after(washes)).composite([drawn, { input: grain, blend: 'soft-light' }, { input: rim }]);
  },
  comic: async (picture) => {
    const dots = sheet('<circle cx="6" cy="6" r="2.6" fill="#000" opacity=".22"/>', 12);
    const frame = svg(
      '<rect x="12" y="12" width="1000" height="1000" fill="none" stroke="#fff" stroke-width="26"/><rect x="26" y="26" width="972" height="972" fill="none" stroke="#111" stroke-width="8"/>',
    );
    return (await fewColors(picture, 14))
      .modulate({ saturation: 1.5 })
      .composite([{ input: dots, blend: 'multiply' }, { input: frame }]);
  },
  poster: async (picture) => {
    const frame = svg('<rect x="20" y="20" width="984" height="984" fill="none" stroke="#f5ecd0" stroke-width="40"/>');
    return (await fewColors(await areas(picture, 3), 9)).composite([{ input: frame }]);
  },
  vintage: async (picture) => {
    const scratches = sheet('<circle cx="11" cy="17" r="1" fill="#fff" opacity=".3"/>', 37);
    const grey = await after(picture.greyscale().linear(0.85, 24));
    return grey.recomb(SEPIA).composite([{ input: scratches }]);
  },
  noir: async (picture) => picture.greyscale().linear(1.25, -28).toColourspace('srgb'),
  neon: async (picture) => {
    const white = await after((await lines(picture)).negate({ alpha: false }));
    const glow = await after(picture.clone().modulate({ saturation: 2.4, brightness: 1.5 }));
    const bright = await after(white.composite([await layer(glow, 'multiply')]));
    const halo = await layer(
      (await after((await after(bright.clone().resize(256, 256))).blur(3).linear(2, 0))).resize(EDGE, EDGE),
      'screen',
    );
    return picture.modulate({ brightness: 0.22, saturation: 1.6 }).composite([halo, await layer(bright, 'screen')]);
  },
  paperCut: async (picture) => {
    const flat = await fewColors(await areas(picture, 3), 12);
    const edges = await after((await lines(flat)).blur(3));
    const shade = await layer(
      (await after(edges.extend({ top: 7, left: 7, background: '#ffffff' })))
        .extract({ left: 0, top: 0, width: EDGE, height: EDGE })
        .linear(0.75, 64),
      'multiply',
    );
    const grain = sheet('<path d="M0 3H5M2 8H9" stroke="#fff" stroke-width="1" opacity=".3"/>', 11);
    return flat.composite([shade, { input: grain, blend: 'soft-light' }]);
  },
};

export async function inStyle(picture: Buffer, style: StyleName): Promise<Buffer> {
  const styled = await STYLES[style](await after(sharp(picture)));
  return styled.flatten({ background: '#ffffff' }).png({ compressionLevel: 3 }).toBuffer();
}

const DRAWN_IN_LINES: ReadonlySet<StyleName> = new Set([
  'lineArt',
  'sketch',
  'blueprint',
  'watercolour',
  'neon',
  'paperCut',
]);

/** Replaces the dithered sky, which would become a pattern of lines in some styles. */
export const skyFor = (style: StyleName | undefined, background: string): string =>
  style !== undefined && DRAWN_IN_LINES.has(style)
    ? background.replace(
        /<g shape-rendering="crispEdges"><path fill="(#\w+)"(.*?)<\/g>/,
        (_, first: string, rest: string) => {
          const middle = [...rest.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color)[3] ?? first;
          return `<rect width="1024" height="1024" fill="${middle}"/>`;
        },
      )
    : background;
