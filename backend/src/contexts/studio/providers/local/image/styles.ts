import { svgDocument } from '@marcel/art/svg';
import sharp, { type Blend, type OverlayOptions, type Sharp } from 'sharp';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { StyleName } from '../prompt/vocabulary.js';
import tables from '../tables/svg.json' with { type: 'json' };

const svg = (body: string, edge = EDGE): Buffer =>
  Buffer.from(svgDocument(body, EDGE).replace('<svg', `<svg width="${edge}" height="${edge}"`));
const rasterOf = (drawing: string, edge = EDGE): Sharp =>
  sharp(svg(drawing, edge), { limitInputPixels: false, unlimited: true }).flatten({ background: '#ffffff' });
export const render = (drawing: string): Promise<Buffer> => rasterOf(drawing).png({ compressionLevel: 2 }).toBuffer();
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
const overlaid = (picture: Sharp, drawing: Buffer): Sharp => picture.composite([{ input: drawing }]);
/** Rounds the channels of all pixels: several times as fast as a matrix. */
async function fewColors(picture: Sharp, levels: number): Promise<Sharp> {
  const { input, raw } = await rawOf(picture);
  const step = 255 / (levels - 1);
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(value / step) * step);
  for (let at = 0; at < input.length; at += 1) input[at] = table[input[at] ?? 0] ?? 0;
  return sharp(input, { raw });
}
/** Strengthens the colors. */
async function saturated(picture: Sharp, share: number, light = 1): Promise<Sharp> {
  const { input, raw } = await rawOf(picture);
  const out = new Uint8ClampedArray(input.buffer, input.byteOffset, input.length);
  for (let at = 0; at < out.length; at += 3) {
    const gray = 0.3 * (out[at] ?? 0) + 0.59 * (out[at + 1] ?? 0) + 0.11 * (out[at + 2] ?? 0);
    for (let channel = at; channel < at + 3; channel += 1)
      out[channel] = light * (gray + ((out[channel] ?? 0) - gray) * share);
  }
  return sharp(input, { raw });
}
/** Draws where tones meet: dark on white, or light on black. */
async function lines(picture: Sharp, isLight = false): Promise<Sharp> {
  const gray = picture.clone().greyscale().toColourspace('b-w').raw();
  const { data, info } = await gray.toBuffer({ resolveWithObject: true });
  const [down, last] = [2 * info.width, data.length - 2 * info.width];
  const drawn = new Uint8ClampedArray(data.length).fill(isLight ? 0 : 255);
  for (let at = down; at < last; at += 1) {
    const across = Math.abs((data[at + 2] ?? 0) - (data[at - 2] ?? 0));
    const step = across + Math.abs((data[at + down] ?? 0) - (data[at - down] ?? 0));
    drawn[at] = isLight ? step * 3 : 255 - step * 2;
  }
  return after(sharp(drawn, { raw: { ...info, channels: 1 } }));
}
const LINEAR = { kernel: 'linear' } as const;
const SMALL = 704;
/** Edges of the rasters of some styles, at which the dithered sky keeps whole pixels; default: SMALL. */
const EDGES = new Map(Object.entries(tables.edges));
const areas = async (picture: Sharp, edge = EDGE): Promise<Sharp> =>
  after((await after(picture.clone().median(3))).resize(edge, edge, LINEAR));
/** Shares of a gray in which blue, the color of Marcel, is not the darkest. */
const GRAY = [0.3, 0.35, 0.45] as const;
const STROKES = 31;
/** Shifts of the colors of strokes beside each other. */
const SHIFTS = [-38, 16, 52, -16, 30];
/** Covers a picture with strokes of its own colors that swirl like those of van Gogh; at outlines they are thin. */
async function strokes(picture: Sharp): Promise<Buffer> {
  const { input } = await rawOf(picture.clone().resize(STROKES, STROKES));
  const step = EDGE / STROKES;
  const byLook = new Map<string, string>();
  for (let spot = 0; spot < STROKES * STROKES; spot += 1) {
    const toneAt = (at: number): number => (input[at * 3] ?? 0) + (input[at * 3 + 1] ?? 0);
    const [column, row, tone] = [spot % STROKES, Math.floor(spot / STROKES), toneAt(spot)];
    const isEdge = Math.max(...[1, -1, STROKES, -STROKES].map((by) => Math.abs(tone - toneAt(spot + by)))) > 80;
    const shift = (SHIFTS[(spot * 7919) % 5] ?? 0) * (isEdge ? 0.6 : 1);
    const rgb = [0.8, 0.9, 1.3].map((share, at) => Math.round(((input[spot * 3 + at] ?? 0) + shift * share) / 32) * 32);
    const [x, y] = [(column + 0.5 + (row % 2) / 2) * step, (row + 0.5) * step];
    const angle = Math.sin(x / 150) * 1.9 + Math.cos(y / 130) * 1.9;
    const [dx = 0, dy = 0] = [Math.cos(angle), Math.sin(angle)].map((way) => Math.round(way * (isEdge ? 12 : 24)));
    const look = `stroke="rgb(${rgb.join()})"${isEdge ? ' stroke-width="6" stroke-opacity=".5"' : ''}`;
    const stroke = `M${Math.round(x - dx)} ${Math.round(y - dy)}q${Math.round(dx + dy / 3)} ${Math.round(dy - dx / 3)} ${2 * dx} ${2 * dy}`;
    byLook.set(look, (byLook.get(look) ?? '') + stroke);
  }
  const paths = [...byLook].map(([look, d]) => `<path ${look} d="${d}"/>`);
  return svg(`<g fill="none" stroke-width="13">${paths.join('')}</g>`, SMALL);
}
/** Draws each pixel by its gray, its place, and the steps to the pixels right of it and below. */
async function redrawn(picture: Sharp, ink: (tone: number, x: number, y: number, step: number) => number) {
  const { input, raw } = await rawOf(picture);
  const { width, height } = raw;
  const [red, green, blue] = GRAY;
  const tones = new Uint8ClampedArray((width + 1) * (height + 2)).fill(255);
  for (let at = 0; at < width * height; at += 1)
    tones[at] = red * (input[3 * at] ?? 0) + green * (input[3 * at + 1] ?? 0) + blue * (input[3 * at + 2] ?? 0);
  const drawn = new Uint8ClampedArray(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const tone = tones[at] ?? 0;
      const step = Math.abs(tone - (tones[at + 2] ?? 0)) + Math.abs(tone - (tones[at + 2 * width] ?? 0));
      drawn[at] = ink(tone, x, y, step);
    }
  const gray = sharp(drawn, { raw: { ...raw, channels: 1 } });
  return after(gray.blur(0.6).toColourspace('srgb'));
}
/** The color of outlines in eight shades: a third of a square is enough for them. */
const OUTLINE = 0x242449;
/** Draws squares of the middle one of their colors, so that no edge is blurred. */
async function inSquares(picture: Sharp, count: number): Promise<Sharp> {
  const { input, raw } = await rawOf(await fewColors(picture, 8));
  const [side, drawn] = [raw.width / count, Buffer.alloc(count * count * 3)];
  const colors = new Uint32Array(side * side);
  for (let square = 0; square < count * count; square += 1) {
    const corner = (Math.floor(square / count) * raw.width + (square % count)) * side;
    for (let at = 0; at < colors.length; at += 1)
      colors[at] = input.readUIntBE((corner + Math.floor(at / side) * raw.width + (at % side)) * 3, 3);
    const isOutline = colors.sort().filter((color) => color === OUTLINE).length * 3 >= colors.length;
    drawn.writeUIntBE(isOutline ? OUTLINE : (colors[colors.length >> 1] ?? 0), square * 3, 3);
  }
  return sharp(drawn, { raw: { ...raw, width: count, height: count } }).resize(EDGE, EDGE, { kernel: 'nearest' });
}
const onSheet =
  (background: string, sheet: string): Style =>
  async (picture) => {
    const paper = rasterOf(`<rect width="${EDGE}" height="${EDGE}" fill="${background}"/>${sheet}`);
    return (await after(paper)).composite([await layer(await lines(picture, true), 'screen')]);
  };
/** Heights by which the grooves of a woodcut bend down, by column. */
const WAVES = Float64Array.from({ length: EDGE }, (_, x) => Math.sin(x / 60) * 7 + EDGE);
const STYLES: Readonly<Record<StyleName, Style>> = {
  pixel: (picture) => inSquares(picture, 128),
  mosaic: async (picture) => overlaid(await inSquares(await saturated(picture, 1.3), 80), svg(tables.grout)),
  lineArt: async (picture) => lines(picture),
  // Outlines are drawn with uneven pressure, dark areas are hatched with short strokes, and the paper has a grain.
  sketch: (picture) =>
    redrawn(picture, (tone, x, y, step) => {
      const grain = ((x * 7919 + y * 104729 + x * y) % 53) - 26;
      const across = x + y + ((y >> 5) & 3);
      const isGap = (x - y + (((across >> 3) * 61) % 97) * 7 + EDGE) % 310 < 14;
      const isHatched = tone < 205 && !isGap && across % 8 < (tone < 105 ? 4.4 : tone < 165 ? 3 : 1.5);
      return tone < 72 ? 74 + grain : isHatched ? 142 + grain : step > 14 ? 120 + grain : 249 + grain / 6;
    }),
  // Grooves between black ridges are the wider, the lighter an area is.
  woodcut: async (picture) => {
    const print = await redrawn(picture, (tone, x, y, step) => {
      const down = y + (WAVES[x] ?? 0);
      const groove = down - 13 * Math.floor(down / 13);
      return step > 60 || groove * 15 > tone - 34 ? 26 : 248;
    });
    return print.tint('#efe0bd');
  },
  blueprint: onSheet('#0b3a9c', tables.grid),
  chalkboard: onSheet('#2b4a3f', tables.board),
  crayon: async (picture) => overlaid(await saturated(picture, 1.25, 1.04), svg(tables.wax)),
  stainedGlass: async (picture) => {
    const panes = await saturated(await fewColors(await after(picture.median(3)), 7), 1.7, 1.08);
    return overlaid(panes.resize(SMALL, SMALL, LINEAR), svg(tables.leading, SMALL));
  },
  oil: async (picture) => {
    const daubs = await saturated(picture, 1.3);
    return overlaid(daubs, await strokes(daubs));
  },
  // Paint gathers at the edges of areas; washes that dried before, and the grain of the paper, lie over all of it.
  watercolour: async (picture) => {
    const rims = await layer((await lines(picture)).blur(1.2).linear(0.36, 163), 'multiply');
    const paint = await after(picture.linear(0.8, 51));
    return paint.composite([rims, { input: svg(tables.washes, EDGES.get('watercolour')) }]);
  },
  comic: async (picture) => overlaid(await saturated(await fewColors(picture, 6), 1.4), svg(tables.dotsInFrame)),
  poster: async (picture) => fewColors(await areas(picture), 6),
  vintage: async (picture) =>
    (await after(picture.greyscale().linear(0.85, 24))).tint('#d8b58a').composite([{ input: svg(tables.scratches) }]),
  noir: async (picture) => picture.greyscale().linear(1.25, -28).toColourspace('srgb'),
  neon: async (picture) => {
    const glow = await layer(await saturated(picture, 2.4, 1.5), 'multiply');
    const bright = await after((await lines(picture, true)).composite([glow]));
    const soft = await after((await after(bright.clone().resize(256, 256, LINEAR))).blur(3).linear(2, 0));
    const halo = await layer(soft.resize(SMALL, SMALL, LINEAR), 'screen');
    return (await saturated(picture, 1.6, 0.4)).composite([halo, await layer(bright, 'screen')]);
  },
  paperCut: async (picture) => {
    const flat = await fewColors(await areas(picture, SMALL), 7);
    const shade = await after((await lines(flat)).blur(3).linear(0.55, 115));
    return flat.composite([{ ...(await layer(shade, 'multiply')), left: 7, top: 7 }]);
  },
};
export async function inStyle(drawing: string, style: StyleName): Promise<Buffer> {
  const sheet = await after(await STYLES[style](await after(rasterOf(drawing, EDGES.get(style) ?? SMALL))));
  return sheet.resize(EDGE, EDGE, LINEAR).png({ compressionLevel: 1 }).toBuffer();
}
/** Replaces the dithered sky, which would become a pattern of lines in some styles. */
export const skyFor = (style: string | undefined, background: string): string =>
  /^(?:lineArt|sketch|blueprint|watercolour|neon|paperCut|crayon|chalkboard|woodcut|stainedGlass)$/.test(style ?? '')
    ? background.replaceAll(/<g shape-rendering="crispEdges">(.*?)<\/g>/g, (_, sky: string) => {
        const colors = [...sky.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color);
        return `<rect width="1024" height="1024" fill="${colors[Math.min(4, colors.length - 1)]}"/>`;
      })
    : background;
