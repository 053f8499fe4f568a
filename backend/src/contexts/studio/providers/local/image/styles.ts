import { svgDocument } from '@marcel/art/svg';
import sharp, { type Blend, type Matrix3x3, type OverlayOptions, type Sharp } from 'sharp';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { StyleName } from '../prompt/vocabulary.js';
import { toSet } from '../sets.js';
import tables from '../tables/svg.json' with { type: 'json' };

export const toSvgBytes = (drawing: string): Buffer => Buffer.from(svgDocument(drawing, EDGE));
export const render = (drawing: string): Promise<Buffer> =>
  sharp(toSvgBytes(drawing), { limitInputPixels: false, unlimited: true })
    .resize(EDGE, EDGE)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 3 })
    .toBuffer();
type Style = (picture: Sharp) => Promise<Sharp>;
/** Runs the steps so far: the order within one run of sharp is fixed. */
async function rawOf(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
async function after(picture: Sharp): Promise<Sharp> {
  const { input, raw } = await rawOf(picture);
  return sharp(input, { raw });
}
const layer = async (picture: Sharp, blend: Blend): Promise<OverlayOptions> => ({ ...(await rawOf(picture)), blend });
/** Strengthens the colors, in one matrix: several times as fast as `modulate`. */
function saturated(picture: Sharp, share: number, light = 1): Sharp {
  const row = (own: number): [number, number, number] => {
    const [red = 0, green = 0, blue = 0] = [0.3, 0.59, 0.11].map(
      (gray, at) => light * (gray * (1 - share) + (at === own ? share : 0)),
    );
    return [red, green, blue];
  };
  return picture.recomb([row(0), row(1), row(2)]);
}
const lines = async (picture: Sharp): Promise<Sharp> =>
  after(
    (await after(picture.clone().greyscale().blur(1.2)))
      .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
      .linear(5, -8)
      .negate({ alpha: false }),
  );
const LINEAR = { kernel: 'linear' } as const;
const areas = async (picture: Sharp, edge = EDGE): Promise<Sharp> =>
  (await after((await after(picture.clone().resize(340, 340, LINEAR))).median(3))).resize(edge, edge, LINEAR);
const SMALL = 720;
const SLOW = toSet('sketch,oil,watercolour,neon,paperCut');
const fewColors = async (picture: Sharp, colors: number): Promise<Sharp> =>
  after(sharp(await picture.png({ palette: true, colors, dither: 0, compressionLevel: 1, effort: 1 }).toBuffer()));
const svg = (body: string, edge = EDGE): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${EDGE} ${EDGE}">${body}</svg>`,
  );
const sheet = (body: string, size: number): Buffer =>
  svg(
    `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>` +
      '<rect width="100%" height="100%" fill="url(#p)"/>',
  );
const frame = (color: string, width: number, from = 0): OverlayOptions => {
  const [edge, start] = [EDGE - 2 * from - width, from + width / 2];
  const square = `x="${start}" y="${start}" width="${edge}" height="${edge}"`;
  return { input: svg(`<rect ${square} fill="none" stroke="${color}" stroke-width="${width}"/>`) };
};
/** Shares of a gray in which blue, the color of Marcel, is not the darkest. */
const GRAY = [0.3, 0.35, 0.45] satisfies Matrix3x3[number];
const STROKES = 30;
/** Covers a picture with short strokes of its own colors that swirl like those of van Gogh. */
async function strokes(picture: Sharp): Promise<Buffer> {
  const { input } = await rawOf(picture.clone().resize(STROKES, STROKES));
  const step = EDGE / STROKES;
  const byColor = new Map<string, string>();
  for (let spot = 0; spot < STROKES * STROKES; spot += 1) {
    const [column, row, light] = [spot % STROKES, Math.floor(spot / STROKES), ((spot * 7919) % 5) * 9 - 18];
    const color = `rgb(${[0, 1, 2].map((channel) => Math.round(((input[spot * 3 + channel] ?? 0) + light) / 24) * 24).join()})`;
    const [x, y] = [(column + 0.5 + (row % 2) / 2) * step, (row + 0.5) * step];
    const angle = Math.sin(x / 170) * 1.7 + Math.cos(y / 140) * 1.7;
    const [dx, dy] = [Math.round(Math.cos(angle) * 20), Math.round(Math.sin(angle) * 20)];
    const stroke = `M${Math.round(x - dx)} ${Math.round(y - dy)}q${Math.round(dx + dy / 3)} ${Math.round(dy - dx / 3)} ${2 * dx} ${2 * dy}`;
    byColor.set(color, (byColor.get(color) ?? '') + stroke);
  }
  const paths = [...byColor].map(([color, d]) => `<path stroke="${color}" d="${d}"/>`);
  return svg(`<g fill="none" stroke-width="13" opacity=".6">${paths.join('')}</g>`, SMALL);
}
const STYLES: Readonly<Record<StyleName, Style>> = {
  pixel: async (picture) => {
    const small = await after(picture.resize(96, 96, { kernel: 'lanczos2' }));
    return (await fewColors(small, 32)).resize(EDGE, EDGE, { kernel: 'nearest' });
  },
  lineArt: lines,
  sketch: async (picture) => {
    const { input, raw } = await rawOf(picture.recomb([GRAY, GRAY, GRAY]));
    const toneAt = (at: number): number => input[at * 3] ?? input.at(-1) ?? 255;
    // Outlines stay, areas are hatched where they are dark, and a fine line is where two areas meet.
    const pencil = Uint8Array.from({ length: raw.width * raw.height }, (_, at) => {
      const [tone, x, y] = [toneAt(at), at % raw.width, Math.floor(at / raw.width)];
      const sway = (y >> 5) & 3;
      const isHatched = (tone < 165 && (x + y + sway) % 8 < 2) || (tone < 105 && (x - y + sway + EDGE * 8) % 8 < 2);
      const step = Math.abs(tone - toneAt(at + 2)) + Math.abs(tone - toneAt(at + 2 * raw.width));
      return tone < 72 ? 62 : isHatched ? 128 : step > 14 ? 140 : 252;
    });
    return sharp(pencil, { raw: { ...raw, channels: 1 } })
      .blur(0.6)
      .toColourspace('srgb');
  },
  blueprint: async (picture) => {
    const white = await layer((await lines(picture)).negate({ alpha: false }), 'screen');
    const grid = sheet('<path d="M64 0H0V64" fill="none" stroke="#6f9bff" stroke-width="1.5" opacity=".6"/>', 64);
    const paper = sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#0b3a9c' } });
    return paper.composite([{ input: grid }, white]);
  },
  oil: async (picture) => {
    const daubs = await after(saturated(picture, 1.3));
    return daubs.composite([{ input: await strokes(daubs) }]);
  },
  watercolour: async (picture) => {
    const washes = saturated(await after((await areas(picture, SMALL)).blur(2.2)), 0.95).linear(0.86, 38);
    return (await after(washes)).composite([{ input: svg(tables.raggedEdge, SMALL) }]);
  },
  comic: async (picture) => {
    const dots = sheet('<circle cx="6" cy="6" r="2.6" fill="#000" opacity=".22"/>', 12);
    const flat = saturated(await fewColors(picture, 14), 1.5);
    return flat.composite([{ input: dots, blend: 'multiply' }, frame('#fff', 24), frame('#111', 8, 24)]);
  },
  poster: async (picture) => (await fewColors(await areas(picture), 9)).composite([frame('#f5ecd0', 40)]),
  vintage: async (picture) => {
    const scratches = sheet('<circle cx="11" cy="17" r="1" fill="#fff" opacity=".3"/>', 37);
    return (await after(picture.greyscale().linear(0.85, 24))).tint('#d8b58a').composite([{ input: scratches }]);
  },
  noir: async (picture) => picture.greyscale().linear(1.25, -28).toColourspace('srgb'),
  neon: async (picture) => {
    const white = (await lines(picture)).negate({ alpha: false });
    const glow = await layer(saturated(picture.clone(), 2.4, 1.5), 'multiply');
    const bright = await after((await after(white)).composite([glow]));
    const soft = await after((await after(bright.clone().resize(256, 256, LINEAR))).blur(3).linear(2, 0));
    const halo = await layer(soft.resize(SMALL, SMALL, LINEAR), 'screen');
    return saturated(picture, 1.6, 0.4).composite([halo, await layer(bright, 'screen')]);
  },
  paperCut: async (picture) => {
    const flat = await fewColors(await areas(picture, SMALL), 12);
    const blurred = await after((await lines(flat)).blur(3));
    const edges = await after(blurred.extend({ top: 7, left: 7, background: '#fff' }));
    const shade = edges.extract({ left: 0, top: 0, width: SMALL, height: SMALL }).linear(0.75, 64);
    return flat.composite([await layer(shade, 'multiply')]);
  },
};
export async function inStyle(picture: Buffer, style: StyleName): Promise<Buffer> {
  const edge = SLOW.has(style) ? SMALL : EDGE;
  const sheet = await STYLES[style](await after(sharp(picture).resize(edge, edge, LINEAR)));
  const styled = edge === EDGE ? sheet : (await after(sheet)).resize(EDGE, EDGE, LINEAR);
  return styled.flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer();
}
const DRAWN_IN_LINES = toSet('lineArt,sketch,blueprint,watercolour,neon,paperCut');
/** Replaces the dithered sky, which would become a pattern of lines in some styles. */
export const skyFor = (style: string | undefined, background: string): string =>
  DRAWN_IN_LINES.has(style ?? '')
    ? background.replace(/<g shape-rendering="crispEdges">(.*?)<\/g>/, (_, sky: string) => {
        const colors = [...sky.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color);
        return `<rect width="1024" height="1024" fill="${colors[Math.min(4, colors.length - 1)]}"/>`;
      })
    : background;
